import type { Config } from "@netlify/functions";
import { reverseCase } from "#contract/reversal/reverse-case.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { CATALOGUE_FILES, type CarriedFiles } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { answerCaseLookup } from "#server/reversal/look-up-case.ts";
import { openCasesByNumber } from "#server/reversal/open/open-collections.ts";

/** POST /reverse/case: the collection's data on the case with this number. */
export default endpoint({
  ...reverseCase,
  word: failureMessage,
  answer: ({ input }) => answerCaseLookup(input, openCasesByNumber()),
});

export const config: Config = { path: "/reverse/case" };

export const carries: CarriedFiles = [...CATALOGUE_FILES, "data/generated/reversal/case-*.bin"];

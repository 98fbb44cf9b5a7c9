import type { Config } from "@netlify/functions";
import { reverseCase } from "#contract/reversal/reverse-case.ts";
import { CATALOGUE_FILES, type CarriedFiles } from "#server/carried-files.ts";
import { answerCaseLookup } from "#server/reversal/look-up-case.ts";
import { openCasesByNumber } from "#server/reversal/open/open-collections.ts";
import { endpoint } from "../endpoint.mts";

/** POST /reverse/case reports what the collection has about the case with a case number. */
export default endpoint({
  ...reverseCase,
  answer: ({ input }) => answerCaseLookup(input, openCasesByNumber()),
});

export const config: Config = { path: "/reverse/case" };

export const carries: CarriedFiles = [...CATALOGUE_FILES, "data/generated/reversal/case-*.bin"];

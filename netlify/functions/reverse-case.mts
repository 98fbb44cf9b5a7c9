import type { Config } from "@netlify/functions";
import { reverseCase } from "#contract/reversal/reverse-case.ts";
import { wordFailure } from "#i18n/api-errors.ts";
import type { CarriedFiles } from "#server/carried-files.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { lookUpCase } from "#server/reversal/look-up-case.ts";

/** POST /reverse/case: what the collection knows of the case with this number. */
export default endpoint({
  ...reverseCase,
  word: wordFailure,
  answer: ({ input }) => lookUpCase(input),
});

export const config: Config = { path: "/reverse/case" };

export const carries: CarriedFiles = ["data/generated/reversal/case-*.bin"];

import type { Config } from "@netlify/functions";
import { lawyerPlain } from "#contract/no-js/lawyer-no-js.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { noJsWords } from "#i18n/no-js-words.ts";
import { CATALOGUE_FILES, type CarriedFiles, PAGE_FRAME, RECOVERY_TABLES } from "#server/carried-files.ts";
import { asOperation } from "#server/http/endpoint.ts";
import { answerNoJsLawyers } from "#server/no-js/answer-lawyers.ts";

/**
 * POST /lawyer/plain answers with the lawyers for a claim as a page for browsers without script. The three
 * lists follow each other.
 */
export default asOperation(lawyerPlain, (request) => answerNoJsLawyers(request, noJsWords, failureMessage));

export const config: Config = { path: "/lawyer/plain" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...RECOVERY_TABLES,
  "data/generated/recovery/profiles.json",
  ...PAGE_FRAME,
];

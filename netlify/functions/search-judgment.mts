import type { Config } from "@netlify/functions";
import { searchJudgment } from "#contract/no-js/search-no-js.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { downloadFile } from "#i18n/download-file.ts";
import { noJsWords } from "#i18n/no-js-words.ts";
import { type CarriedFiles, PAGE_FRAME } from "#server/carried-files.ts";
import { asOperation } from "#server/http/endpoint.ts";
import { answerNoJsJudgment } from "#server/no-js/answer-judgment.ts";

/**
 * GET /search/judgment?id= answers with one judgment as a page for browsers without script, or with
 * format=docx as a Word file.
 */
export default asOperation(searchJudgment, (request) =>
  answerNoJsJudgment(request, noJsWords, failureMessage, downloadFile),
);

export const config: Config = { path: "/search/judgment" };

export const carries: CarriedFiles = [
  ...PAGE_FRAME,
  "data/generated/search/cases/{columns,rows,details}.bin",
  "data/generated/search/cases/catalogue.json",
  "data/generated/search/manifest.json",
];

import type { Config } from "@netlify/functions";
import { searchPlain } from "#contract/no-js/search-no-js.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { noJsWords } from "#i18n/no-js-words.ts";
import {
  CATALOGUE_FILES,
  type CarriedFiles,
  PAGE_FRAME,
  QUESTION_FILES,
  searchIndexWithout,
} from "#server/carried-files.ts";
import { asOperation } from "#server/http/endpoint.ts";
import { answerNoJsList } from "#server/no-js/answer-list.ts";

/** POST /search/plain answers with a list of results as a page for browsers without script, ten on a page. */
export default asOperation(searchPlain, (request) => answerNoJsList(request, noJsWords, failureMessage));

export const config: Config = { path: "/search/plain" };

export const carries: CarriedFiles = [
  ...CATALOGUE_FILES,
  ...PAGE_FRAME,
  ...QUESTION_FILES,
  ...searchIndexWithout("facets", "suggestions"),
];

import * as z from "zod/mini";
import { WORD_TYPE } from "#domain/text/word-document.ts";
import { ContentRequest } from "../judgment/judgment-detail.ts";
import type { Operation } from "../operation.ts";
import { SEARCH_JUDGMENT_PATH, SEARCH_PLAIN_PATH } from "../search/result-paths.ts";
import { SearchQuery } from "../search/search-query.ts";

/** Answers with the result list as a page of ten rows, for browsers without JavaScript. */
export const searchPlain = {
  route: SEARCH_PLAIN_PATH,
  method: "POST",
  alsoBy: ["GET"],
  input: SearchQuery,
  bodies: ["application/x-www-form-urlencoded"],
  media: { "text/html": null },
  isPage: true,
  fails: ["ambiguous"],
  examples: () => ({ words: { qr: ["代位求偿"], index: 2 } }),
} satisfies Operation;

/** Answers with one judgment as a page, for browsers without JavaScript, or as a Word file. */
export const searchJudgment = {
  route: SEARCH_JUDGMENT_PATH,
  method: "GET",
  input: z.extend(ContentRequest, { format: z.optional(z.enum(["docx"])) }),
  media: { "text/html": null, [WORD_TYPE]: null },
  isPage: true,
  fails: ["unknown_id"],
  examples: ({ id }) => ({ judgment: { id }, word: { id, format: "docx" } }),
} satisfies Operation;

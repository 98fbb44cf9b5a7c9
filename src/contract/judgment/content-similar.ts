import * as z from "zod/mini";
import { Choice, Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { CONTENT_SIMILAR_PATH } from "../paths.ts";
import { SimilarRow } from "../search/similar-row.ts";
import { ContentRequest } from "./judgment-detail.ts";

/** Longest text in characters; long enough for a pasted judgment. */
const MAX_TEXT_CHARS = 50_000;

/**
 * The id of a judgment, or a text: a description of 2 characters or more, or a pasted judgment, whose facts
 * are used. `cause` (code or label) is the visitor's choice of cause for the text.
 */
export const ContentSimilarRequest = z.union([
  ContentRequest,
  z.object({
    text: z.string().check(z.minLength(2), z.maxLength(MAX_TEXT_CHARS)),
    cause: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
]);

export const ContentSimilarResponse = z.object({
  result: Result,
  /** Most similar first, at most eight. */
  data: z.array(SimilarRow),
  /** Causes that a text may be of, likeliest first; empty where the cause is known. */
  causes: z.array(Choice),
});
export type ContentSimilarResponse = z.infer<typeof ContentSimilarResponse>;

/** Judgments similar to one, or to a text. */
export const contentSimilar = {
  route: CONTENT_SIMILAR_PATH,
  method: "POST",
  input: ContentSimilarRequest,
  output: ContentSimilarResponse,
  fails: ["unknown_id"],
  examples: ({ id }) => ({
    judgment: { id },
    text: { text: "被告驾车追尾，保险公司赔付后向侵权人追偿", cause: "保险人代位求偿权纠纷" },
  }),
} satisfies Operation;

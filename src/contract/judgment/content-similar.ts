import * as z from "zod/mini";
import { answered, Choice } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { CONTENT_SIMILAR_PATH } from "../paths.ts";
import { SimilarRow } from "../search/similar-row.ts";
import { ContentRequest } from "./judgment-detail.ts";

/** Maximum length of the text in characters. A pasted judgment fits. */
const MAX_TEXT_CHARS = 50_000;

/**
 * The id of a judgment, or a text. The text is a description of at least 2 characters or a pasted judgment,
 * of which the facts are used. `cause` (code or label) is the cause that the visitor chose for the text.
 */
export const ContentSimilarRequest = z.union([
  ContentRequest,
  z.object({
    text: z.string().check(z.minLength(2), z.maxLength(MAX_TEXT_CHARS)),
    cause: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
]);

export const ContentSimilarResponse = answered({
  /** The similar judgments, at most eight, most similar first. */
  data: z.array(SimilarRow),
  /** Causes that the text may have, likeliest first. Empty if the cause is known. */
  causes: z.array(Choice),
});
export type ContentSimilarResponse = z.infer<typeof ContentSimilarResponse>;

/** Finds judgments that are similar to a judgment or to a text. */
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

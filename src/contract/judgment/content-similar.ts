import * as z from "zod/mini";
import { Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { CONTENT_SIMILAR_PATH } from "../paths.ts";
import { SearchRow } from "../search/search.ts";
import { ContentRequest } from "./judgment-detail.ts";

export { CONTENT_SIMILAR_PATH } from "../paths.ts";

const nearness = z.enum(["same", "near", "branch", "none"]);

/** A judgment similar to the given one, and why. */
export const SimilarRow = z.extend(SearchRow, {
  /** 0 to 1, three decimals. */
  score: z.number(),
  /** The same cause or one within the other, under one parent, of one branch of law. */
  cause: nearness,
  /** The same court, in one city, in one province. */
  court_nearness: nearness,
  /** 1 in the same amount range, 0.5 in a neighbouring one, otherwise 0. */
  amount: z.number(),
  /** Rare words in both, highest weight first. */
  words: z.array(z.string()),
});
export type SimilarRow = z.infer<typeof SimilarRow>;

export const ContentSimilarResponse = z.object({ result: Result, data: z.array(SimilarRow) });
export type ContentSimilarResponse = z.infer<typeof ContentSimilarResponse>;

/** Judgments similar to one. */
export const contentSimilar = {
  route: CONTENT_SIMILAR_PATH,
  method: "POST",
  input: ContentRequest,
  output: ContentSimilarResponse,
  fails: ["unknown_id"],
  examples: ({ id }) => ({ judgment: { id } }),
} satisfies Operation;

import * as z from "zod/mini";
import { SIMILAR_REASONS } from "#domain/search/similar/similar-reasons.ts";
import { SearchRow } from "./search.ts";

/** Why a case is listed. `names` are the names of the causes or articles that the reason is about. */
export const SimilarReason = z.object({ code: z.enum(SIMILAR_REASONS), names: z.array(z.string()) });
export type SimilarReason = z.infer<typeof SimilarReason>;

/**
 * A case that is similar to a judgment or a text, and the reasons. Its only snippet is the most similar
 * passage.
 */
export const SimilarRow = z.extend(SearchRow, {
  /** Similarity from 0 to 1, with three decimals. */
  score: z.number(),
  reasons: z.array(SimilarReason),
});
export type SimilarRow = z.infer<typeof SimilarRow>;

import type { DocumentKind } from "#domain/judgment/document-kind.ts";
import { COMPARED } from "#domain/search/similar/rank-cases.ts";
import type { WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { CANDIDATE_FIELDS } from "./answers.ts";
import { phrase } from "./query-body.ts";

/** Nothing is known of what is not public, so nothing can be similar to it. */
const NOT_PUBLIC: DocumentKind = "not_public";

/**
 * The search for the candidates of a query: those with the highest sums of its bigrams. The field's similarity is
 * BM25 without the length, so the score is that sum, but for a factor. Ids in `outside` are left out.
 */
export const similarBody = (bigrams: readonly WeighedBigram[], outside: readonly string[]) => ({
  query: {
    bool: {
      should: bigrams.map(({ bigram }) => phrase(TEXT_FIELD, bigram)),
      minimum_should_match: 1,
      must_not: [{ terms: { id: outside } }, { term: { kind: NOT_PUBLIC } }],
    },
  },
  sort: [
    { _score: { order: "desc" } },
    { date: { order: "desc", missing: "_last" } },
    { id: { order: "asc" } },
  ],
  size: COMPARED,
  // Counted or not, a bounded number of documents is looked at (tellingBigrams). Where they are counted the cluster adds up
  // term by term; otherwise it holds 200 terms side by side to skip what cannot be listed, which takes four times as long.
  track_total_hits: true,
  ...CANDIDATE_FIELDS,
});

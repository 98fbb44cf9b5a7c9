import type { DocumentKind } from "#domain/judgment/document-kind.ts";
import { COMPARED } from "#domain/search/similar/rank-cases.ts";
import type { WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { CANDIDATE_FIELDS } from "./answers.ts";
import { phrase } from "./query-body.ts";

/** Documents that are not public are excluded, since they have no text. */
const NOT_PUBLIC: DocumentKind = "not_public";

/**
 * The search for the candidates of a query: the documents with the highest sums over its bigrams. The field's
 * similarity is BM25 without the length, so the score is that sum up to a constant factor. Ids in `outside`
 * are left out.
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
  // The number of visited documents is bounded either way (tellingBigrams). With counting, the cluster sums
  // term by term; without, it keeps 200 terms in parallel to skip documents, which takes four times as long.
  track_total_hits: true,
  ...CANDIDATE_FIELDS,
});

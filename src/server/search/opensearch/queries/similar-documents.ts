import type { DocumentKind } from "#domain/judgment/document-kind.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { CaseCollection, CaseQuery } from "#domain/search/similar/case-collection.ts";
import { COMPARED, rankCases } from "#domain/search/similar/rank-cases.ts";
import { hanBigrams, tellingBigrams, type WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";
import type { SimilarDocuments } from "../../search-engine.ts";
import type { DocumentDetail } from "../../sources/document.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { CANDIDATE_FIELDS, readCandidates, readStored, STORED_FIELDS } from "./answers.ts";
import type { IndexCalls } from "./index-calls.ts";
import { phrase } from "./query-body.ts";

/**
 * A search whose words are weighted by the counts of all shards together, so that the candidates do not
 * depend on the number of shards.
 */
const BY_ALL_SHARDS = "_search?allow_partial_search_results=false&search_type=dfs_query_then_fetch";

/**
 * Finds the documents similar to a query in three steps: it requests the frequencies of the bigrams, then the
 * candidates, which are ranked in this process, then the texts of the documents to display.
 */
export async function similarInCluster(
  calls: Pick<IndexCalls<SearchScope>, "count" | "post">,
  type: SearchScope,
  cases: CaseCollection,
  query: CaseQuery,
  limit: number,
): Promise<SimilarDocuments> {
  const pairs = hanBigrams(query.text);
  const held = await frequencies(calls, type, pairs);
  const bigrams = tellingBigrams(pairs, (pair) => held.get(pair) ?? 0, cases.counts.documents);
  if (bigrams.length === 0) return { documents: [], likely: [] };
  const found = readCandidates(
    await calls.post(type, BY_ALL_SHARDS, similarBody(bigrams, query.outside)),
    cases,
  );
  const ranked = rankCases(found, cases.knownTraits(query), cases.counts, limit);
  const docs = ranked.cases.map(({ at }) => ({ _id: found[at]!.id, _source: STORED_FIELDS }));
  const stored = docs.length > 0 ? readStored(await calls.post(type, "_mget", { docs })) : [];
  return {
    documents: ranked.cases.map((one, place) => {
      const { row, detail } = stored[place]!;
      return {
        row,
        score: one.score,
        ...cases.commonLaw(one),
        passage: tellingPassage(JSON.parse(detail) as DocumentDetail, bigrams),
      };
    }),
    likely: ranked.likely.map((ordinal) => cases.causeAt(ordinal)),
  };
}

/**
 * The document frequency of each bigram over all shards, without deleted documents. Each bigram is a separate
 * search: if nothing is deleted, the cluster then reads the count from its terms. As filters of a single
 * search it would visit the documents.
 */
async function frequencies(
  calls: Pick<IndexCalls<SearchScope>, "count">,
  type: SearchScope,
  pairs: readonly string[],
): Promise<Map<string, number>> {
  const counted = pairs.map(
    async (pair): Promise<[string, number]> => [
      pair,
      await calls.count(type, { term: { [TEXT_FIELD]: pair } }),
    ],
  );
  return new Map(await Promise.all(counted));
}

/** Documents that are not public have no text. */
const NOT_PUBLIC: DocumentKind = "not_public";

/**
 * The search for the candidates: the documents with the highest sums of bigram weights. The similarity of the
 * field is BM25 without the length of the document, so the score is this sum up to a constant factor.
 * Documents with an id in `outside` are left out.
 */
const similarBody = (bigrams: readonly WeighedBigram[], outside: readonly string[]) => ({
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
  // Counting the total makes the search faster. Without it the cluster keeps 200 terms in parallel to skip
  // documents, which takes four times as long as summing term by term. `tellingBigrams` bounds the number of
  // visited documents either way.
  track_total_hits: true,
  ...CANDIDATE_FIELDS,
});

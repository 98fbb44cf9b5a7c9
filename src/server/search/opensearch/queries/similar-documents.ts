import type { CaseCollection, CaseQuery } from "#domain/search/similar/case-collection.ts";
import { rankCases } from "#domain/search/similar/rank-cases.ts";
import { hanBigrams, tellingBigrams } from "#domain/search/similar/telling-bigrams.ts";
import { tellingPassage } from "#domain/search/similar/telling-passage.ts";
import type { SimilarDocuments } from "../../search-engine.ts";
import type { DocumentDetail } from "../../sources/document.ts";
import type { SearchBody } from "../cluster/shared-calls.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { readCandidates, readHits, readStored, STORED_FIELDS } from "./answers.ts";
import { similarBody } from "./similar-body.ts";

/**
 * A search whose words are weighted by the counts of all shards, so that the candidates do not depend on the
 * number of shards.
 */
const BY_ALL_SHARDS = "_search?allow_partial_search_results=false&search_type=dfs_query_then_fetch";

/** Searches the scope's index, or sends a body to another of its endpoints. */
interface Ask {
  search: (body: SearchBody) => Promise<unknown>;
  post: (what: string, body: object) => Promise<unknown>;
}

/**
 * The documents similar to a query, in three requests: the frequencies of its bigrams; the candidates, which
 * are ranked here; and the texts of the displayed documents.
 */
export async function similarInCluster(
  ask: Ask,
  cases: CaseCollection,
  query: CaseQuery,
  limit: number,
): Promise<SimilarDocuments> {
  const pairs = hanBigrams(query.text);
  const held = await frequencies(ask, pairs);
  const bigrams = tellingBigrams(pairs, (pair) => held.get(pair) ?? 0, cases.counts.documents);
  if (bigrams.length === 0) return { documents: [], likely: [] };
  const found = readCandidates(await ask.post(BY_ALL_SHARDS, similarBody(bigrams, query.outside)), cases);
  const ranked = rankCases(found, cases.knownTraits(query), cases.counts, limit);
  const docs = ranked.cases.map(({ at }) => ({ _id: found[at]!.id, _source: STORED_FIELDS }));
  const stored = docs.length > 0 ? readStored(await ask.post("_mget", { docs })) : [];
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
 * Document frequency of each bigram, over all shards and without deleted documents. If nothing is deleted,
 * the cluster reads each count from its terms, but only for separate searches; as filters of one search it
 * would visit the documents.
 */
async function frequencies(ask: Ask, pairs: readonly string[]): Promise<Map<string, number>> {
  const counted = pairs.map(async (pair): Promise<[string, number]> => {
    const query = { term: { [TEXT_FIELD]: pair } };
    return [pair, readHits(await ask.search({ query, size: 0, track_total_hits: true })).total];
  });
  return new Map(await Promise.all(counted));
}

import type { CaseCounts } from "#domain/search/similar/rank-cases.ts";
import type { SearchBody } from "../cluster/shared-calls.ts";
import { readBuckets, readHits } from "./answers.ts";
import { bucketsOf } from "./buckets.ts";

/**
 * Upper bound of the number of different articles, and of different lengths, in a corpus. A cluster returns
 * no more buckets (search.max_buckets).
 */
const MAX_COUNTED = 30_000;

/**
 * The counts over all documents of a scope that the comparison of cases uses, read from the serving index.
 * `search` searches that index.
 */
export async function caseCountsInCluster(
  search: (body: SearchBody) => Promise<unknown>,
): Promise<CaseCounts> {
  const all = { query: { match_all: {} }, size: 0 };
  const aggs = { articles: bucketsOf("articles", MAX_COUNTED), lengths: bucketsOf("length", MAX_COUNTED) };
  const [counted, found] = await Promise.all([
    search({ ...all, track_total_hits: true }),
    search({ ...all, track_total_hits: false, aggs }),
  ]);
  const { articles = [], lengths = [] } = readBuckets(found, Object.keys(aggs));
  const documents = lengths.reduce((sum, [, count]) => sum + count, 0);
  const characters = lengths.reduce((sum, [length, count]) => sum + Number(length) * count, 0);
  return {
    documents: readHits(counted).total,
    averageLength: Math.max(1, Math.round(characters / Math.max(1, documents))),
    articles: articles.map(([article]) => String(article)),
    citing: articles.map(([, citing]) => citing),
  };
}

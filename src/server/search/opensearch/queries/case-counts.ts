import type { SearchScope } from "#domain/search/scope.ts";
import { averageLength, type CaseCounts } from "#domain/search/similar/rank-cases.ts";
import { readBuckets } from "./answers.ts";
import { bucketsOf, sumOfBuckets } from "./buckets.ts";
import type { IndexCalls } from "./index-calls.ts";

/**
 * Upper bound of the number of different articles, and of different lengths, in a corpus. A cluster returns
 * no more buckets (search.max_buckets).
 */
const MAX_COUNTED = 30_000;

/** The counts that the comparison of cases uses, over all documents of a scope. Reads the serving index. */
export async function caseCountsInCluster(
  calls: Pick<IndexCalls<SearchScope>, "count" | "search">,
  type: SearchScope,
): Promise<CaseCounts> {
  const query = { match_all: {} };
  const aggs = { articles: bucketsOf("articles", MAX_COUNTED), lengths: bucketsOf("length", MAX_COUNTED) };
  const [documents, found] = await Promise.all([
    calls.count(type, query),
    calls.search(type, { query, size: 0, track_total_hits: false, aggs }),
  ]);
  const { articles = [], lengths = [] } = readBuckets(found, Object.keys(aggs));
  const characters = lengths.reduce((sum, [length, count]) => sum + Number(length) * count, 0);
  return {
    documents,
    averageLength: averageLength(characters, sumOfBuckets(lengths)),
    articles: articles.map(([article]) => String(article)),
    citing: articles.map(([, citing]) => citing),
  };
}

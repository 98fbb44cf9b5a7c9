import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { phraseText } from "../indexes/token-text.ts";
import { readHits } from "./answers.ts";
import type { IndexCalls } from "./index-calls.ts";
import type { QueryClause } from "./query-body.ts";

/** With more pairs than this few documents match. */
const MAX_PAIRS = 8;

/**
 * Whether a plan is likely to match more than half of the documents: it has words and no other condition, and all pairs of
 * some form of each word are in more than half. The cluster reads their counts from its terms. What is shown
 * does not depend on this, only what it costs.
 */
export async function matchesMost(calls: IndexCalls<SearchScope>, plan: QueryPlan): Promise<boolean> {
  const { keywords, fields, near, without, courts, causes, kinds, years, dates } = plan;
  const hasMore =
    fields.length + near.length + without.length > 0 || courts || causes || kinds || years || dates;
  if (hasMore || keywords.length === 0) return false;
  const words = keywords.map(({ forms }) => forms.map(pairsOf).filter((own) => own.length > 0));
  const pairs = [...new Set(words.flat(2))];
  if (pairs.length > MAX_PAIRS || words.some((forms) => forms.length === 0)) return false;
  // A search for one term alone is counted without a walk through its documents.
  const count = async (query: QueryClause) =>
    readHits(await calls.search(plan.type, { query, size: 0, track_total_hits: true })).total;
  const [all, ...counts] = await Promise.all([
    count({ match_all: {} }),
    ...pairs.map((pair) => count({ term: { [TEXT_FIELD]: pair } })),
  ]);
  const frequent = new Set(pairs.filter((_, at) => counts[at]! > all / 2));
  return words.every((forms) => forms.some((own) => own.every((pair) => frequent.has(pair))));
}

/** The pairs of neighbouring characters of a normalised form, as the cluster holds them. */
function pairsOf(form: string): string[] {
  const characters = [...phraseText(form)];
  return characters.slice(1).map((character, at) => characters[at]! + character);
}

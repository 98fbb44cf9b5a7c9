import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { phraseText } from "../indexes/token-text.ts";
import { readFilterCounts, readHits } from "./answers.ts";
import type { IndexCalls } from "./index-calls.ts";

/** With more pairs than this few documents match. */
const MAX_PAIRS = 64;

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
  const filters = pairs.map((pair) => ({ term: { [TEXT_FIELD]: pair } }));
  const aggs = { pairs: { filters: { filters } } };
  const body = { query: { match_all: {} }, size: 0, track_total_hits: true, aggs };
  const answer = await calls.search(plan.type, body);
  const counts = readFilterCounts(answer, "pairs");
  const half = readHits(answer).total / 2;
  const frequent = new Set(pairs.filter((_, at) => counts[at]! > half));
  return words.every((forms) => forms.some((own) => own.every((pair) => frequent.has(pair))));
}

/** The pairs of neighbouring characters of a normalised form, as the cluster holds them. */
function pairsOf(form: string): string[] {
  const characters = [...phraseText(form)];
  return characters.slice(1).map((character, at) => characters[at]! + character);
}

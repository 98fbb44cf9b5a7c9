import { queryBigrams } from "#domain/search/match/bigrams.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import type { SearchEngine } from "./search-engine.ts";

/** Minimum work budget of a request. It allows about 60 ms at 100,000 documents. */
const MIN_BUDGET = 6_000_000;
/** Work budget of a request per document of the collection. */
const BUDGET_A_DOCUMENT = 60;
/**
 * Costs of an explanation. A condition costs its estimated work multiplied by the weight of its kind; each
 * pair of conditions costs `pair`. The scale is such that 6,000,000 take 85 ms. The weights were fitted to
 * the processor time of 159 random explanations over 100,000 documents.
 *
 * They also correct the estimate of the work, which is too high for words with several spellings, most of
 * which are in few documents (`spellings`), and for words with a single character, whose lists are counted as
 * a whole (`open`).
 */
const WEIGHTS = {
  near: 0.92,
  keyword: { known: 0.2, open: 0.13, spellings: 0.03 },
  field: { known: 0.36, open: 0.38, spellings: 0.01 },
  pair: 1500,
} as const;
/** Maximum number of words named in a refusal. */
const MAX_NAMED = 4;

/** Work budget of a request, in units of `SearchEngine.work`. */
export const workBudget = (documents: number): number => Math.max(MIN_BUDGET, documents * BUDGET_A_DOCUMENT);

/**
 * Refuses a plan whose groups of words in one paragraph exceed the work budget. The failure names the words
 * to leave out, most expensive first. Null for any other plan; keywords and filters alone are never refused.
 * Only the dictionary of the index is read. `path` is the path of the query in the request.
 */
export function refuseCostly(
  engine: SearchEngine,
  plan: QueryPlan,
  path: string,
): { failure: RequestFailure } | null {
  if (plan.near.length === 0) return null;
  const nearOnly = (near: QueryPlan["near"]) =>
    engine.work({ ...plan, near, keywords: [], without: [], fields: [] });
  const budget = engine.budget(plan.type);
  if (nearOnly(plan.near) <= budget) return null;
  return {
    failure: {
      error: "bad_input",
      reason: "too_much_near",
      value: wordsToDrop(plan.near, nearOnly, budget).join("”“"),
      fields: [`${path}near`],
    },
  };
}

/**
 * The words to leave out, as typed, most expensive first. At most MAX_NAMED, even if more would have to be
 * left out.
 */
function wordsToDrop(
  given: QueryPlan["near"],
  workOf: (near: QueryPlan["near"]) => number,
  budget: number,
): string[] {
  const dropped: string[] = [];
  let near = given;
  while (near.length > 0 && workOf(near) > budget && dropped.length < MAX_NAMED) {
    const words = near.flat();
    const costs = words.map((word) => workOf([[word]]));
    const dearest = words[costs.indexOf(Math.max(...costs))]!;
    dropped.push(dearest.typed);
    // A group needs at least two words.
    near = near.map((group) => group.filter((word) => word !== dearest)).filter((group) => group.length > 1);
  }
  return [...new Set(dropped)];
}

/**
 * Refuses an explanation that exceeds the work budget. The failure names the conditions to leave out, most
 * expensive first. An explanation evaluates each condition alone, and combines all conditions once for each
 * of them. Null for any other plan, and for a single condition, whose explanation costs as much as its
 * search.
 */
export function refuseExplanation(engine: SearchEngine, plan: QueryPlan): { failure: RequestFailure } | null {
  const none = { ...plan, near: [], keywords: [], without: [], fields: [] };
  const budget = engine.budget(plan.type);
  const costOf = (part: Partial<QueryPlan>, weight: number) => weight * engine.work({ ...none, ...part });
  const conditions = [
    ...plan.near.map((group) => ({
      typed: group.map(({ typed }) => typed).join(" "),
      cost: costOf({ near: [group] }, WEIGHTS.near),
    })),
    ...[...plan.keywords, ...plan.without].map((word) => ({
      typed: word.typed,
      cost: costOf({ keywords: [word] }, weightOf(word.forms, WEIGHTS.keyword)),
    })),
    ...plan.fields.map((word) => ({
      typed: word.typed,
      cost: costOf({ fields: [word] }, fieldWeight(word.forms)),
    })),
  ].sort((a, b) => b.cost - a.cost);
  const named: string[] = [];
  let left = conditions.reduce((sum, { cost }) => sum + cost, 0);
  const isTooMuch = (count: number) => left + WEIGHTS.pair * count ** 2 > budget;
  if (conditions.length < 2 || !isTooMuch(conditions.length)) return null;
  for (const { typed, cost } of conditions) {
    named.push(typed);
    left -= cost;
    if (named.length === MAX_NAMED || !isTooMuch(conditions.length - named.length)) break;
  }
  return { failure: { error: "bad_input", reason: "too_much_explained", value: named.join("”“") } };
}

function weightOf(forms: readonly string[], weights: typeof WEIGHTS.keyword | typeof WEIGHTS.field): number {
  if (forms.length > 1) return weights.spellings;
  return queryBigrams(forms[0]!).some(({ open }) => open) ? weights.open : weights.known;
}

/**
 * The weight of a word in one field. The estimate adds up all bigrams of the word, although only the two
 * rarest are read completely; so the weight of a long word is reduced.
 */
function fieldWeight(forms: readonly string[]): number {
  const weight = weightOf(forms, WEIGHTS.field);
  return weight === WEIGHTS.field.known ? weight * Math.min(1, 2 / queryBigrams(forms[0]!).length) : weight;
}

import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import type { PlanWork, SearchEngine } from "./search-engine.ts";

/** Work allowed for any collection, and what each document adds: at 100,000 documents about 60 ms. */
const LEAST_BUDGET = 6_000_000;
const BUDGET_A_DOCUMENT = 60;
/** Words named in a refusal. */
const MAX_NAMED = 4;

/** Work allowed per request, in units of PlanWork. */
export const workBudget = (documents: number): number =>
  Math.max(LEAST_BUDGET, documents * BUDGET_A_DOCUMENT);

/**
 * The failure of a plan whose groups of words in one paragraph cost too much, found before anything is read,
 * with the words to leave out, most expensive first; null for any other plan. Keywords and filters alone are
 * never refused. `path` is where the query lies in the request.
 */
export function refuseCostly(
  engine: SearchEngine,
  plan: QueryPlan,
  path: string,
): { failure: RequestFailure } | null {
  if (plan.near.length === 0) return null;
  const nearOnly = (near: QueryPlan["near"]) =>
    engine.work({ ...plan, near, keywords: [], without: [], fields: [] });
  const { near: work, budget } = nearOnly(plan.near);
  if (work <= budget) return null;
  return {
    failure: {
      error: "bad_input",
      reason: "too_much_near",
      value: wordsToDrop(plan.near, (near) => nearOnly(near).near, budget).join("”“"),
      fields: [`${path}near`],
    },
  };
}

/** The most expensive words as typed: as many as have to go, or the first few of them. */
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
    // One word does not make a group.
    near = near.map((group) => group.filter((word) => word !== dearest)).filter((group) => group.length > 1);
  }
  return [...new Set(dropped)];
}

/**
 * The failure of an explanation that would cost too much: groups are evaluated twice, every other word alone.
 */
export function refuseExplanation(engine: SearchEngine, plan: QueryPlan): { failure: RequestFailure } | null {
  const { near, words, fields, budget } = engine.work(plan);
  if (2 * near + words + fields <= budget) return null;
  const cost = (part: Partial<QueryPlan>) => {
    const one = engine.work({ ...plan, near: [], keywords: [], without: [], fields: [], ...part });
    return 2 * one.near + one.words + one.fields;
  };
  const all = [
    ...plan.near.map((group) => ({
      typed: group.map(({ typed }) => typed).join(" "),
      cost: cost({ near: [group] }),
    })),
    ...[...plan.keywords, ...plan.without].map((word) => ({
      typed: word.typed,
      cost: cost({ keywords: [word] }),
    })),
    ...plan.fields.map((word) => ({ typed: word.typed, cost: cost({ fields: [word] }) })),
  ].sort((a, b) => b.cost - a.cost);
  let left = 2 * near + words + fields;
  const named: string[] = [];
  for (const one of all) {
    if (left <= budget || named.length === MAX_NAMED) break;
    named.push(one.typed);
    left -= one.cost;
  }
  return { failure: { error: "bad_input", reason: "too_much_explained", value: named.join("”“") } };
}

/** The total work of a plan. */
export const wholeWork = ({ near, words, fields }: PlanWork): number => near + words + fields;

import { getOrInsert } from "#domain/once-per.ts";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import type { Layer } from "../layers/layer.ts";
import { type BitSet, cardinality, fullSet, intersect } from "../lists/bit-set.ts";
import { selectDocuments } from "../match/select-documents.ts";

/**
 * The number of documents of a layer that each plan finds. A condition that several plans share is evaluated
 * once.
 */
export function countPlans({ index, live }: Layer, plans: readonly QueryPlan[]): number[] {
  const sets = new Map<string, BitSet>();
  const documentsOf = (condition: QueryPlan) =>
    getOrInsert(sets, JSON.stringify(condition), () => selectDocuments(index, condition).docIds);
  return plans.map((plan) => {
    const all = live ? live.slice() : fullSet(index.documents);
    for (const condition of conditionsOf(plan)) intersect(all, documentsOf(condition));
    return cardinality(all);
  });
}

/** Splits a plan into plans with one condition each. The plan finds the documents that all of them find. */
function conditionsOf(plan: QueryPlan): QueryPlan[] {
  const bare = matchAllPlan(plan.type);
  return [
    ...plan.keywords.map((word) => ({ ...bare, keywords: [word] })),
    ...plan.without.map((word) => ({ ...bare, without: [word] })),
    ...plan.near.map((words) => ({ ...bare, near: [words] })),
    ...plan.fields.map((word) => ({ ...bare, fields: [word] })),
    ...(["dates", "courts", "causes", "kinds", "instances", "outcomes", "amounts", "years"] as const)
      .filter((list) => plan[list] !== null)
      .map((list) => ({ ...bare, [list]: plan[list] })),
  ];
}

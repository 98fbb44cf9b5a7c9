import type { FacetNode, FacetType } from "#contract/search-treedata.ts";
import { type CountedNode, rollUpCounts } from "#domain/search/facet-tree.ts";
import type { QueryPlan } from "#domain/search/query-plan.ts";
import type { FacetCounts, SearchCatalogue } from "./search-engine.ts";

/** The facets of a result set as the contract has them: one top node a kind, empty kinds left out. */
export function facetTree(
  counts: FacetCounts,
  { courts, causes }: SearchCatalogue,
  plan: QueryPlan,
  labels: Record<FacetType, string>,
): FacetNode[] {
  const asked = new Set(plan.keywords.map((keyword) => keyword.asked));
  const years = new Set(plan.years);
  const group = (type: FacetType, children: FacetNode[]): FacetNode => ({
    label: labels[type],
    value: "",
    type,
    flag: false,
    count: children.reduce((sum, child) => sum + child.count, 0),
    children,
  });
  const leaf = (type: FacetType, label: string, value: string, count: number, flag: boolean): FacetNode => ({
    label,
    value,
    type,
    flag,
    count,
    children: [],
  });
  return [
    group(
      "qr",
      counts.keywords.map(([term, count]) => leaf("qr", term, term, count, asked.has(term))),
    ),
    group("reason", toNodes("reason", rollUpCounts(causes, counts.causes, plan.causes ?? []))),
    group("court", toNodes("court", rollUpCounts(courts, counts.courts, plan.courts ?? []))),
    group(
      "year",
      counts.years.map(([year, count]) => leaf("year", String(year), String(year), count, years.has(year))),
    ),
  ].filter(({ children }) => children.length > 0);
}

function toNodes(type: FacetType, counted: CountedNode[]): FacetNode[] {
  return counted.map(({ label, value, count, chosen, children }) => ({
    label,
    value,
    type,
    flag: chosen,
    count,
    children: toNodes(type, children),
  }));
}

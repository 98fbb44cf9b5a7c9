import type { FacetNode, FacetType } from "#contract/search/facets.ts";
import { DOCUMENT_KINDS, KIND_NAMES } from "#domain/judgment/document-kind.ts";
import { INSTANCE_NAMES, INSTANCES } from "#domain/judgment/record.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import type { Hierarchy, OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import type { FacetCounts, SearchCatalogue } from "../search-engine.ts";

/** The facets of a result set, one top node for each kind of facet. A kind without documents has no node. */
export function facetTree(
  counts: FacetCounts,
  { courts, causes }: SearchCatalogue,
  plan: QueryPlan,
  labels: Record<FacetType, string>,
): FacetNode[] {
  const asked = new Set(plan.keywords.map((keyword) => keyword.asked));
  const years = new Set(plan.years);
  const group = (type: FacetType, children: FacetNode[], count = sumOf(children)): FacetNode =>
    nodeOf(type, labels[type], "", count, false, children);
  return [
    group(
      "qr",
      counts.keywords.map(([term, count]) => nodeOf("qr", term, term, count, asked.has(term))),
    ),
    group("reason", countedNodes("reason", causes, counts.causesBelow, plan.causes), counts.withCause),
    group("court", countedNodes("court", courts, subtreeSums(courts, counts.courts), plan.courts)),
    group("instance", codeLeaves("instance", INSTANCE_NAMES, INSTANCES, counts.instances, plan.instances)),
    group("kind", codeLeaves("kind", KIND_NAMES, DOCUMENT_KINDS, counts.kinds, plan.kinds)),
    group(
      "year",
      counts.years.map(([year, count]) => nodeOf("year", String(year), String(year), count, years.has(year))),
    ),
  ].filter(({ children }) => children.length > 0);
}

const sumOf = (nodes: readonly FacetNode[]): number => nodes.reduce((sum, { count }) => sum + count, 0);

/** The nodes that have documents, as a tree. `sums` counts the documents at or below each node. */
function countedNodes(
  type: FacetType,
  { keys, labels, ends }: Hierarchy,
  sums: Uint32Array,
  chosen: readonly OrdinalRange[] | null,
): FacetNode[] {
  const flagged = new Set(chosen?.map(([from]) => from));
  const between = (from: number, to: number): FacetNode[] => {
    const nodes: FacetNode[] = [];
    for (let at = from; at < to; at = ends[at]!) {
      const count = sums[at]!;
      if (count === 0) continue;
      const below = between(at + 1, ends[at]!);
      nodes.push(nodeOf(type, labels[at]!, keys[at]!, count, flagged.has(at), below));
    }
    return nodes;
  };
  return between(0, sums.length);
}

/**
 * The codes that have documents, most frequent first. `counts` and `chosen` refer to a code by its index in
 * `codes`.
 */
function codeLeaves<Code extends string>(
  type: FacetType,
  names: Record<Code, string>,
  codes: readonly Code[],
  counts: Uint32Array,
  chosen: readonly number[] | null,
) {
  return codes
    .map((code, place) =>
      nodeOf(type, names[code], names[code], counts[place]!, chosen?.includes(place) ?? false),
    )
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

const nodeOf = (
  type: FacetType,
  label: string,
  value: string,
  count: number,
  flag: boolean,
  children: FacetNode[] = [],
): FacetNode => ({ label, value, type, flag, count, children });

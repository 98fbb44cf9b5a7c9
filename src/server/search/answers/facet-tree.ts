import type { FacetType } from "#contract/search/facets.ts";
import { DOCUMENT_KINDS, KIND_NAMES } from "#domain/judgment/document-kind.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import type { Hierarchy, OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import { EncodedJson } from "../../http/encoded-json.ts";
import type { FacetCounts, SearchCatalogue } from "../search-engine.ts";
import { FacetWriter } from "./facet-writer.ts";

/**
 * The facets of a result set as the contract has them (FacetNode[]): one top node per kind, without empty
 * kinds.
 */
export function encodeFacetTree(
  counts: FacetCounts,
  { courts, causes }: SearchCatalogue,
  plan: QueryPlan,
  labels: Record<FacetType, string>,
): EncodedJson {
  const asked = new Set(plan.keywords.map((keyword) => keyword.asked));
  const years = new Set(plan.years);
  const groups = [
    group(
      labels,
      "qr",
      counts.keywords.map(([term, count]) => leaf("qr", term, term, count, asked.has(term))),
    ),
    tree(labels, "reason", causes, counts.causesBelow, counts.withCause, plan.causes),
    courtTree(labels, courts, counts.courts, plan.courts),
    group(labels, "kind", kindLeaves(counts, plan)),
    group(
      labels,
      "year",
      counts.years.map(([year, count]) => leaf("year", String(year), String(year), count, years.has(year))),
    ),
  ].filter((group) => group.length > 0);
  const parts: Uint8Array[] = groups.flatMap((group, at) => [Buffer.from(at === 0 ? "[" : ","), ...group]);
  parts.push(Buffer.from(groups.length === 0 ? "[]" : "]"));
  return new EncodedJson(parts);
}

/** Writers by the hierarchy they encode: an engine returns the same one as long as it is open. */
const writers = new WeakMap<Hierarchy, FacetWriter>();

function tree(
  labels: Record<FacetType, string>,
  type: "court" | "reason",
  laid: Hierarchy,
  sums: Uint32Array,
  count: number,
  chosen: readonly OrdinalRange[] | null,
): Uint8Array[] {
  if (count === 0) return [];
  const writer = writers.get(laid) ?? new FacetWriter(laid, type);
  writers.set(laid, writer);
  const children = writer.write(sums, new Set(chosen?.map(([from]) => from)));
  return [Buffer.from(opened(labels, type, count)), children, Buffer.from("]}")];
}

/** A document has one court, so the top nodes add up to the total. */
function courtTree(
  labels: Record<FacetType, string>,
  laid: Hierarchy,
  own: Uint32Array,
  chosen: readonly OrdinalRange[] | null,
): Uint8Array[] {
  const sums = subtreeSums(laid, own);
  let count = 0;
  for (let ordinal = 0; ordinal < sums.length; ordinal = laid.ends[ordinal]!) count += sums[ordinal]!;
  return tree(labels, "court", laid, sums, count, chosen);
}

/** The kinds that occur, most frequent first. */
function kindLeaves({ kinds }: FacetCounts, plan: QueryPlan) {
  const chosen = new Set(plan.kinds);
  return DOCUMENT_KINDS.map((kind, place) => ({ kind, place, count: kinds[place]! }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ kind, place, count }) =>
      leaf("kind", KIND_NAMES[kind], KIND_NAMES[kind], count, chosen.has(place)),
    );
}

function group(
  labels: Record<FacetType, string>,
  type: FacetType,
  children: { count: number }[],
): Uint8Array[] {
  if (children.length === 0) return [];
  const count = children.reduce((sum, child) => sum + child.count, 0);
  return [Buffer.from(`${opened(labels, type, count)}${JSON.stringify(children).slice(1, -1)}]}`)];
}

/** The JSON of a group, up to its first child. */
function opened(labels: Record<FacetType, string>, type: FacetType, count: number): string {
  const head = JSON.stringify({ label: labels[type], value: "", type, flag: false, count, children: [] });
  return head.slice(0, -2);
}

const leaf = (type: FacetType, label: string, value: string, count: number, flag: boolean) => ({
  label,
  value,
  type,
  flag,
  count,
  children: [],
});

import type { FacetNode } from "#contract/search/facets.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { ListField } from "#domain/search/query/query-fields.ts";
import { withoutCondition, withValue } from "#stores/search/search.ts";

const FIELD_OF: Record<FacetNode["type"], ListField> = {
  court: "court",
  reason: "reason",
  qr: "qr",
  kind: "kind",
  instance: "instance",
  year: "suitedate",
};

/**
 * The query with a facet's value added as a condition. If it is a condition already, the value is removed. It
 * may be there by id, or by label as in an address.
 */
export function toggleFacet(query: SearchQuery, node: FacetNode): SearchQuery {
  const field = FIELD_OF[node.type];
  if (!node.flag) return withValue(query, field, [field === "suitedate" ? node.value : node.label]);
  const held = field === "qr" ? (["qr", "within"] as const) : [field];
  return held
    .flatMap((field) => [node.value, node.label].map((value) => ({ field, value })))
    .reduce((rest, condition) => withoutCondition(rest, condition), query);
}

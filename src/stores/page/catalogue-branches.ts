import { type CatalogueKind, fetchBranch, fetchMatches } from "#client/services/search-service.ts";
import type { CatalogueItem } from "#contract/search/suggestions.ts";

export type { CatalogueKind } from "#client/services/search-service.ts";

const known = new Map<string, CatalogueItem[]>();

async function remember(
  key: string,
  load: () => ReturnType<typeof fetchBranch>,
): Promise<CatalogueItem[] | null> {
  const held = known.get(key);
  if (held) return held;
  const outcome = await load();
  if (!outcome.ok) return null;
  known.set(key, outcome.data.serach_list);
  return outcome.data.serach_list;
}

/** The entries below a node ("" for the top). They are fetched once. Null if the service did not answer. */
export const openBranch = (kind: CatalogueKind, parent: string) =>
  remember(`${kind}/${parent}`, () => fetchBranch(kind, parent));

/** The entries that match a typed text, pinyin or initials. Null if the service did not answer. */
export const matchCatalogue = (kind: CatalogueKind, text: string, signal?: AbortSignal) =>
  remember(`${kind}?${text}`, () => fetchMatches(kind, text, signal));

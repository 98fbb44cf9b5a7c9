import type { SiteHit } from "#client/services/site-search.ts";

export type { SiteHit };

/** Pages of this site that contain every word, from its static index; rejects if the index does not load. */
export async function searchPages(words: string): Promise<SiteHit[]> {
  const { searchSite } = await import("#client/services/site-search.ts");
  return searchSite(words);
}

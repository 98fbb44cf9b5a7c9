import type { SiteHit } from "#client/services/site-search.ts";

export type { SiteHit };

/**
 * The pages of this site that contain every word, from the site's static index. Rejects if the index cannot
 * be loaded.
 */
export async function searchPages(words: string): Promise<SiteHit[]> {
  const { searchSite } = await import("#client/services/site-search.ts");
  return searchSite(words);
}

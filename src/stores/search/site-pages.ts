/** Pages of this site that contain every word, from its static index; null if the index does not load. */
export const searchPages = (words: string) =>
  import("#client/services/site-search.ts").then(({ searchSite }) => searchSite(words)).catch(() => null);

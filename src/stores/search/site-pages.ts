/**
 * The pages of this site that contain every word, from its static index. Null if the index cannot be loaded.
 */
export const searchPages = (words: string) =>
  import("#client/services/site-search.ts").then(({ searchSite }) => searchSite(words)).catch(() => null);

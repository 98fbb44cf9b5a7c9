/** The search cluster cannot answer now; a 503, and retrying may help. */
export class SearchUnavailable extends Error {
  override name = "SearchUnavailable";
}

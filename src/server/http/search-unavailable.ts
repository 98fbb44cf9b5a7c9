/** The search cluster cannot answer now. The status is 503, and trying again may help. */
export class SearchUnavailable extends Error {
  override name = "SearchUnavailable";
}

import { encodeQuery } from "#contract/search/query-address.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { openArticle } from "../statutes/open-article.ts";
import { putPending, queryOf } from "./pending-suggestion.ts";

/**
 * Opens the result page for a chosen suggestion, or the article that it names. The suggestion is stored for
 * the result page and is also in its address. The address takes precedence, so another tab or a full storage
 * makes no difference.
 */
export function openSuggestion(item: SuggestionItem, resultPage: string, type: SearchScope = 1): void {
  if (item.type === "article") {
    openArticle(item.value);
    return;
  }
  putPending(item);
  document.documentElement.setAttribute("data-busy", "");
  location.assign(`${resultPage}#${encodeQuery({ ...queryOf(item), type })}`);
}

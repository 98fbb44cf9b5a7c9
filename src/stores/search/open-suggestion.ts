import { encodeQuery } from "#contract/search/query-address.ts";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { openArticle } from "../statutes/open-article.ts";
import { putPending, queryOf } from "./pending-suggestion.ts";

/**
 * Goes to the result page for a chosen suggestion. The item is stored as pending, as specified. The address
 * names the item too and takes precedence over the stored one, so two tabs or a full storage make no
 * difference.
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

import { fetchSuggestions } from "#client/search-service.ts";
import { parseCitation } from "#domain/statute/cite.ts";
import { openArticle } from "./open-article.ts";

/**
 * Goes to the article that a typed text names with its law (保险法60条) and tells whether it did; a text that is
 * no citation is not asked for. A bare 第60条 is a search: no one law is meant.
 */
export async function openCitation(text: string): Promise<boolean> {
  const citation = parseCitation(text);
  if (!citation?.law) return false;
  const outcome = await fetchSuggestions(text.trim(), 2);
  if (!outcome.ok) return false;
  const item = outcome.data.serach_list
    .flatMap((group) => group.children)
    .find((one) => one.type === "article");
  if (!item) return false;
  openArticle(item.value);
  return true;
}

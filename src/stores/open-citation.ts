import { fetchSuggestions } from "#client/search-service.ts";
import { parseCitation } from "#domain/statute/cite.ts";
import { openArticle } from "./open-article.ts";

/**
 * Goes to the article that a typed text names (保险法60条) and tells whether it did; a text that is no citation is
 * not asked for. A bare 第60条 is one of `law`, where the search is narrowed to one; else it is a search.
 */
export async function openCitation(text: string, law = ""): Promise<boolean> {
  const citation = parseCitation(text);
  if (!citation || !(citation.law || law)) return false;
  const outcome = await fetchSuggestions(citation.law ? text.trim() : `${law}${text.trim()}`, 2);
  if (!outcome.ok) return false;
  const item = outcome.data.serach_list
    .flatMap((group) => group.children)
    .find((one) => one.type === "article");
  if (!item) return false;
  openArticle(item.value);
  return true;
}

import { fetchSuggestions } from "#client/services/search-service.ts";
import { parseCitation } from "#domain/statute/citation/cite.ts";

/**
 * The address, without language, of the article that a typed text names (保险法60条); undefined if it names none
 * that is available. A text that is not a citation is not sent. A bare 第60条 refers to `law` if the search is
 * limited to one; otherwise it is a search.
 */
export async function findCitation(text: string, law = ""): Promise<string | undefined> {
  const citation = parseCitation(text);
  if (!citation || !(citation.law || law)) return undefined;
  const outcome = await fetchSuggestions(citation.law ? text.trim() : `${law}${text.trim()}`, 2);
  if (!outcome.ok) return undefined;
  return outcome.data.serach_list.flatMap((group) => group.children).find((one) => one.type === "article")
    ?.value;
}

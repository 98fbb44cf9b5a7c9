import { fetchSuggestions } from "#client/services/search-service.ts";
import { parseCitation } from "#domain/statute/citation/cite.ts";

/**
 * The address of the article named in a typed text (保险法60条), without the prefix of the language. A bare 第60条
 * belongs to `law`, the statute to which the search is limited. Undefined if the text is not a citation, if
 * no statute is known, or if the site does not have the article. A text that is not a citation is not sent.
 */
export async function findCitation(text: string, law = ""): Promise<string | undefined> {
  const citation = parseCitation(text);
  if (!citation || !(citation.law || law)) return undefined;
  const outcome = await fetchSuggestions(citation.law ? text.trim() : `${law}${text.trim()}`, 2);
  if (!outcome.ok) return undefined;
  return outcome.data.serach_list.flatMap((group) => group.children).find((one) => one.type === "article")
    ?.value;
}

import { resolve } from "node:path";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { type Citation, formatCitation, parseCitation } from "#domain/statute/citation/cite.ts";
import { articleAddress, LawIndex, type ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import { endsLikeLaw } from "#domain/statute/citation/law-name.ts";
import { readCitable, STATUTES_FOLDER } from "./law-files.ts";

/** Maximum number of laws that are offered if only the number of an article was typed. */
const OFFERED = 6;

let index: LawIndex | undefined;

/**
 * The articles that a typed citation means, as suggestions with links. A citation with the name of a law
 * means one article. A bare 第60条 means the article with this number in each of the laws that judgments cite
 * most. Empty for other texts. Without `laws`, the laws of the collection are used, which are read once.
 */
export function suggestArticles(typed: string, laws?: LawIndex): SuggestionItem[] {
  const citation = parseCitation(typed);
  if (!citation) return [];
  const known = laws ?? loadLaws();
  if (!citation.law)
    return known
      .withArticle(citation.number, citation.branch, OFFERED)
      .map((found) => toItem(found, citation));
  const found = known.resolve(citation);
  return found ? [toItem(found, citation)] : [];
}

/** Whether the collection has a law with a key (see `nameKeys`). */
export const knowsLaw = (key: string): boolean => endsLikeLaw(key) && loadLaws().knows(key);

/** The article that a citation means, in the version in force. Null if the collection lacks it. */
export const resolveArticle = (
  citation: Pick<Citation, "law" | "number" | "branch">,
): ResolvedArticle | null => loadLaws().resolve(citation);

function loadLaws(): LawIndex {
  index ??= new LawIndex(readCitable(resolve(STATUTES_FOLDER)));
  return index;
}

/** Added to the name of a law if the article is from a version that is no longer in force. */
const OLD_TEXT = "（旧文本）";

function toItem(found: ResolvedArticle, citation: Citation): SuggestionItem {
  const isOld = found.law.status === "amended" || found.law.status === "repealed";
  const label = formatCitation({ ...citation, law: `${found.law.short}${isOld ? OLD_TEXT : ""}` });
  return { label, type: "article", value: articleAddress(found) };
}

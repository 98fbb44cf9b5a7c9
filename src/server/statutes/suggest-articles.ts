import { resolve } from "node:path";
import type { SuggestionItem } from "#contract/search/suggestions.ts";
import { type Citation, formatCitation, parseCitation } from "#domain/statute/citation/cite.ts";
import { articleAddress, LawIndex, type ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import { readCitable, STATUTES_FOLDER } from "./law-files.ts";

/** Laws offered where only the number of an article was typed. */
const OFFERED = 6;

let index: LawIndex | undefined;

/**
 * The articles that a typed citation means, as suggestions that lead to their pages: the one of a named law, or
 * for a bare 第60条 those of the laws that judgments cite most. Nothing for any other text. `laws` are the laws
 * at hand, read once where not given.
 */
export function suggestArticles(typed: string, laws?: LawIndex): SuggestionItem[] {
  const citation = parseCitation(typed);
  if (!citation) return [];
  index ??= laws ? undefined : new LawIndex(readCitable(resolve(STATUTES_FOLDER)));
  const known = laws ?? index!;
  if (!citation.law)
    return known
      .withArticle(citation.number, citation.branch, OFFERED)
      .map((found) => toItem(found, citation));
  const found = known.resolve(citation);
  return found ? [toItem(found, citation)] : [];
}

/** What stands behind the name of a law whose newer version is at hand by its facts alone. */
const OLD_TEXT = "（旧文本）";

function toItem(found: ResolvedArticle, citation: Citation): SuggestionItem {
  const isOld = found.law.status === "amended" || found.law.status === "repealed";
  const label = formatCitation({ ...citation, law: `${found.law.short}${isOld ? OLD_TEXT : ""}` });
  return { label, type: "article", value: articleAddress(found) };
}

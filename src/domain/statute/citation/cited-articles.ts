import { articleLabel } from "./article-label.ts";
import { findCitations } from "./find-citations.ts";
import type { LawCitation, LawIndex } from "./law-index.ts";
import { shortName } from "./law-name.ts";

/** An article that a judgment cites. */
export interface CitedArticle {
  /** The citation in short form: 保险法第六十条. */
  label: string;
  /** The text of the article in the version that applies; null if the site has none that can be shown. */
  found: LawCitation | null;
}

/**
 * The articles that the paragraphs cite with their law, without duplicates, in order of appearance. Each is
 * looked up in the version in force on the day of the judgment (yyyy-MM-dd). `found` is null in these cases:
 * the law, the version or the article is missing; the judgment has no date; the text names a version that is
 * missing; the law was repealed before the first available text.
 */
export function citedArticles(paragraphs: readonly string[], date: string, laws: LawIndex): CitedArticle[] {
  const cited = new Map<string, CitedArticle>();
  for (const paragraph of paragraphs) {
    if (!paragraph.includes("条")) continue;
    for (const found of findCitations(paragraph, (key) => laws.knows(key))) {
      const label = `${shortName(found.law)}${articleLabel(found.number, found.branch)}`;
      if (cited.has(label)) continue;
      cited.set(label, { label, found: date ? laws.cited(found, date, found.version) : null });
    }
  }
  return [...cited.values()];
}

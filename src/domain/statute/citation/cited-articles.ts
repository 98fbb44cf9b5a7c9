import { articleLabel } from "./article-label.ts";
import { findCitations } from "./find-citations.ts";
import type { LawCitation, LawIndex } from "./law-index.ts";
import { shortName } from "./law-name.ts";

/** An article that a judgment cites. */
export interface CitedArticle {
  /** 保险法第六十条, with the law's known name, else the printed one. */
  label: string;
  /**
   * The available version of the article; null if neither the version in force on the day of the judgment nor
   * a usable substitute is available.
   */
  found: LawCitation | null;
}

/**
 * The articles that paragraphs cite with their law, without duplicates, in order of appearance, resolved for
 * the day of the judgment (yyyy-MM-dd). A citation has only a label (`found` is null) if the version, law or
 * article is missing, if the judgment has no date, if the text names a version that is missing, or if the law
 * was repealed before the first available text.
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

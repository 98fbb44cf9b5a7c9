import { articleLabel } from "./article-label.ts";
import { findCitations } from "./find-citations.ts";
import type { LawCitation, LawIndex } from "./law-index.ts";
import { shortName } from "./law-name.ts";

/** An article that a judgment cites. */
export interface CitedArticle {
  /** 保险法第六十条, with the law's known name, else as printed. */
  label: string;
  /**
   * What we have of it: null if neither the version in force on the day of the judgment nor a usable
   * substitute.
   */
  found: LawCitation | null;
}

/**
 * The articles that paragraphs cite with their law, each once, in order of appearance, resolved by the day of
 * the judgment (yyyy-MM-dd). What cannot be resolved, because we lack the version, law or article or the
 * judgment has no date, stays a label. This includes a version named in the text that we lack, and laws
 * repealed before the first text we have.
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

import { articleLabel } from "#domain/statute/citation/article-label.ts";
import { findCitations } from "#domain/statute/citation/find-citations.ts";
import {
  articleAddress,
  type LawCitation,
  type LawIndex,
  lawAddress,
} from "#domain/statute/citation/law-index.ts";
import { shortName } from "#domain/statute/citation/law-name.ts";

/** An article that a judgment cites. */
export interface CitedArticle {
  /** 保险法第六十条, with the law's name as far as it is known, else as printed. */
  label: string;
  /** What is at hand of it: null where neither the version that bound on the day of the judgment is, nor one that serves. */
  found: LawCitation | null;
}

/**
 * The articles that paragraphs cite with their law, each once, in order of appearance, resolved by the day of
 * the judgment (yyyy-MM-dd). What cannot be resolved, because version, law or article is not at hand or the
 * judgment has no date, stays a label: so do a version that the text names and that is not at hand, and laws repealed
 * before there was a text of them here.
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

/**
 * As the judgment page gets it: `url` without language, of the article, of the law where only its facts are at hand,
 * or empty; `text` is the day (yyyy-MM-dd) from which the linked text binds, where that is after the judgment.
 */
export function toLink({ label, found }: CitedArticle): { label: string; url: string; text?: string } {
  if (!found) return { label, url: "" };
  const { law, article, isLater } = found;
  const url = article ? articleAddress(article) : lawAddress(law.id);
  return { label, url, ...(isLater && { text: law.from }) };
}

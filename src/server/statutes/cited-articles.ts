import { articleLabel } from "#domain/statute/article-label.ts";
import { findCitations } from "#domain/statute/find-citations.ts";
import { articleAddress, type LawIndex, type ResolvedArticle } from "#domain/statute/law-index.ts";
import { shortName } from "#domain/statute/law-name.ts";

/** An article that a judgment cites. */
export interface CitedArticle {
  /** 保险法第六十条, with the law's name as far as it is known, else as printed. */
  label: string;
  /** The article in the version that bound on the day of the judgment; null where that is not at hand. */
  article: ResolvedArticle | null;
}

/**
 * The articles that paragraphs cite with their law, each once, in order of appearance, resolved by the day of
 * the judgment (yyyy-MM-dd). What cannot be resolved, because version, law or article is not at hand or the
 * judgment has no date, stays a label.
 */
export function citedArticles(paragraphs: readonly string[], date: string, laws: LawIndex): CitedArticle[] {
  const cited = new Map<string, CitedArticle>();
  for (const paragraph of paragraphs) {
    if (!paragraph.includes("条")) continue;
    for (const found of findCitations(paragraph, (key) => laws.knows(key))) {
      const label = `${shortName(found.law)}${articleLabel(found.number, found.branch)}`;
      if (cited.has(label)) continue;
      cited.set(label, { label, article: date ? laws.resolve(found, date) : null });
    }
  }
  return [...cited.values()];
}

/** As the judgment page gets it: `url` without language, empty where the article is not at hand. */
export function toLink({ label, article }: CitedArticle): { label: string; url: string } {
  return { label, url: article ? articleAddress(article) : "" };
}

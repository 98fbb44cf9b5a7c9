import type { CitedArticle } from "#domain/statute/citation/cited-articles.ts";
import { articleAddress, lawAddress } from "#domain/statute/citation/law-index.ts";
import type { TodayArticle, TodayArticles } from "./today-article.ts";

/** A citation for the judgment page. */
export interface CitationLink {
  label: string;
  /**
   * Address of the article, or of the law if only its facts are available; empty if neither; without
   * language.
   */
  url: string;
  /** yyyy-MM-dd from which the linked text is binding, if after the judgment. */
  text?: string;
  /** The state of the linked article today, if it differs. */
  today?: TodayArticle;
}

/** The citation of an article for the judgment page, with the article's state today. */
export function toLink({ label, found }: CitedArticle, articles: TodayArticles): CitationLink {
  if (!found) return { label, url: "" };
  const { law, article, isLater } = found;
  const today = article && articles.of(law, article.number, article.branch);
  return {
    label,
    url: article ? articleAddress(article) : lawAddress(law.id),
    ...(isLater && { text: law.from }),
    ...(today && { today }),
  };
}

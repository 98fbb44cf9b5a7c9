import type { CitedArticle } from "#domain/statute/citation/cited-articles.ts";
import { articleAddress, lawAddress } from "#domain/statute/citation/law-index.ts";
import type { TodayArticle, TodayArticles } from "./today-article.ts";

/** A citation for the judgment page. */
export interface CitationLink {
  label: string;
  /** Address of the article, of the law if only its facts are available, or empty; without language. */
  url: string;
  /** yyyy-MM-dd from which the linked text is binding, if after the judgment. */
  text?: string;
  /** What became of the linked article, if it differs today. */
  today?: TodayArticle;
}

/** The citation of an article for the judgment page, with what became of the article since. */
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

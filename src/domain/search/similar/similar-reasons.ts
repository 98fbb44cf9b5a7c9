import { articleLabel } from "../../statute/citation/article-label.ts";
import { fill } from "../../text/fill.ts";
import type { CommonLaw } from "./case-collection.ts";

/**
 * Why a case is similar: it has a cause that is the query's or likely the query's; or it cites articles that
 * the query cites or that are usual in cases like it.
 */
export const SIMILAR_REASONS = ["same_cause", "likely_cause", "same_articles", "usual_articles"] as const;
export type SimilarReasonCode = (typeof SIMILAR_REASONS)[number];

/** A reason with the labels of its causes or articles. */
export interface CaseReason {
  code: SimilarReasonCode;
  names: string[];
}

/** Maximum number of names shown of one reason. */
const MAX_NAMES = 3;

/**
 * The reasons of a case from what it shares with a query. The codes depend on whether the query's causes and
 * articles are known.
 */
export function similarReasons(
  { causes, articles }: CommonLaw,
  known: { causes: readonly string[]; articles: readonly string[] },
): CaseReason[] {
  const reasons: CaseReason[] = [
    { code: known.causes.length > 0 ? "same_cause" : "likely_cause", names: causes },
    {
      code: known.articles.length > 0 ? "same_articles" : "usual_articles",
      names: articles.map(specialArticleLabel),
    },
  ];
  return reasons.filter(({ names }) => names.length > 0);
}

/** A reason worded in a language: 案由相同：盗窃罪. */
export const wordSimilarReason = (
  words: Readonly<Record<SimilarReasonCode, string>>,
  { code, names }: CaseReason,
): string => fill(words[code], { names: names.slice(0, MAX_NAMES).join("、") });

/** The label of an article that decides cases (`specialArticles`): 刑法#264 -> 刑法第二百六十四条. */
function specialArticleLabel(article: string): string {
  const at = article.lastIndexOf("#");
  return article.slice(0, at) + articleLabel(Number(article.slice(at + 1)));
}

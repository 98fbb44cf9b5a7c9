import { articleLabel } from "../../statute/citation/article-label.ts";
import { fill } from "../../text/fill.ts";
import type { CommonLaw } from "./case-collection.ts";

/**
 * Why a case is similar to a query. `same_cause`: it has a cause of the query. `likely_cause`: it has a cause
 * that the query likely has. `same_articles`: it cites articles that the query cites. `usual_articles`: it
 * cites articles that are usual in cases like the query.
 */
export const SIMILAR_REASONS = ["same_cause", "likely_cause", "same_articles", "usual_articles"] as const;
export type SimilarReasonCode = (typeof SIMILAR_REASONS)[number];

/** A reason. `names` are labels of causes or articles. */
export interface CaseReason {
  code: SimilarReasonCode;
  names: string[];
}

/** Maximum number of names that are shown for one reason. */
const MAX_NAMES = 3;

/**
 * The reasons that follow from what a case and a query have in common. `known` are the causes and articles of
 * the query, which determine the codes.
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

/** A reason in the words of a language: 案由相同：盗窃罪. */
export const wordSimilarReason = (
  words: Readonly<Record<SimilarReasonCode, string>>,
  { code, names }: CaseReason,
): string => fill(words[code], { names: names.slice(0, MAX_NAMES).join("、") });

/** The label of a special article (`specialArticles`): 刑法第二百六十四条 for 刑法#264. */
function specialArticleLabel(article: string): string {
  const at = article.lastIndexOf("#");
  return article.slice(0, at) + articleLabel(Number(article.slice(at + 1)));
}

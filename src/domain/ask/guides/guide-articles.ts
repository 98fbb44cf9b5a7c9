import { findCitations } from "../../statute/citation/find-citations.ts";

/**
 * A law that a guide is based on. `articles` are those it applies, `also` further ones with what each says.
 */
export interface CitingSource {
  title: string;
  articles?: string | undefined;
  also?: readonly string[] | undefined;
}

/** An article, with the name of its law. */
export interface NamedArticle {
  law: string;
  number: number;
  branch: number;
}

/** A line such as 第三十条：欠薪可以申请支付令, split at the first colon. Without a colon, `gives` is empty. */
export function partGloss(line: string): { articles: string; gives: string } {
  const colon = line.search(/[：:]/);
  return colon < 0
    ? { articles: line, gives: "" }
    : { articles: line.slice(0, colon), gives: line.slice(colon + 1).trim() };
}

/**
 * The articles named in a source in Chinese, in printed order. The year of a version in its title is ignored.
 */
export function articlesOf({ title, articles = "", also = [] }: CitingSource): NamedArticle[] {
  const law = `《${title.replace(/（\d{4} ?年[^）]*）$/, "")}》`;
  return [articles, ...also.map((line) => partGloss(line).articles)].flatMap((named) =>
    namedArticles(law + named),
  );
}

/**
 * The articles that lead a text. `gives` is how people ask the questions that the article answers: 证人来不了 in
 * 《民事诉讼法》第七十六条：证人来不了.
 */
export const leadingArticles = (lines: readonly string[]): (NamedArticle & { gives: string })[] =>
  lines
    .map(partGloss)
    .flatMap(({ articles, gives }) => namedArticles(articles).map((one) => ({ ...one, gives })));

/** The articles in a line. Each follows the title of its law: 《民法典》第五百七十七条、第五百八十五条；《劳动法》第五十条. */
const namedArticles = (line: string): NamedArticle[] =>
  findCitations(line, () => false).map(({ law, number, branch }) => ({ law, number, branch }));

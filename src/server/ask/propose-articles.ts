import { resolve } from "node:path";
import { MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import type { CardArticle, ProposedArticle } from "#contract/search/search-ask.ts";
import type { ArticleRef } from "#domain/ask/proposals/asked-article.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { articleAnchor, articleLabel } from "#domain/statute/citation/article-label.ts";
import { articleAddress, type CitableLaw, type ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import type { SearchEngine } from "../search/search-engine.ts";
import { readCitable, STATUTES_FOLDER } from "../statutes/law-files.ts";
import { MIN_SCORE, openAskRanker } from "./ask-articles.ts";

/** Maximum number of characters that are shown of an article. */
const OPENING_CHARS = 120;

let laws: ReadonlyMap<string, CitableLaw> | undefined;
const knownLaws = () => (laws ??= new Map(readCitable(resolve(STATUTES_FOLDER)).map((law) => [law.id, law])));

const isImported = (law: CitableLaw | undefined) => law !== undefined && !law.is_listed;

/** Whether the collection has the text of any law. */
export function hasLaws(): boolean {
  for (const law of knownLaws().values()) if (isImported(law)) return true;
  return false;
}

/** The articles that may answer a question. */
export interface RankedArticles {
  /** All candidates, best first. */
  likely: readonly ArticleRef[];
  /** Probability, 0 to 1, that the first candidate answers the question; 0 if there is no candidate. */
  chance: number;
  /** The candidates that an answer may show, as far as `isWanted` holds for them, best first. */
  propose: (isWanted: (article: ArticleRef) => boolean) => ArticleRef[];
}

/**
 * Ranks the articles that may answer a question, best first. Only imported laws are ranked: there are few
 * digests of the others, all from one field of law.
 */
export function rankedArticles(question: string): RankedArticles {
  const ranker = hasLaws() ? openAskRanker() : undefined;
  if (!ranker) return { likely: [], chance: 0, propose: () => [] };
  const likely = ranker.rank(question).filter(({ lawId }) => isImported(knownLaws().get(lawId)));
  return {
    likely,
    chance: likely[0]?.score ?? 0,
    propose: (isWanted) =>
      likely.filter((one) => one.score >= MIN_SCORE && isWanted(one)).slice(0, MAX_PROPOSED.articles),
  };
}

/** Articles as an answer shows them. Those whose text the engine lacks are left out. */
export async function showArticles(
  articles: readonly ArticleRef[],
  engine: SearchEngine,
): Promise<ProposedArticle[]> {
  const ranker = openAskRanker();
  const shown = await Promise.all(
    articles.map(async ({ lawId, number, branch }) => ({
      ...(await openingOf({ law: knownLaws().get(lawId)!, number, branch }, engine, OPENING_CHARS)),
      cited: ranker?.timesCited({ lawId, number, branch }) ?? 0,
    })),
  );
  return shown.filter(({ text }) => text !== "");
}

/** An article with the beginning of its text. The text is empty if the engine lacks the article. */
export async function openingOf(
  { law, number, branch }: ResolvedArticle,
  engine: SearchEngine,
  characters: number,
): Promise<CardArticle> {
  const stored = await engine.detail(SCOPE.statutes, `${law.id}-${articleAnchor(number, branch)}`);
  const whole = stored === null ? "" : (JSON.parse(stored) as { body_text: string[] }).body_text.join("");
  return {
    label: `${law.short}${articleLabel(number, branch)}`,
    law: law.title,
    text: whole.slice(0, characters).toWellFormed(),
    more: whole.length > characters,
    url: articleAddress({ law, number, branch }),
  };
}

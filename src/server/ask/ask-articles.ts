import type { AskIndex } from "#domain/ask/ask-index.ts";
import type { AskedArticle } from "#domain/ask/asked-article.ts";
import { addBm25 } from "#domain/ask/bm25.ts";
import { readQuestion } from "#domain/ask/question.ts";
import { openAskIndex } from "./index-file.ts";

const WORDS = { k1: 1.2, b: 0.6 };

/**
 * The articles in force that are likeliest to answer a question of a lay person, best first, at most `limit`;
 * none if nothing comes near, or no laws are imported. Throws FaultyFile if a generated file is damaged.
 */
export function askArticles(
  question: string,
  limit: number,
  index: AskIndex | undefined = openAskIndex(),
): AskedArticle[] {
  if (!index || index.size === 0) return [];
  const { words } = readQuestion(question, index);
  const scores = new Float64Array(index.size);
  addBm25(index.articles, words, WORDS, scores);
  const { number, branch, laws } = index.columns;
  return Array.from(scores.keys())
    .filter((article) => scores[article]! > 0)
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, limit)
    .map((article) => {
      const text = index.textOf(article);
      return {
        lawId: laws[index.lawOf[article]!]!.id,
        number: number[article]!,
        branch: branch[article]!,
        score: scores[article]! / (scores[article]! + 20),
        reasons: [
          { code: "words", words: words.map((word) => word.text).filter((word) => text.includes(word)) },
        ],
      };
    });
}

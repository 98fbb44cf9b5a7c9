import type { AskIndex } from "#domain/ask/ask-index.ts";
import { questionWords } from "#domain/ask/associations.ts";
import { foldText } from "#domain/ask/fold-text.ts";
import type { AssociationCounts } from "#domain/ask/learned.ts";
import type { AnsweredQuestion } from "./answered-questions.ts";

/** A word in fewer questions is not kept: it could be from one person's story. */
const MIN_QUESTIONS = 3;

/**
 * Counts which words of questions went with which articles. A word that stands only within a longer one is
 * left out.
 */
export function learnAssociations(
  questions: readonly AnsweredQuestion[],
  { columns, lawOf }: AskIndex,
): AssociationCounts {
  const articles = new Map<number, { at: number; questions: number }>();
  const words = new Map<string, { questions: number; pairs: Map<number, number> }>();
  for (const { question, answers } of questions) {
    const found = answers.map((article) => {
      const entry = articles.get(article) ?? { at: articles.size, questions: 0 };
      articles.set(article, entry);
      entry.questions++;
      return entry.at;
    });
    for (const word of questionWords(foldText(question))) {
      const entry = words.get(word) ?? { questions: 0, pairs: new Map<number, number>() };
      words.set(word, entry);
      entry.questions++;
      for (const at of found) entry.pairs.set(at, (entry.pairs.get(at) ?? 0) + 1);
    }
  }
  const kept = [...words].filter(([, entry]) => entry.questions >= MIN_QUESTIONS);
  const within = new Map<string, number>();
  for (const [word, entry] of kept)
    for (const part of [word.slice(1), word.slice(0, -1)])
      within.set(part, Math.max(within.get(part) ?? 0, entry.questions));
  return {
    questions: questions.length,
    articles: [...articles].map(([article, entry]) => [
      columns.laws[lawOf[article]!]!.key,
      columns.number[article]!,
      columns.branch[article]!,
      entry.questions,
    ]),
    words: kept
      .filter(([word, entry]) => within.get(word) !== entry.questions)
      .map(([word, entry]) => [word, entry.questions, ...[...entry.pairs].flat()]),
  };
}

import { float64At, itemAt, uint16At, uint32At } from "../../search/array-reads.ts";
import { ArticleNames } from "../index/article-names.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { type MeantCause, sharpened } from "./case-votes.ts";

/** Longest word learned. */
const MAX_WORD = 4;
/** Shortest word shown as a reason, and its minimum weight for the article. */
const [MIN_TOLD, TELLING] = [2, 0.02];
/** Weight of the causes of a question relative to its words. */
const BESIDE_WORDS = 0.8;
const THOUSANDTHS = 1000;

/** Scores of learned words by article, section and law. */
export interface LearnedScores {
  article: Map<number, number>;
  section: Float64Array;
  law: Float64Array;
}

/** The scope of a label: an article, or its whole section or law. */
export type LabelScope = "article" | "section" | "law";

/**
 * Associations learned from answered questions by ridge regression: weights of words and causes for articles,
 * sections and laws. A word has at most four characters and occurred in at least three questions.
 */
export interface AssociationTable {
  /** Number of training questions. */
  questions: number;
  /**
   * The labels: the key of a law, number and branch of an article, and the number of questions that it
   * answers.
   */
  labels: [scope: LabelScope, law: string, number: number, branch: number, questions: number][];
  /**
   * A word, or # and the code of a cause; its number of questions; then pairs of a label and a weight in
   * thousandths.
   */
  terms: [term: string, questions: number, ...twos: number[]][];
}

/**
 * The distinct substrings, of up to MAX_WORD characters, of the space-separated parts of a folded text; each
 * may be a learned word.
 */
export function questionWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of text.split(" "))
    for (let from = 0; from < run.length; from++)
      for (let to = from + 1; to <= run.length && to <= from + MAX_WORD; to++) words.add(run.slice(from, to));
  return words;
}

/** The term for a cause. */
export const causeTerm = (code: string): string => `#${code}`;

/** The regression's input for the causes that a question may mean. */
export function causeValues(causes: readonly MeantCause[]): [term: string, value: number][] {
  const seen = sharpened(causes);
  const norm = Math.hypot(...seen.map(({ score }) => score)) || 1;
  return seen.map(({ code, score }) => [causeTerm(code), (BESIDE_WORDS * score) / norm]);
}

/** A learned term: its rarity among questions, and pairs of a label and a weight in thousandths. */
interface LearnedTerm {
  rarity: number;
  twos: readonly number[];
}

/** A learned table mapped to an index. */
export class Associations {
  readonly #index: AskIndex;
  readonly #terms = new Map<string, LearnedTerm>();
  /** For each label its scope, and the index of its article, section or law, or -1. */
  readonly #labels: { scope: LabelScope; place: number }[];
  #last: { text: string; words: readonly ({ word: string } & LearnedTerm)[] } | undefined;
  /** For each article of the index, the share of the questions that it answers. */
  readonly answers: Float64Array;

  constructor({ questions, labels, terms }: AssociationTable, index: AskIndex) {
    this.#index = index;
    this.answers = new Float64Array(index.size);
    const names = new ArticleNames(index);
    this.#labels = labels.map(([scope, law, number, branch, answered]) => {
      const article = names.find(law, number, branch) ?? -1;
      if (article < 0) return { scope, place: article };
      if (scope === "section") return { scope, place: uint32At(index.columns.section, article) };
      if (scope === "law") return { scope, place: uint16At(index.lawOf, article) };
      this.answers[article] = answered / questions;
      return { scope, place: article };
    });
    for (const [term, having, ...twos] of terms)
      this.#terms.set(term, { rarity: Math.log(1 + (questions - having + 0.5) / (having + 0.5)), twos });
  }

  /** The scores that a folded question's words and possible causes give. */
  score(text: string, causes: readonly MeantCause[]): LearnedScores {
    const { laws, sections } = this.#index.columns;
    const into: LearnedScores = {
      article: new Map(),
      section: new Float64Array(sections.length),
      law: new Float64Array(laws.length),
    };
    const words = this.#wordsOf(text);
    const norm = Math.hypot(...words.map(({ rarity }) => rarity)) || 1;
    for (const { rarity, twos } of words) this.#speak(twos, rarity / norm, into);
    for (const [term, value] of causeValues(causes))
      this.#speak(this.#terms.get(term)?.twos ?? [], value, into);
    return into;
  }

  /** The words of a question that support an article, strongest first. */
  wordsFor(article: number, text: string): string[] {
    const found: { word: string; loudness: number }[] = [];
    for (const { word, rarity, twos } of this.#wordsOf(text)) {
      if (word.length < MIN_TOLD) continue;
      for (let at = 0; at < twos.length; at += 2) {
        const { scope, place } = itemAt(this.#labels, itemAt(twos, at));
        const weight = itemAt(twos, at + 1) / THOUSANDTHS;
        if (place === article && scope === "article" && weight >= TELLING)
          found.push({ word, loudness: weight * rarity });
      }
    }
    return found
      .sort((a, b) => b.loudness - a.loudness || (a.word < b.word ? -1 : 1))
      .map(({ word }) => word);
  }

  #speak(twos: readonly number[], value: number, into: LearnedScores): void {
    for (let at = 0; at < twos.length; at += 2) {
      const { scope, place } = itemAt(this.#labels, itemAt(twos, at));
      if (place < 0) continue;
      const weight = (value * itemAt(twos, at + 1)) / THOUSANDTHS;
      if (scope === "article") into.article.set(place, (into.article.get(place) ?? 0) + weight);
      else into[scope][place] = float64At(into[scope], place) + weight;
    }
  }

  /**
   * The learned words of a question. The last result is cached, because the explanation of each article needs
   * it.
   */
  #wordsOf(text: string): readonly ({ word: string } & LearnedTerm)[] {
    if (this.#last?.text !== text) {
      const words = [...questionWords(text)].flatMap((word) => {
        const term = this.#terms.get(word);
        return term ? [{ word, ...term }] : [];
      });
      this.#last = { text, words };
    }
    return this.#last.words;
  }
}

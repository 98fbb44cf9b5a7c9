import { float64At, itemAt, uint16At, uint32At } from "../../search/array-reads.ts";
import { ArticleNames } from "../index/article-names.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { type MeantCause, sharpened } from "./case-votes.ts";

/** Longest word learned. */
const MAX_WORD = 4;
/** Shortest word that is told as a reason, and the least that it must speak for its article. */
const [MIN_TOLD, TELLING] = [2, 0.02];
/** What the causes of a question count beside its words. */
const BESIDE_WORDS = 0.8;
const THOUSANDTHS = 1000;

/** By article what learned words speak for: the article itself, its section, its law. */
export type LearnedSignals = Record<"learned" | "learnedSection" | "learnedLaw", Float64Array>;

/** What a label stands for: an article, or the whole section or law that it lies in. */
export type LabelScope = "article" | "section" | "law";

/**
 * What was learned from answered questions: how much words and causes speak for articles, sections and laws, by ridge
 * regression. A word has at most four characters and stood in at least three questions.
 */
export interface AssociationTable {
  /** Questions learned from. */
  questions: number;
  /** What is answered with: the key of a law, number and branch of an article, and how many questions it answers. */
  labels: [scope: LabelScope, law: string, number: number, branch: number, questions: number][];
  /** Word, or # and the code of a cause; in how many questions; then by twos a label and a weight in thousandths. */
  terms: [term: string, questions: number, ...twos: number[]][];
}

/** The words of at most four characters that a folded text contains, each once. */
export function questionWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of text.split(" "))
    for (let from = 0; from < run.length; from++)
      for (let to = from + 1; to <= run.length && to <= from + MAX_WORD; to++) words.add(run.slice(from, to));
  return words;
}

/** The term that stands for a cause. */
export const causeTerm = (code: string): string => `#${code}`;

/** What the regression sees of the causes that a question may mean. */
export function causeValues(causes: readonly MeantCause[]): [term: string, value: number][] {
  const seen = sharpened(causes);
  const norm = Math.hypot(...seen.map(({ score }) => score)) || 1;
  return seen.map(({ code, score }) => [causeTerm(code), (BESIDE_WORDS * score) / norm]);
}

/** A learned term: how rare it is among questions, and by twos a label and a weight in thousandths. */
interface LearnedTerm {
  rarity: number;
  twos: readonly number[];
}

/** A learned table, laid over an index. */
export class Associations {
  readonly #index: AskIndex;
  readonly #terms = new Map<string, LearnedTerm>();
  /** Of each label its scope, and the number of its article, section or law in the index, or -1. */
  readonly #labels: { scope: LabelScope; place: number }[];
  /** The share of the questions that each article of the index answers. */
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

  /** Adds to the signals what the words of a folded question and the causes that it may mean speak for. */
  score(text: string, causes: readonly MeantCause[], signals: LearnedSignals): void {
    const { laws, sections, section } = this.#index.columns;
    const into = {
      article: signals.learned,
      section: new Float64Array(sections.length),
      law: new Float64Array(laws.length),
    };
    const words = this.#wordsOf(text);
    const norm = Math.hypot(...words.map(({ rarity }) => rarity)) || 1;
    for (const { rarity, twos } of words) this.#speak(twos, rarity / norm, into);
    for (const [term, value] of causeValues(causes))
      this.#speak(this.#terms.get(term)?.twos ?? [], value, into);
    const { lawOf, size } = this.#index;
    for (let article = 0; article < size; article++) {
      signals.learnedLaw[article] = into.law[lawOf[article]!]!;
      signals.learnedSection[article] = into.section[section[article]!]!;
    }
  }

  /** The words of a question that speak for an article, the loudest first. */
  wordsFor(article: number, text: string): string[] {
    const found: { word: string; loudness: number }[] = [];
    for (const { word, rarity, twos } of this.#wordsOf(text))
      for (const [{ scope, place }, weight] of this.#spokenFor(twos))
        if (scope === "article" && place === article && weight >= TELLING && word.length >= MIN_TOLD)
          found.push({ word, loudness: weight * rarity });
    return found
      .sort((a, b) => b.loudness - a.loudness || (a.word < b.word ? -1 : 1))
      .map(({ word }) => word);
  }

  #speak(twos: readonly number[], value: number, into: Record<LabelScope, Float64Array>): void {
    for (const [{ scope, place }, weight] of this.#spokenFor(twos))
      if (place >= 0) into[scope][place] = float64At(into[scope], place) + value * weight;
  }

  *#spokenFor(
    twos: readonly number[],
  ): Iterable<[label: { scope: LabelScope; place: number }, weight: number]> {
    for (let at = 0; at < twos.length; at += 2)
      yield [itemAt(this.#labels, itemAt(twos, at)), itemAt(twos, at + 1) / THOUSANDTHS];
  }

  /** The learned words of a question. */
  #wordsOf(text: string): ({ word: string } & LearnedTerm)[] {
    return [...questionWords(text)].flatMap((word) => {
      const term = this.#terms.get(word);
      return term ? [{ word, ...term }] : [];
    });
  }
}

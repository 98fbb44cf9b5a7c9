import { float64At, itemAt, uint16At, uint32At } from "../../search/array-reads.ts";
import { ArticleNames } from "../index/article-names.ts";
import type { AskIndex } from "../index/ask-index.ts";

/** Maximum length of a learned word, in characters. */
const MAX_WORD = 4;
/** Weight of the causes of a question. Its words together have the weight 1. */
const BESIDE_WORDS = 0.8;
/** The stored weights are in thousandths. */
const THOUSANDTHS = 1000;

/** A cause that a question may mean. The likeliest has the score 1. */
export interface MeantCause {
  code: string;
  score: number;
}

/** Maximum number of a question's causes that are used. */
const CAUSES_READ = 6;
/** Exponent for the scores of causes. It increases the differences between them, which are small. */
const SHARPER = 3;

/** The first CAUSES_READ causes, each with its score raised to the power SHARPER. */
const sharpened = (causes: readonly MeantCause[]): MeantCause[] =>
  causes.slice(0, CAUSES_READ).map(({ code, score }) => ({ code, score: score ** SHARPER }));

/** What the learned words of a question add up to: for each article, each section and each law. */
export interface LearnedScores {
  article: Map<number, number>;
  section: Float64Array;
  law: Float64Array;
}

/** What a label stands for: an article, or a whole section or law. */
export type LabelScope = "article" | "section" | "law";

/**
 * Associations that ridge regression learned from answered questions: the weights of words and causes for
 * articles, sections and laws. A word has at most four characters and occurs in at least three of the
 * questions.
 */
export interface AssociationTable {
  /** Number of training questions. */
  questions: number;
  /** The labels that terms are associated with. `law` is the key of a law. */
  labels: [scope: LabelScope, law: string, number: number, branch: number][];
  /**
   * The terms. A term is a word, or # and the code of a cause. `questions` is the number of training
   * questions with it. Pairs of the index of a label and a weight in thousandths follow.
   */
  terms: [term: string, questions: number, ...twos: number[]][];
}

/**
 * All words in a folded text that may have been learned: the distinct substrings of its space-separated
 * parts, up to MAX_WORD characters long.
 */
export function questionWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of text.split(" "))
    for (let from = 0; from < run.length; from++)
      for (let to = from + 1; to <= run.length && to <= from + MAX_WORD; to++) words.add(run.slice(from, to));
  return words;
}

/** The term that stands for a cause. */
export const causeTerm = (code: string): string => `#${code}`;

/** The causes that a question may mean, as input for the regression. */
export function causeValues(causes: readonly MeantCause[]): [term: string, value: number][] {
  const seen = sharpened(causes);
  const norm = Math.hypot(...seen.map(({ score }) => score)) || 1;
  return seen.map(({ code, score }) => [causeTerm(code), (BESIDE_WORDS * score) / norm]);
}

/**
 * A learned term. `rarity` is its rarity among the training questions. `twos` are pairs of the index of a
 * label and a weight in thousandths.
 */
interface LearnedTerm {
  rarity: number;
  twos: readonly number[];
}

/** Learned associations, in which labels are resolved to the articles, sections and laws of an index. */
export class Associations {
  readonly #index: AskIndex;
  readonly #terms = new Map<string, LearnedTerm>();
  /**
   * For each label, what it stands for. `place` is the index of the article, section or law; -1 if the index
   * does not have it.
   */
  readonly #labels: { scope: LabelScope; place: number }[];

  constructor({ questions, labels, terms }: AssociationTable, index: AskIndex) {
    this.#index = index;
    const names = new ArticleNames(index);
    this.#labels = labels.map(([scope, law, number, branch]) => {
      const article = names.find(law, number, branch) ?? -1;
      if (article < 0) return { scope, place: article };
      if (scope === "section") return { scope, place: uint32At(index.columns.section, article) };
      return { scope, place: scope === "law" ? uint16At(index.lawOf, article) : article };
    });
    for (const [term, having, ...twos] of terms)
      this.#terms.set(term, { rarity: Math.log(1 + (questions - having + 0.5) / (having + 0.5)), twos });
  }

  /** The learned scores for the words of a folded question and the causes that it may mean. */
  score(text: string, causes: readonly MeantCause[]): LearnedScores {
    const { laws, sectionLaw } = this.#index.columns;
    const into: LearnedScores = {
      article: new Map(),
      section: new Float64Array(sectionLaw.length),
      law: new Float64Array(laws.length),
    };
    const words = [...questionWords(text)].flatMap((word) => this.#terms.get(word) ?? []);
    const norm = Math.hypot(...words.map(({ rarity }) => rarity)) || 1;
    for (const { rarity, twos } of words) this.#speak(twos, rarity / norm, into);
    for (const [term, value] of causeValues(causes))
      this.#speak(this.#terms.get(term)?.twos ?? [], value, into);
    return into;
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
}

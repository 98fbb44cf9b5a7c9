import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { readQuestion } from "../question/question.ts";
import { Associations, type AssociationTable, type MeantCause } from "../signals/associations.ts";
import { readSignals } from "../signals/signals.ts";
import { fillFeatures } from "./features.ts";

/** Maximum number of candidates per question. The trees score all of them. */
export const MAX_CANDIDATES = 150;

/** The candidate articles of a question, and their features. */
export interface Candidates {
  articles: number[];
  /** The `FEATURES` of each candidate, one row after the other. */
  rows: Float64Array;
}

/** The causes that a question may mean, likeliest first. */
export type ReadCauses = (question: string) => readonly MeantCause[];

/** Finds the candidate articles of a question, and their features. */
export class CandidateFinder {
  readonly index: AskIndex;
  readonly #associations: Associations;
  readonly #readCauses: ReadCauses;

  constructor(index: AskIndex, table: AssociationTable, readCauses: ReadCauses) {
    this.index = index;
    this.#associations = new Associations(table, index);
    this.#readCauses = readCauses;
  }

  /** The candidates for a question: the articles with the highest weighted sum of signals, best first. */
  find(question: string): Candidates {
    const { index } = this;
    const asked = readQuestion(question, index.articles);
    const signals = readSignals(index, { asked, causes: this.#readCauses(question) }, this.#associations);
    const articles = topOf(signals.mixed, MAX_CANDIDATES);
    return { articles, rows: fillFeatures(index, asked, signals, articles) };
  }
}

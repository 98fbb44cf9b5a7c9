import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { readQuestion } from "../question/question.ts";
import type { StreetWords } from "../question/street-words.ts";
import { Associations, type AssociationTable } from "../signals/associations.ts";
import type { MeantCause } from "../signals/case-votes.ts";
import { type ReadQuestion, readSignals, type Signals } from "../signals/signals.ts";
import { fillFeatures } from "./features.ts";

/** Maximum number of candidates per question. The trees score all of them. */
export const MAX_CANDIDATES = 150;

/** A question with its candidate articles and their features. */
export interface Candidates extends ReadQuestion {
  articles: number[];
  /** The `FEATURES` of each candidate, one row after the other. */
  rows: Float64Array;
  signals: Signals;
}

/** What is known about words besides the index. */
export interface AskLexicon {
  street: StreetWords;
  /** The causes that a question may mean, likeliest first. */
  readCauses: (question: string) => readonly MeantCause[];
}

/** Finds the candidate articles of a question, and their features. */
export class CandidateFinder {
  readonly index: AskIndex;
  readonly associations: Associations;
  readonly lexicon: AskLexicon;

  constructor(index: AskIndex, table: AssociationTable, lexicon: AskLexicon) {
    this.index = index;
    this.associations = new Associations(table, index);
    this.lexicon = lexicon;
  }

  /** The candidates for a question: the articles with the highest weighted sum of signals, best first. */
  find(question: string): Candidates {
    const { index, associations, lexicon } = this;
    const asked = readQuestion(question, index.articles);
    const street = lexicon.street.bigramsFor(asked.text);
    const read = { asked, street, causes: lexicon.readCauses(question) };
    const signals = readSignals(index, read, associations);
    const articles = topOf(signals.mixed, MAX_CANDIDATES);
    return { ...read, signals, articles, rows: fillFeatures(index, asked, signals, associations, articles) };
  }
}

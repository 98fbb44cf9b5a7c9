import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { readQuestion } from "../question/question.ts";
import type { StreetWords } from "../question/street-words.ts";
import { Associations, type AssociationTable } from "../signals/associations.ts";
import type { MeantCause } from "../signals/case-votes.ts";
import { fillSignals, makeSignals, type ReadQuestion, type Signals } from "../signals/signals.ts";
import { fillFeatures } from "./features.ts";

/** Maximum number of candidates that the trees score. */
export const MAX_CANDIDATES = 150;

/** A question with its candidates and their features. */
export interface Candidates extends ReadQuestion {
  articles: number[];
  /** The `FEATURES` of each candidate, one row after another. */
  rows: Float64Array;
  /** The cases that resemble the question most. */
  cases: number[];
}

/** Lexical knowledge besides the index. */
export interface AskLexicon {
  street: StreetWords;
  /** The causes that a question may mean, likeliest first. */
  readCauses: (question: string) => readonly MeantCause[];
}

/** Finds the candidate articles of a question, and their features. */
export class CandidateFinder {
  readonly index: AskIndex;
  readonly associations: Associations;
  readonly signals: Signals;
  readonly lexicon: AskLexicon;

  constructor(index: AskIndex, table: AssociationTable, lexicon: AskLexicon, signals = makeSignals(index)) {
    this.index = index;
    this.signals = signals;
    this.associations = new Associations(table, index);
    this.lexicon = lexicon;
  }

  /** The articles most likely to answer the question by the weighted sum of the signals, best first. */
  find(question: string): Candidates {
    const { index, signals, associations, lexicon } = this;
    const asked = readQuestion(question, index.articles);
    const street = lexicon.street.bigramsFor(asked.text);
    const read = { asked, street, causes: lexicon.readCauses(question) };
    const cases = fillSignals(index, read, associations, signals);
    const articles = topOf(signals.mixed, MAX_CANDIDATES);
    return { ...read, cases, articles, rows: fillFeatures(index, asked, signals, associations, articles) };
  }
}

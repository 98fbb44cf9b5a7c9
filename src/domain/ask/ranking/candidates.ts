import { topOf } from "../../search/top-of.ts";
import { ArticleTexts } from "../index/article-texts.ts";
import type { AskIndex } from "../index/ask-index.ts";
import { type AskedGram, type AskedQuestion, readQuestion } from "../question/question.ts";
import type { StreetWords } from "../question/street-words.ts";
import { Associations } from "../signals/associations.ts";
import type { MeantCause } from "../signals/case-votes.ts";
import { addCommonCharacters } from "../signals/common-characters.ts";
import { fillSignals } from "../signals/fill-signals.ts";
import type { AssociationCounts } from "../signals/learned.ts";
import { makeSignals, type Signals } from "../signals/signals.ts";
import { type LawSums, sumByLaw } from "./around-candidates.ts";
import { FEATURES, fillFeatures } from "./features.ts";

/** Candidates that are scored by the trees, at most. */
export const MAX_CANDIDATES = 150;

/** A question with its candidates and their features. */
export interface Candidates {
  question: AskedQuestion;
  street: AskedGram[];
  articles: number[];
  /** `FEATURES` of each, one after another; until those of another question are found. */
  rows: Float64Array;
}

/** The causes that a question may mean, likeliest first. */
export type ReadCauses = (question: string) => readonly MeantCause[];

/** What is known of words beside the index. */
export interface AskLexicon {
  street: StreetWords;
  readCauses: ReadCauses;
}

/** Finds the articles worth weighing for a question, and their features. */
export class CandidateFinder {
  readonly index: AskIndex;
  readonly associations: Associations;
  readonly signals: Signals;
  readonly lexicon: AskLexicon;
  readonly #lawSums: LawSums;
  /** For the rows of one question: new ones would live just long enough to be kept until all memory is gone through. */
  readonly #rows = new Float64Array(MAX_CANDIDATES * FEATURES.length);

  constructor(index: AskIndex, counts: AssociationCounts, lexicon: AskLexicon, signals = makeSignals(index)) {
    this.index = index;
    this.signals = signals;
    this.associations = new Associations(counts, index);
    this.lexicon = lexicon;
    this.#lawSums = sumByLaw(index, this.associations);
  }

  /** The articles likeliest to answer by the weighted sum of the signals, best first. */
  find(text: string): Candidates {
    const { index, signals, associations } = this;
    const question = readQuestion(text, index);
    const street = this.lexicon.street.gramsFor(question.text, index);
    fillSignals(index, question, street, this.lexicon.readCauses(text), associations, signals);
    const articles = topOf(signals.mixed, MAX_CANDIDATES);
    const texts = new ArticleTexts(index, articles);
    addCommonCharacters(index, question, texts, signals);
    const rows = fillFeatures(index, question, signals, associations, this.#lawSums, texts, this.#rows);
    return { question, street, articles, rows };
  }
}

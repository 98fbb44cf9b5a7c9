import { ArticleNames } from "../index/article-names.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { MeantCause } from "./case-votes.ts";
import type { FewScores } from "./few-scores.ts";
import type { AssociationCounts } from "./learned.ts";
import { type Spoken, spokenOf } from "./spoken.ts";
import { Wholes } from "./wholes.ts";

/** Longest word learned, and the shortest that is counted; single characters enter the regression alone. */
const MAX_WORD = 4;
const MIN_COUNTED = 2;
/** A word of which an article answers a smaller share of the questions is no reason for it. */
const TELLING_SHARE = 0.15;
/** Causes of a question that the regression sees, what they count beside the words, and how much more the likeliest. */
const CAUSES_SEEN = 6;
const BESIDE_WORDS = 0.8;
const SHARPER = 3;
/** Articles before and behind that are near. */
const NEAR = 3;
const K1 = 1.2;
const B = 0.5;

/** What the words of a question say about articles, laws and sections. */
export interface AssociationScores {
  /** BM25 of the question against all questions that an article answers, as one document. */
  similarity: Float64Array;
  /** The share of a word's questions that an article answers, summed over words by rarity. */
  share: Float64Array;
  sectionShare: Float64Array;
  lawShare: Float64Array;
  /** What regression on the words and causes expects: 1 for an article that surely answers. */
  leaning: Float64Array;
  sectionLeaning: Float64Array;
  lawLeaning: Float64Array;
  /** The same of the articles just before and behind in the section. */
  leaningNear: Float64Array;
  /** What other articles answer the same questions as those that it expects. */
  companions: Float64Array;
  /** What regression on the same expects of whole laws and sections: 1 for one of which an article surely answers. */
  lawExpected: Float64Array;
  sectionExpected: Float64Array;
  /** How rare all known words of the question are together. */
  known: number;
  /** The arrays of those of articles again: what they are cleared by. */
  few: Record<"similarity" | "share" | "leaning" | "leaningNear" | "companions", FewScores>;
}

/** The words of at most four characters that a folded text contains, each once. */
export function questionWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of text.split(" "))
    for (let from = 0; from < run.length; from++)
      for (let to = from + 1; to <= run.length && to <= from + MAX_WORD; to++) words.add(run.slice(from, to));
  return words;
}

/** What the regression sees of the causes that a question may mean. */
export function causeValues(causes: readonly MeantCause[]): [code: string, value: number][] {
  const seen = causes.slice(0, CAUSES_SEEN).map(({ code, score }) => [code, score ** SHARPER] as const);
  const norm = Math.hypot(...seen.map(([, value]) => value)) || 1;
  return seen.map(([code, value]) => [code, (BESIDE_WORDS * value) / norm]);
}

/** How rare a word is among so many questions. */
export const rarityOf = (having: number, questions: number): number =>
  Math.log(1 + (questions - having + 0.5) / (having + 0.5));

/** A learned word of a question, by its place; single characters enter the regression alone. */
interface LearnedWord {
  word: string;
  at: number;
  isCounted: boolean;
}

/** Learned counts, laid over an index. */
export class Associations {
  readonly #index: AskIndex;
  readonly #words = new Map<string, number>();
  readonly #causes: ReadonlyMap<string, number>;
  /** Of each word in how many questions it stood, and what was counted of it, as of each cause. */
  readonly #questions: Uint32Array;
  readonly #ofWords: Spoken;
  readonly #ofCauses: Spoken;
  /** The learned words of the question read last: it is read again for each article that is explained. */
  #last: { text: string; known: LearnedWord[] } | undefined;
  /** Of each learned article its number in the index, or -1. */
  readonly #articles: Int32Array;
  /** Pairs of articles of the index that answer the same questions, by threes: one, the other, how many. */
  readonly #companions: Uint32Array;
  /** Articles of the index of which something is learned, and with them those that are near one. */
  readonly #learned: Uint32Array;
  readonly #aroundLearned: Uint32Array;
  /** Of each learned article what BM25 adds below the line for the length of its questions. */
  readonly #norms: Float64Array;
  readonly #laws: Wholes;
  readonly #sections: Wholes;
  /** How many questions each article of the index answers. */
  readonly answers: Float64Array;
  /** How many questions were learned from. */
  readonly questions: number;

  constructor(counts: AssociationCounts, index: AskIndex, names = new ArticleNames(index)) {
    this.#index = index;
    this.questions = counts.questions;
    this.answers = new Float64Array(index.size);
    this.#causes = new Map(counts.causes.map(([code], at) => [code, at]));
    this.#articles = Int32Array.from(counts.articles, ([law, number, branch, questions]) => {
      const at = names.find(law, number, branch) ?? -1;
      if (at >= 0) this.answers[at] = questions;
      return at;
    });
    this.#learned = Uint32Array.from(new Set(this.#articles.filter((at) => at >= 0))).sort();
    this.#aroundLearned = this.#around(this.#learned);
    this.#laws = new Wholes(counts.laws, this.#articles, index.lawOf);
    this.#sections = new Wholes(counts.sections, this.#articles, index.columns.section);
    this.#questions = Uint32Array.from(counts.words, ([, questions]) => questions);
    this.#ofWords = spokenOf(counts.words, 2, 3);
    this.#ofCauses = spokenOf(counts.causes, 1, 2);
    this.#companions = Uint32Array.from(
      counts.companions.flatMap(([one, other, questions]) => {
        const pair = [this.#articles[one]!, this.#articles[other]!];
        return Math.min(...pair) < 0 ? [] : [...pair, questions];
      }),
    );
    const lengths = new Float64Array(counts.articles.length);
    for (const [at, [word]] of counts.words.entries()) {
      this.#words.set(word, at);
      if (word.length < MIN_COUNTED) continue;
      const { starts, of, often } = this.#ofWords;
      for (let place = starts[at]!; place < starts[at + 1]!; place++) lengths[of[place]!]! += often[place]!;
    }
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    this.#norms = lengths.map((length) => K1 * (1 - B + (B * length) / mean));
  }

  /** Fills `scores` for the words of a folded question and the causes that it may mean. */
  score(text: string, causes: readonly MeantCause[], scores: AssociationScores): void {
    const { similarity, share, sectionShare, lawShare, leaning, sectionLeaning, lawLeaning, few } = scores;
    const { section } = this.#index.columns;
    const { lawOf } = this.#index;
    const { lawExpected, sectionExpected } = scores;
    for (const each of [few.similarity, few.share, few.leaning, few.companions]) each.openFor(this.#learned);
    few.leaningNear.openFor(this.#aroundLearned);
    for (const all of [sectionShare, lawShare, sectionLeaning, lawLeaning, lawExpected, sectionExpected])
      all.fill(0);
    let square = 0;
    scores.known = 0;
    for (const { at, isCounted } of this.#learnedWords(text)) {
      const questions = this.#questions[at]!;
      const idf = rarityOf(questions, this.questions);
      square += idf * idf;
      this.#laws.addWord(at, idf, lawExpected);
      this.#sections.addWord(at, idf, sectionExpected);
      if (isCounted) scores.known += idf;
      const { starts, of, often, much } = this.#ofWords;
      for (let place = starts[at]!; place < starts[at + 1]!; place++) {
        const article = this.#articles[of[place]!]!;
        if (article < 0) continue;
        leaning[article]! += idf * much[place]!;
        if (!isCounted) continue;
        const count = often[place]!;
        similarity[article]! += (idf * count * (K1 + 1)) / (count + this.#norms[of[place]!]!);
        const part = (idf * count) / (questions + 1);
        share[article]! += part;
        sectionShare[section[article]!]! += part;
        lawShare[lawOf[article]!]! += part;
      }
    }
    const norm = Math.sqrt(square) || 1;
    for (const [code, value] of causeValues(causes)) {
      const at = this.#causes.get(code);
      if (at === undefined) continue;
      const { starts, of, much } = this.#ofCauses;
      for (let place = starts[at]!; place < starts[at + 1]!; place++) {
        const article = this.#articles[of[place]!]!;
        if (article >= 0) leaning[article]! += norm * value * much[place]!;
      }
      this.#laws.addCause(at, norm * value, lawExpected);
      this.#sections.addCause(at, norm * value, sectionExpected);
    }
    for (const all of [lawExpected, sectionExpected])
      for (let at = 0; at < all.length; at++) all[at]! /= 1000 * norm;
    this.#lean(1000 * norm, scores);
  }

  /** The articles, and those so near in their sections that leanings spread to them. */
  #around(articles: Uint32Array): Uint32Array {
    const { section } = this.#index.columns;
    const all = new Set<number>();
    for (const article of articles)
      for (let other = Math.max(0, article - NEAR); other <= article + NEAR; other++)
        if (section[other] === section[article]) all.add(other);
    return Uint32Array.from(all);
  }

  /** Divides the leanings by `norm`, and spreads them over sections, laws, neighbours and companions. */
  #lean(norm: number, scores: AssociationScores): void {
    const { leaning, sectionLeaning, lawLeaning, leaningNear, companions } = scores;
    const { section } = this.#index.columns;
    const { lawOf } = this.#index;
    // Counted by index: once a question, loops over iterators are compiled late and make an object a step.
    for (let at = 0; at < this.#articles.length; at++) {
      const article = this.#articles[at]!;
      if (article < 0) continue;
      leaning[article]! /= norm;
      const own = leaning[article]!;
      if (own <= 0) continue;
      sectionLeaning[section[article]!]! += own;
      lawLeaning[lawOf[article]!]! += own;
      for (let away = -NEAR; away <= NEAR; away++) {
        const other = article + away;
        if (away !== 0 && section[other] === section[article]) leaningNear[other]! += own / Math.abs(away);
      }
    }
    const pairs = this.#companions;
    for (let at = 0; at < pairs.length; at += 3) {
      const a = pairs[at]!;
      const b = pairs[at + 1]!;
      const questions = pairs[at + 2]!;
      companions[a]! += (Math.max(0, leaning[b]!) * questions) / (this.answers[b]! + 1);
      companions[b]! += (Math.max(0, leaning[a]!) * questions) / (this.answers[a]! + 1);
    }
  }

  #learnedWords(text: string): readonly LearnedWord[] {
    if (this.#last?.text === text) return this.#last.known;
    const known: LearnedWord[] = [];
    for (const word of questionWords(text)) {
      const at = this.#words.get(word);
      if (at !== undefined) known.push({ word, at, isCounted: word.length >= MIN_COUNTED });
    }
    this.#last = { text, known };
    return known;
  }

  /** The words of a question that questions answered by an article use too, the rarest first. */
  wordsFor(article: number, text: string): string[] {
    const learned = this.#articles.indexOf(article);
    const found: [string, number][] = [];
    if (learned < 0) return [];
    const { starts, of, often } = this.#ofWords;
    for (const { word, at, isCounted } of this.#learnedWords(text)) {
      if (!isCounted) continue;
      const questions = this.#questions[at]!;
      for (let place = starts[at]!; place < starts[at + 1]!; place++)
        if (of[place] === learned && often[place]! >= TELLING_SHARE * questions)
          found.push([word, often[place]! / questions]);
    }
    return found.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  }
}

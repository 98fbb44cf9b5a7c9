import { ArticleNames } from "./article-names.ts";
import type { AskIndex } from "./ask-index.ts";
import type { AssociationCounts } from "./learned.ts";

/** Longest word learned, and the shortest. */
const MAX_WORD = 4;
const MIN_WORD = 2;
/** A word of which an article answers a smaller share of the questions is no reason for it. */
const TELLING_SHARE = 0.15;
const K1 = 1.2;
const B = 0.5;

/** What the words of a question say about articles, laws and sections. */
export interface AssociationScores {
  /** BM25 of the question against all questions that an article answers, as one document. */
  likeness: Float64Array;
  /** The share of a word's questions that an article answers, summed over words by rarity. */
  share: Float64Array;
  sectionShare: Float64Array;
  lawShare: Float64Array;
  /** How rare all known words of the question are together. */
  known: number;
}

/** The words of at most four characters that a folded text contains, each once. */
export function questionWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const run of text.split(" "))
    for (let from = 0; from < run.length; from++)
      for (let to = from + MIN_WORD; to <= run.length && to <= from + MAX_WORD; to++)
        words.add(run.slice(from, to));
  return words;
}

/** Learned counts, laid over an index. */
export class Associations {
  readonly #index: AskIndex;
  readonly #counts: AssociationCounts;
  readonly #words = new Map<string, number>();
  /** Of each learned article its number in the index, or -1. */
  readonly #articles: Int32Array;
  readonly #lengths: Float64Array;
  readonly #meanLength: number;
  /** How many questions each article of the index answers. */
  readonly answers: Float64Array;
  /** How many questions were learned from. */
  readonly questions: number;

  constructor(counts: AssociationCounts, index: AskIndex, names = new ArticleNames(index)) {
    this.#index = index;
    this.#counts = counts;
    this.questions = counts.questions;
    this.answers = new Float64Array(index.size);
    this.#articles = Int32Array.from(counts.articles, ([law, number, branch, questions]) => {
      const at = names.find(law, number, branch) ?? -1;
      if (at >= 0) this.answers[at] = questions;
      return at;
    });
    this.#lengths = new Float64Array(counts.articles.length);
    for (const [at, [word, , ...pairs]] of counts.words.entries()) {
      this.#words.set(word, at);
      for (let pair = 0; pair < pairs.length; pair += 2) this.#lengths[pairs[pair]!]! += pairs[pair + 1]!;
    }
    this.#meanLength =
      this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, counts.articles.length);
  }

  /** Fills `scores` for the words of a folded question. */
  score(text: string, scores: AssociationScores): void {
    const { likeness, share, sectionShare, lawShare } = scores;
    const { section } = this.#index.columns;
    const { lawOf } = this.#index;
    for (const all of [likeness, share, sectionShare, lawShare]) all.fill(0);
    scores.known = 0;
    for (const word of questionWords(text)) {
      const at = this.#words.get(word);
      if (at === undefined) continue;
      const entry = this.#counts.words[at]!;
      const questions = entry[1];
      const idf = Math.log(1 + (this.#counts.questions - questions + 0.5) / (questions + 0.5));
      scores.known += idf;
      for (let pair = 2; pair < entry.length; pair += 2) {
        const learned = entry[pair] as number;
        const article = this.#articles[learned]!;
        if (article < 0) continue;
        const often = entry[pair + 1] as number;
        const norm = K1 * (1 - B + (B * this.#lengths[learned]!) / this.#meanLength);
        likeness[article]! += (idf * often * (K1 + 1)) / (often + norm);
        const part = (idf * often) / (questions + 1);
        share[article]! += part;
        sectionShare[section[article]!]! += part;
        lawShare[lawOf[article]!]! += part;
      }
    }
  }

  /** The words of a question that questions answered by an article use too, the rarest first. */
  wordsFor(article: number, text: string): string[] {
    const learned = this.#articles.indexOf(article);
    const found: [string, number][] = [];
    if (learned < 0) return [];
    for (const word of questionWords(text)) {
      const entry = this.#counts.words[this.#words.get(word) ?? -1];
      if (!entry) continue;
      for (let pair = 2; pair < entry.length; pair += 2)
        if (entry[pair] === learned && (entry[pair + 1] as number) >= TELLING_SHARE * entry[1])
          found.push([word, (entry[pair + 1] as number) / entry[1]]);
    }
    return found.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  }
}

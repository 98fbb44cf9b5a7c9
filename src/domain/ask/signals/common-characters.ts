import type { ArticleTexts } from "../index/article-texts.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { AskedGram, AskedQuestion } from "../question/question.ts";
import { MIN_IDF, PLAIN_BM25 } from "./bm25.ts";
import type { Signals } from "./signals.ts";

/** A character of a greater share of the articles is common; one of more than the other share counts only where it is a word. */
const [COMMON, TELLING] = [1 / 10, 1 / 3];

/** Whether a gram is a character of so many articles that it counts for candidates alone. */
export const isCommon = (index: AskIndex, gram: AskedGram): boolean =>
  gram.text.length === 1 && shareOf(index, gram) > COMMON;

/** The share of the articles that have a gram. */
function shareOf({ articles }: AskIndex, { key }: AskedGram): number {
  const gram = articles.find(key);
  return gram < 0 ? 0 : articles.columns.counts[gram]! / articles.documents;
}

/**
 * Adds to the signals of candidates what common characters count, by their texts: the lists of these characters would be most of
 * what a question reads, and say little of which articles are worth weighing.
 */
export function addCommonCharacters(
  index: AskIndex,
  { characters, words }: AskedQuestion,
  texts: ArticleTexts,
  { characters: ofCharacters, words: ofWords, greatest }: Signals,
): void {
  const common = (grams: readonly AskedGram[]) => grams.filter((gram) => isCommon(index, gram));
  const telling = common(characters).filter((gram) => shareOf(index, gram) <= TELLING);
  greatest.characters = Math.max(greatest.characters ?? 0, addOf(index, telling, texts, ofCharacters));
  greatest.words = Math.max(greatest.words ?? 0, addOf(index, common(words), texts, ofWords));
}

/** By code unit its place among the characters at hand, from 1, else 0. */
const places = new Uint8Array(65536);
/** How often each stands in a text, by these places; what stands at 0 are all others. */
const counts = new Uint8Array(256);
/** What is counted at most, as in postings. */
const MAX_COUNT = 255;

/** Adds the BM25 of some characters to the scores of articles; returns the greatest sum. A question has fewer than 256 of them. */
function addOf(
  { articles: index }: AskIndex,
  characters: readonly AskedGram[],
  { articles, codes, starts }: ArticleTexts,
  into: Float64Array,
): number {
  const { k1, b } = PLAIN_BM25;
  const idfOf = ({ key }: AskedGram) => index.idf(index.find(key));
  const counted = characters.filter((one) => idfOf(one) >= MIN_IDF);
  const factors = Float64Array.from(counted, (one) => idfOf(one) * one.weight * (k1 + 1));
  for (const [at, { text }] of counted.entries()) places[text.charCodeAt(0)] = at + 1;
  let most = 0;
  for (let at = 0; at < articles.length; at++) {
    const article = articles[at]!;
    countCodes(codes, starts[at]!, starts[at + 1]!);
    const saturation = k1 * (1 - b + (b * index.columns.lengths[article]!) / Math.max(1, index.meanLength));
    const sum = into[article]! + sumOf(factors, saturation);
    into[article] = sum;
    most = Math.max(most, sum);
  }
  for (const { text } of counted) places[text.charCodeAt(0)] = 0;
  return most;
}

function countCodes(codes: Uint16Array, from: number, to: number): void {
  counts.fill(0);
  for (let at = from; at < to; at++) {
    const place = places[codes[at]!]!;
    if (counts[place]! < MAX_COUNT) counts[place]!++;
  }
}

function sumOf(factors: Float64Array, saturation: number): number {
  let sum = 0;
  for (let at = 0; at < factors.length; at++) {
    const often = counts[at + 1]!;
    sum += (factors[at]! * often) / (often + saturation);
  }
  return sum;
}

import { outlineOf, type SectionCode } from "../../reading/judgment-outline.ts";
import { joinRanges } from "../match/locate-keywords.ts";
import { cutPiece, SNIPPET_REACH, type SnippetPiece } from "../match/snippet.ts";
import type { WeighedBigram } from "./telling-bigrams.ts";

/** Sections that name who and where, not what happened. */
const NAMING: ReadonlySet<SectionCode | null> = new Set(["parties", "course", "signature", "annex"]);

/**
 * The passage of a case that has most of the weight of a query's bigrams, each counted once, with their places; null
 * if it has none. Sections that only name people, places and dates are looked at if the others have nothing.
 */
export function tellingPassage(
  judgment: Parameters<typeof outlineOf>[0],
  bigrams: readonly WeighedBigram[],
): SnippetPiece | null {
  const { body_text, tail_text, body_postscript } = judgment;
  const all = [...body_text, ...tail_text, ...body_postscript];
  const naming = new Set<string>();
  const sections = outlineOf(judgment).filter(({ code }) => code !== null);
  for (const [at, { code, paragraph }] of sections.entries())
    if (NAMING.has(code))
      for (const text of all.slice(paragraph, sections[at + 1]?.paragraph)) naming.add(text);
  const telling = all.map((text) => (naming.has(text) ? "" : text));
  const pairs = placesOf(bigrams);
  return heaviestPassage(telling, pairs) ?? heaviestPassage(all, pairs);
}

function heaviestPassage(paragraphs: readonly string[], pairs: PairPlaces): SnippetPiece | null {
  let best = { sum: 0, paragraph: 0, from: 0 };
  const inside = new Uint32Array(pairs.weights.length);
  for (const [paragraph, text] of paragraphs.entries()) {
    const { places, numbers } = pairs.find(text);
    for (let first = 0, next = 0, sum = 0; first < places.length; first++) {
      for (; next < places.length && places[next]! < places[first]! + SNIPPET_REACH; next++) {
        const number = numbers[next]!;
        if (inside[number]!++ === 0) sum += pairs.weights[number]!;
      }
      if (sum > best.sum) best = { sum, paragraph, from: places[first]! };
      const number = numbers[first]!;
      if (--inside[number]! === 0) sum -= pairs.weights[number]!;
    }
  }
  const text = paragraphs[best.paragraph];
  if (best.sum === 0 || text === undefined) return null;
  const ranges = joinRanges(pairs.find(text).places.map((at) => [at, at + 2]));
  return cutPiece(text, best.paragraph, best.from, ranges);
}

/** What finds the bigrams of the query at hand, which looks through the cases that it shows with the same. */
let last: { bigrams: readonly WeighedBigram[]; places: PairPlaces } | undefined;

function placesOf(bigrams: readonly WeighedBigram[]): PairPlaces {
  if (last?.bigrams !== bigrams) last = { bigrams, places: new PairPlaces(bigrams) };
  return last.places;
}

/** By code unit: the last bigram of the query at hand that begins with it, from 1, else 0. */
const lastBeginning = new Uint16Array(0x10000);

/**
 * Finds bigrams by the codes of their characters: cutting a text into pieces of two takes thirty times as long. Of several only
 * the one made last finds anything.
 */
class PairPlaces {
  readonly weights: readonly number[];
  /** Of each bigram its second code, and the bigram before it that begins alike, from 1. */
  readonly #seconds: Uint16Array;
  readonly #earlier: Uint16Array;

  constructor(bigrams: readonly WeighedBigram[]) {
    this.weights = bigrams.map(({ weight }) => weight);
    this.#seconds = Uint16Array.from(bigrams, ({ bigram }) => bigram.charCodeAt(1));
    this.#earlier = new Uint16Array(bigrams.length);
    lastBeginning.fill(0);
    for (const [number, { bigram }] of bigrams.entries()) {
      const first = bigram.charCodeAt(0);
      this.#earlier[number] = lastBeginning[first]!;
      lastBeginning[first] = number + 1;
    }
  }

  /** Where bigrams stand in a text, ascending, and their numbers in the order given. */
  find(text: string): { places: number[]; numbers: number[] } {
    const places: number[] = [];
    const numbers: number[] = [];
    for (let at = 0; at + 1 < text.length; at++) {
      let number = lastBeginning[text.charCodeAt(at)]!;
      if (number === 0) continue;
      const second = text.charCodeAt(at + 1);
      while (number > 0 && this.#seconds[number - 1] !== second) number = this.#earlier[number - 1]!;
      if (number === 0) continue;
      places.push(at);
      numbers.push(number - 1);
    }
    return { places, numbers };
  }
}

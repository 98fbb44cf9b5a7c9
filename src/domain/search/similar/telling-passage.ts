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

/** A query looks through the cases that it shows with the same bigrams. */
const known = new WeakMap<readonly WeighedBigram[], PairPlaces>();

function placesOf(bigrams: readonly WeighedBigram[]): PairPlaces {
  const places = known.get(bigrams) ?? new PairPlaces(bigrams);
  known.set(bigrams, places);
  return places;
}

/** Finds bigrams by the codes of their characters: cutting a text into pieces of two takes thirty times as long. */
class PairPlaces {
  readonly weights: readonly number[];
  /** 1 for each code with which a bigram begins. */
  readonly #begins = new Uint8Array(0x10000);
  readonly #numbers = new Map<number, number>();

  constructor(bigrams: readonly WeighedBigram[]) {
    this.weights = bigrams.map(({ weight }) => weight);
    for (const [number, { bigram }] of bigrams.entries()) {
      const [first, second] = [bigram.charCodeAt(0), bigram.charCodeAt(1)];
      this.#begins[first] = 1;
      this.#numbers.set(first * 0x10000 + second, number);
    }
  }

  /** Where bigrams stand in a text, ascending, and their numbers in the order given. */
  find(text: string): { places: number[]; numbers: number[] } {
    const places: number[] = [];
    const numbers: number[] = [];
    for (let at = 0; at + 1 < text.length; at++) {
      const first = text.charCodeAt(at);
      if (this.#begins[first] === 0) continue;
      const number = this.#numbers.get(first * 0x10000 + text.charCodeAt(at + 1));
      if (number === undefined) continue;
      places.push(at);
      numbers.push(number);
    }
    return { places, numbers };
  }
}

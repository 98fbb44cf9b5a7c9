import { outlineOf, type SectionCode } from "../../reading/judgment-outline.ts";
import { joinRanges } from "../match/locate-keywords.ts";
import { cutPiece, SNIPPET_REACH, type SnippetPiece } from "../match/snippet.ts";
import type { WeighedBigram } from "./telling-bigrams.ts";

/** Sections that contain names, places and dates rather than facts. */
const NAMING: ReadonlySet<SectionCode | null> = new Set(["parties", "course", "signature", "annex"]);

/**
 * The passage of a case that has most of the weight of a query's bigrams, with their positions; null if the
 * case has none of them. Each bigram counts once. Sections that only contain names, places and dates are
 * searched only if the others have no bigram of the query.
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
  const weights = new Map(bigrams.map(({ bigram, weight }) => [bigram, weight]));
  return heaviestPassage(telling, weights) ?? heaviestPassage(all, weights);
}

function heaviestPassage(
  paragraphs: readonly string[],
  weights: ReadonlyMap<string, number>,
): SnippetPiece | null {
  let best = { sum: 0, paragraph: 0, from: 0 };
  for (const [paragraph, text] of paragraphs.entries()) {
    /** How often each bigram occurs from the current position up to SNIPPET_REACH characters after it. */
    const inside = new Map<string, number>();
    const places = placesIn(text, weights);
    let [next, sum] = [0, 0];
    for (const { at, bigram } of places) {
      for (let one = places[next]; one && one.at < at + SNIPPET_REACH; one = places[++next]) {
        const count = inside.get(one.bigram) ?? 0;
        if (count === 0) sum += weights.get(one.bigram) ?? 0;
        inside.set(one.bigram, count + 1);
      }
      if (sum > best.sum) best = { sum, paragraph, from: at };
      const left = (inside.get(bigram) ?? 1) - 1;
      if (left === 0) sum -= weights.get(bigram) ?? 0;
      inside.set(bigram, left);
    }
  }
  const text = paragraphs[best.paragraph];
  if (best.sum === 0 || text === undefined) return null;
  const ranges = joinRanges(placesIn(text, weights).map(({ at }) => [at, at + 2]));
  return cutPiece(text, best.paragraph, best.from, ranges);
}

/** The places of the bigrams in a text, in ascending order. */
function placesIn(text: string, weights: ReadonlyMap<string, number>): { at: number; bigram: string }[] {
  const places: { at: number; bigram: string }[] = [];
  for (let at = 0; at + 1 < text.length; at++) {
    const bigram = text.slice(at, at + 2);
    if (weights.has(bigram)) places.push({ at, bigram });
  }
  return places;
}

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
  return heaviestPassage(telling, bigrams) ?? heaviestPassage(all, bigrams);
}

function heaviestPassage(
  paragraphs: readonly string[],
  bigrams: readonly WeighedBigram[],
): SnippetPiece | null {
  const weights = new Map(bigrams.map(({ bigram, weight }) => [bigram, weight]));
  let best = { sum: 0, paragraph: 0, from: 0 };
  for (const [paragraph, text] of paragraphs.entries()) {
    const places = placesOf(text, weights);
    const inside = new Map<string, number>();
    for (let first = 0, next = 0, sum = 0; first < places.length; first++) {
      for (; next < places.length && places[next]!.at < places[first]!.at + SNIPPET_REACH; next++) {
        const { bigram } = places[next]!;
        const count = inside.get(bigram) ?? 0;
        if (count === 0) sum += weights.get(bigram)!;
        inside.set(bigram, count + 1);
      }
      if (sum > best.sum) best = { sum, paragraph, from: places[first]!.at };
      const { bigram } = places[first]!;
      const left = inside.get(bigram)! - 1;
      inside.set(bigram, left);
      if (left === 0) sum -= weights.get(bigram)!;
    }
  }
  const text = paragraphs[best.paragraph];
  if (best.sum === 0 || text === undefined) return null;
  const ranges = joinRanges(placesOf(text, weights).map(({ at }) => [at, at + 2]));
  return cutPiece(text, best.paragraph, best.from, ranges);
}

function placesOf(text: string, weights: ReadonlyMap<string, number>): { at: number; bigram: string }[] {
  return Array.from({ length: text.length }, (_, at) => ({ at, bigram: text.slice(at, at + 2) })).filter(
    ({ bigram }) => weights.has(bigram),
  );
}

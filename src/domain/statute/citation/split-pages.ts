import type { StatuteHeading, StatuteUnit } from "../record.ts";
import { articleKey } from "./article-set.ts";

/** A page of a law, as a half-open range of units. */
export interface LawPage {
  from: number;
  to: number;
}

/**
 * Divides a law into pages of at most the weight `limit`; `weights` has the weight of each unit. A chapter
 * that fits on a page is not divided; others are divided between units. A law that fits on one page has one.
 * A unit heavier than `limit` has a page of its own.
 */
export function splitPages(
  headings: readonly StatuteHeading[],
  weights: readonly number[],
  limit: number,
): LawPage[] {
  const starts = [...new Set([0, ...headings.map(({ unit }) => unit)])].sort((a, b) => a - b);
  const pages: LawPage[] = [];
  let from = 0;
  let weight = 0;
  const cut = (at: number): void => {
    if (at > from) pages.push({ from, to: at });
    from = at;
    weight = 0;
  };
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? weights.length;
    const chapter = sum(weights, start, end);
    if (weight + chapter <= limit) {
      weight += chapter;
      continue;
    }
    if (weight > limit / 3) cut(start);
    for (let at = start; at < end; at++) {
      if (weight > 0 && weight + weights[at]! > limit) cut(at);
      weight += weights[at]!;
    }
  }
  cut(weights.length);
  return pages;
}

function sum(weights: readonly number[], from: number, to: number): number {
  let total = 0;
  for (let at = from; at < to; at++) total += weights[at]!;
  return total;
}

/**
 * For each page, the key of its first numbered unit. A page without numbered units has the key of the page
 * before.
 */
export function pageKeys(pages: readonly LawPage[], units: readonly StatuteUnit[]): number[] {
  let last = 0;
  return pages.map(({ from, to }) => {
    const first = units.slice(from, to).find(({ kind }) => kind !== "text");
    last = first ? articleKey(first.number, first.branch) : last;
    return last;
  });
}

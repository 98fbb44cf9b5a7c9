import { diffArrays, diffWords } from "diff";
import type { StatuteUnit } from "#domain/statute/record.ts";

/** A run of words in two versions of an article. */
export interface ChangedWords {
  kind: "same" | "gone" | "new";
  text: string;
}

/** An article that differs between two versions; null on the side that lacks it. */
export interface ArticleChange {
  before: StatuteUnit | null;
  after: StatuteUnit | null;
  /** Per line, the words of both versions in order; for an article on one side only, words of one kind. */
  words: ChangedWords[];
}

/** Minimum share of common bigrams, relative to their mean number, for one article to be the other amended. */
const MIN_SHARED = 0.35;
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

const textOf = ({ paragraphs }: StatuteUnit) => paragraphs.join("\n");

/**
 * The articles whose text differs between two versions of a law, in the order of the later one; dropped
 * articles are at their former position. An article with only a different number is not included.
 */
export function compareVersions(
  before: readonly StatuteUnit[],
  after: readonly StatuteUnit[],
): ArticleChange[] {
  const numbered = (units: readonly StatuteUnit[]) => units.filter(({ kind }) => kind !== "text");
  const parts = diffArrays(numbered(before), numbered(after), {
    comparator: (a, b) => textOf(a) === textOf(b),
  });
  const changes: ArticleChange[] = [];
  let gone: StatuteUnit[] = [];
  let added: StatuteUnit[] = [];
  const settle = () => {
    changes.push(...pair(gone, added));
    [gone, added] = [[], []];
  };
  for (const { removed, added: isNew, value } of parts) {
    if (removed) gone.push(...value);
    else if (isNew) added.push(...value);
    else settle();
  }
  settle();
  return changes;
}

/** Pairs the articles between two equal ones: each with the most similar one, in order. */
function pair(gone: readonly StatuteUnit[], added: readonly StatuteUnit[]): ArticleChange[] {
  const changes: ArticleChange[] = [];
  let from = 0;
  for (const before of gone) {
    const at = added.findIndex((after, index) => index >= from && isLike(before, after));
    for (const after of at < 0 ? [] : added.slice(from, at)) changes.push(change(null, after));
    changes.push(change(before, at < 0 ? null : added[at]!));
    if (at >= 0) from = at + 1;
  }
  for (const after of added.slice(from)) changes.push(change(null, after));
  return changes;
}

function change(before: StatuteUnit | null, after: StatuteUnit | null): ArticleChange {
  const [old, now] = [before ? textOf(before) : "", after ? textOf(after) : ""];
  const words = diffWords(old, now, { intlSegmenter: segmenter }).map(({ added, removed, value }) => ({
    kind: added ? ("new" as const) : removed ? ("gone" as const) : ("same" as const),
    text: value,
  }));
  return { before, after, words };
}

function isLike(one: StatuteUnit, other: StatuteUnit): boolean {
  const [a, b] = [bigrams(textOf(one)), bigrams(textOf(other))];
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return shared / ((a.size + b.size) / 2 || 1) >= MIN_SHARED;
}

function bigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + 1 < text.length; at++) found.add(text.slice(at, at + 2));
  return found;
}

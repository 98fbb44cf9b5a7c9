import { diffArrays, diffWords } from "diff";
import type { StatuteUnit } from "#domain/statute/record.ts";

/** Words that are in both versions of an article, or only in one. */
export interface ChangedWords {
  kind: "same" | "gone" | "new";
  text: string;
}

/** An article that differs between two versions of a law. The side that lacks the article is null. */
export interface ArticleChange {
  before: StatuteUnit | null;
  after: StatuteUnit | null;
  /** The words of both versions in order. If one side is null, all words are of one kind. */
  words: ChangedWords[];
}

/**
 * Minimum similarity of two articles that count as versions of each other: the number of bigrams that they
 * share, divided by the mean number of bigrams in an article of the two.
 */
const MIN_SHARED = 0.35;
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

const textOf = ({ paragraphs }: StatuteUnit) => paragraphs.join("\n");

/**
 * The articles whose text differs between two versions of a law, in the order of the later version. An
 * article that was dropped is where it used to be. An article that only has another number is not included.
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

/**
 * Pairs articles that were dropped with articles that were added at the same place. Each dropped article is
 * paired with the first similar added article after the previous pair.
 */
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

import { type BitSet, intersect, ranksOf, sizeOf } from "./bit-set.ts";
import { narrowStarts, type Starts } from "./narrow-starts.ts";
import { pairStarts } from "./pair-starts.ts";
import type { StoredList } from "./stored-list.ts";

/** A token of a phrase: its offset from the start, and the lists of the terms that it may be. */
export interface PhrasePart {
  offset: number;
  lists: StoredList[];
}

/** Documents with a phrase, and where in each, in ascending rank, it first starts. */
export interface PhraseMatch {
  ranks: BitSet;
  firsts: Uint32Array;
}

/** The candidates in which all parts stand at their offsets from one start; at least one part. */
export function matchPhrase(candidates: BitSet, parts: PhrasePart[], size: number): PhraseMatch {
  const { ranks, values, ends } = phraseStarts(candidates, parts, size, true);
  const firsts = new Uint32Array(sizeOf(ranks));
  for (let at = 0; at < firsts.length; at++) firsts[at] = values[at === 0 ? 0 : ends[at - 1]!]!;
  return { ranks, firsts };
}

/**
 * Where all parts stand at their offsets from one start, in each of the candidates that has such a place; the
 * lists of the first part and of the second have an owner each, and those least work to read come first. With
 * `firstOnly` the first place of each is enough. Holds until the next call.
 */
export function phraseStarts(
  candidates: BitSet,
  parts: PhrasePart[],
  size: number,
  firstOnly: boolean,
): Starts {
  const [one, other] = parts;
  const isPair = other !== undefined && one!.lists.length === 1 && other.lists.length === 1;
  let starts = isPair
    ? pairStarts(candidates, placed(one!), placed(other), size, firstOnly && parts.length === 2)
    : null;
  for (const part of parts.slice(isPair ? 2 : 0)) {
    const among: BitSet = starts ? starts.ranks : candidates;
    starts =
      part.lists.length === 1
        ? narrowStarts(among, starts, part.lists[0]!, size, part.offset, firstOnly && part === parts.at(-1))
        : narrowByMany(among, starts, part, size);
  }
  return starts!;
}

const placed = ({ lists: [list], offset }: PhrasePart) => ({ list: list!, offset });

/**
 * The same as narrowStarts for a part that may be one of many terms: the starts that any of them allows.
 * Only a keyword whose last run is a single character needs it.
 */
function narrowByMany(candidates: BitSet, given: Starts | null, part: PhrasePart, size: number): Starts {
  const allowed = given && startsByRank(given);
  const found = new Map<number, Set<number>>();
  for (const list of part.lists) {
    const among = list.ranks(size).slice();
    intersect(among, candidates);
    for (const [rank, starts] of startsByRank(narrowStarts(among, null, list, size, part.offset, false))) {
      const open = found.get(rank) ?? new Set<number>();
      for (const start of starts) if (!allowed || allowed.get(rank)!.includes(start)) open.add(start);
      found.set(rank, open);
    }
  }
  const ranks = new Uint32Array(candidates.length);
  const values: number[] = [];
  const ends: number[] = [];
  for (const rank of [...found.keys()].sort((a, b) => a - b)) {
    const starts = [...found.get(rank)!].sort((a, b) => a - b);
    if (starts.length === 0) continue;
    ranks[rank >>> 5]! |= 1 << (rank & 31);
    values.push(...starts);
    ends.push(values.length);
  }
  return { ranks, values: Uint32Array.from(values), ends: Uint32Array.from(ends) };
}

function startsByRank({ ranks, values, ends }: Starts): Map<number, Uint32Array> {
  const found = ranksOf(ranks);
  return new Map(
    Array.from(found, (rank, at) => [rank, values.slice(at === 0 ? 0 : ends[at - 1]!, ends[at])]),
  );
}

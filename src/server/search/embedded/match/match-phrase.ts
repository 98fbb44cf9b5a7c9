import { type BitSet, intersect, sizeOf } from "../postings/bit-set.ts";
import type { StoredList } from "../postings/posting-list-reader.ts";
import { intersectStarts, StartsGatherer } from "./gather-positions.ts";
import { keepStarts, narrowStarts, type Starts } from "./intersect-positions.ts";
import { pairStarts } from "./intersect-two-postings.ts";

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
  // What is given may lie in the memory that the lists below are read with.
  const allowed = given && keepStarts(given);
  const found = new StartsGatherer(size);
  for (const list of part.lists) {
    const among = list.ranks(size).slice();
    intersect(among, candidates);
    if (sizeOf(among) > 0) found.add(narrowStarts(among, null, list, size, part.offset, false));
  }
  const starts = found.finish();
  return allowed ? intersectStarts(allowed, starts, size) : starts;
}

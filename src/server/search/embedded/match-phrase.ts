import type { ListBytes } from "./list-blocks.ts";
import { narrowStarts, type Starts } from "./narrow-starts.ts";
import type { Term } from "./term-dictionary.ts";
import { readPositions, walkPositions } from "./walk-positions.ts";

/** A token of a phrase: its offset from the start, and the list of each term that it may be. */
export interface PhrasePart {
  offset: number;
  lists: { term: Term; list: ListBytes }[];
}

/** Documents with a phrase, ascending, and where in each it first starts. */
export interface PhraseMatch {
  ranks: Uint32Array;
  firsts: Uint32Array;
}

/** The candidates (ascending ranks) in which all parts stand at their offsets from one start; at least one part. */
export function matchPhrase(candidates: Uint32Array, parts: PhrasePart[]): PhraseMatch {
  let starts: Starts | null = null;
  for (const part of parts.toSorted((a, b) => listedDocuments(a) - listedDocuments(b))) {
    const [only] = part.lists;
    const among: Uint32Array = starts ? starts.ranks : candidates;
    starts =
      part.lists.length === 1
        ? narrowStarts(among, starts, only!.list, only!.term, part.offset)
        : narrowByMany(among, starts, part);
  }
  const { ranks, values, ends } = starts!;
  const firsts = new Uint32Array(ranks.length);
  for (let at = 0; at < ranks.length; at++) firsts[at] = values[at === 0 ? 0 : ends[at - 1]!]!;
  return { ranks, firsts };
}

const listedDocuments = (part: PhrasePart) => part.lists.reduce((sum, { term }) => sum + term.documents, 0);

/** The same as narrowStarts for a part that may be one of many terms. */
function narrowByMany(candidates: Uint32Array, given: Starts | null, part: PhrasePart): Starts {
  const found = candidates.length > 0 ? startsOfMany(candidates, part) : [];
  const ranks: number[] = [];
  const values: number[] = [];
  const ends: number[] = [];
  for (const [at, rank] of candidates.entries()) {
    const before = values.length;
    const allowed =
      given && new Set(given.values.subarray(at === 0 ? 0 : given.ends[at - 1]!, given.ends[at]));
    for (const start of (found[at] ?? []).sort((a, b) => a - b)) {
      if (start >= 0 && (!allowed || allowed.has(start))) values.push(start);
    }
    if (values.length === before) continue;
    ranks.push(rank);
    ends.push(values.length);
  }
  return { ranks: Uint32Array.from(ranks), values: Uint32Array.from(values), ends: Uint32Array.from(ends) };
}

/** For each candidate the starts that any of the part's lists allows, unordered. */
function startsOfMany(candidates: Uint32Array, part: PhrasePart): number[][] {
  const found: number[][] = [];
  for (const { term, list } of part.lists) {
    const buffer = new Uint32Array(term.positionBytes);
    walkPositions(candidates, list, term, (candidate, positions) => {
      const count = readPositions(positions, buffer, 0);
      found[candidate] ??= [];
      for (let at = 0; at < count; at++) found[candidate].push(buffer[at]! - part.offset);
    });
  }
  return found;
}

import { type BitSet, cardinality, intersect } from "../postings/bit-set.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";
import { intersectTwoPositions, PositionsUnion } from "./gather-positions.ts";
import { copyPositions, intersectPositions, type PhrasePositions } from "./intersect-positions.ts";
import { intersectTwoPostings } from "./intersect-two-postings.ts";

/** A bigram of a phrase: its offset from the start, and the lists of the terms it may be. */
export interface PhrasePart {
  offset: number;
  lists: PostingListReader[];
}

/** Documents with a phrase, and its first start in each, in ascending doc id. */
export interface PhraseMatch {
  docIds: BitSet;
  firstPositions: Uint32Array;
}

/** The candidates in which all parts (at least one) stand at their offsets from one start. */
export function matchPhrase(candidates: BitSet, parts: PhrasePart[], size: number): PhraseMatch {
  const { docIds: ranks, values, ends } = phrasePositions(candidates, parts, size, true);
  const firsts = new Uint32Array(cardinality(ranks));
  for (let at = 0; at < firsts.length; at++) firsts[at] = values[at === 0 ? 0 : ends[at - 1]!]!;
  return { docIds: ranks, firstPositions: firsts };
}

/**
 * The starts from which all parts stand at their offsets, in each candidate that has one. The lists of the
 * first two parts have different owners, and the cheapest to read come first. With `firstOnly` the first
 * start of each is enough. Valid until the next call.
 */
export function phrasePositions(
  candidates: BitSet,
  parts: PhrasePart[],
  size: number,
  firstOnly: boolean,
): PhrasePositions {
  const [one, other] = parts;
  const isPair = other !== undefined && one!.lists.length === 1 && other.lists.length === 1;
  let starts = isPair
    ? intersectTwoPostings(candidates, placed(one!), placed(other), size, firstOnly && parts.length === 2)
    : null;
  for (const part of parts.slice(isPair ? 2 : 0)) {
    const among: BitSet = starts ? starts.docIds : candidates;
    starts =
      part.lists.length === 1
        ? intersectPositions(
            among,
            starts,
            part.lists[0]!,
            size,
            part.offset,
            firstOnly && part === parts.at(-1),
          )
        : narrowByMany(among, starts, part, size);
  }
  return starts!;
}

const placed = ({ lists: [list], offset }: PhrasePart) => ({ list: list!, offset });

/**
 * The same as intersectPositions for a part that may be one of many terms: the starts that any of them allows.
 * Only a keyword whose last run is a single character needs it.
 */
function narrowByMany(
  candidates: BitSet,
  given: PhrasePositions | null,
  part: PhrasePart,
  size: number,
): PhrasePositions {
  // `given` may share memory with the lists read below.
  const allowed = given && copyPositions(given);
  const found = new PositionsUnion(size);
  for (const list of part.lists) {
    const among = list.docIds(size).slice();
    intersect(among, candidates);
    if (cardinality(among) > 0) found.add(intersectPositions(among, null, list, size, part.offset, false));
  }
  const starts = found.finish();
  return allowed ? intersectTwoPositions(allowed, starts, size) : starts;
}

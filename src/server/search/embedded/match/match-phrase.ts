import { type BitSet, cardinality } from "../postings/bit-set.ts";
import type { TakeList } from "../postings/inverted-index-reader.ts";
import type { PostingListReader } from "../postings/posting-list-reader.ts";
import { intersectTwoPositions, PositionsUnion } from "./gather-positions.ts";
import { intersectPositions, type PhrasePositions } from "./intersect-positions.ts";
import { intersectTwoPostings } from "./intersect-two-postings.ts";

/**
 * A bigram of a phrase: its offset from the start, and the list of its term; or, for one with any second
 * character, what reads the lists of all terms that it may be.
 */
export interface PhrasePart {
  offset: number;
  list: PostingListReader | null;
  eachList: (take: TakeList) => void;
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
  const [one, other] = parts.map(({ list, offset }) => list && { list, offset });
  const isPair = one && other;
  let starts = isPair
    ? intersectTwoPostings(candidates, one, other, size, firstOnly && parts.length === 2)
    : null;
  for (const part of parts.slice(isPair ? 2 : 0)) {
    const among: BitSet = starts ? starts.docIds : candidates;
    const { list, offset } = part;
    starts = list
      ? intersectPositions(among, starts, list, size, offset, firstOnly && part === parts.at(-1))
      : narrowByMany(among, starts, part, size);
  }
  return starts!;
}

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
  const found = new PositionsUnion(size);
  part.eachList((shape, bytes) => found.addList(shape, bytes, candidates, part.offset));
  const starts = found.finish();
  return given ? intersectTwoPositions(given, starts, size) : starts;
}

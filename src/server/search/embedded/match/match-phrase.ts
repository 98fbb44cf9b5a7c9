import { type BitSet, wordsOf } from "../lists/bit-set.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { Term } from "../postings/term-dictionary.ts";
import type { PhraseMatch } from "./first-positions.ts";
import { intersectTwoPositions, PositionsUnion } from "./gather-positions.ts";
import {
  firstsOf,
  intersectPositions,
  type PhrasePositions,
  PositionsBuffer,
} from "./intersect-positions.ts";
import { intersectTwoPostings } from "./intersect-two-postings.ts";

/**
 * A bigram of a phrase: its offset from the start, the terms it may be, and its list; none where the second character is
 * open, so that it may be many terms.
 */
export interface PhrasePart {
  offset: number;
  terms: readonly Term[];
  list: PostingListReader | null;
}

/** The candidates in which all parts (at least one) stand at their offsets from one start. */
export function matchPhrase(
  index: InvertedIndexReader,
  candidates: BitSet,
  parts: readonly PhrasePart[],
  size: number,
): PhraseMatch {
  const starts = narrowed(index, candidates, parts, size, true);
  return { docIds: starts.docIds, firstPositions: firstsOf(starts) };
}

/**
 * The starts from which all parts (at least one, the cheapest to read first) stand at their offsets, in each candidate
 * that has one.
 */
export function phrasePositions(
  index: InvertedIndexReader,
  candidates: BitSet,
  parts: readonly PhrasePart[],
  size: number,
): PhrasePositions {
  const { docIds, values, bounds } = narrowed(index, candidates, parts, size, false);
  return { docIds, values: values.slice(), bounds: bounds.slice() };
}

/** Where starts are written in turn while a phrase is narrowed; only copies leave this file. */
const [here, there] = [new PositionsBuffer(), new PositionsBuffer()];

/** Starts that lie in one of the two buffers. With `firstOnly` the first start of each document is enough. */
function narrowed(
  index: InvertedIndexReader,
  candidates: BitSet,
  parts: readonly PhrasePart[],
  size: number,
  firstOnly: boolean,
): PhrasePositions {
  const words = wordsOf(candidates);
  const [one, other] = parts.map(({ list, offset }) => list && { list, offset });
  const isPair = one && other;
  let starts = isPair
    ? intersectTwoPostings(candidates, words, one, other, size, firstOnly && parts.length === 2, here)
    : null;
  let [into, free] = isPair ? [there, here] : [here, there];
  for (const part of parts.slice(isPair ? 2 : 0)) {
    const among: BitSet = starts?.docIds ?? candidates;
    starts = part.list
      ? intersectPositions(
          among,
          words,
          starts,
          part.list,
          size,
          part.offset,
          firstOnly && part === parts.at(-1),
          into,
        )
      : narrowByMany(index, among, starts, part, size);
    [into, free] = [free, into];
  }
  if (!starts) throw new RangeError("A phrase has at least one part.");
  return starts;
}

/**
 * The same as intersectPositions for a part that may be one of many terms: the starts that any of them allows.
 * Only a keyword whose last run is a single character needs it.
 */
function narrowByMany(
  index: InvertedIndexReader,
  candidates: BitSet,
  given: PhrasePositions | null,
  { terms, offset }: PhrasePart,
  size: number,
): PhrasePositions {
  const found = new PositionsUnion(size);
  found.addLists(index, terms, candidates, offset);
  const starts = found.finish();
  return given ? intersectTwoPositions(given, starts, size) : starts;
}

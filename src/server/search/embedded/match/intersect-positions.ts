import { uint32At } from "#domain/search/array-reads.ts";
import { type BitSet, countBits, countIn, countRange, dropBit } from "../lists/bit-set.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";

const NONE = new Uint32Array(0);

/**
 * Where a phrase may start: in the i-th document of `docIds` at the positions values[bounds[i]] to
 * values[bounds[i + 1]], exclusive, ascending; so there is one bound more than there are documents.
 */
export interface PhrasePositions {
  docIds: BitSet;
  values: Uint32Array;
  bounds: Uint32Array;
}

/** The first position of each document. */
export function firstsOf({ values, bounds }: PhrasePositions): Uint32Array {
  if (values.length === bounds.length - 1) return values.slice();
  const firsts = new Uint32Array(bounds.length - 1);
  for (let at = 0; at < firsts.length; at++) firsts[at] = uint32At(values, uint32At(bounds, at));
  return firsts;
}

/** Memory that positions are written to: a common phrase needs megabytes. Whoever makes it owns it and what lies in it. */
export class PositionsBuffer {
  #values = new Uint32Array(0);
  #bounds = new Uint32Array(0);

  /** Room for so many positions, and for the bounds of so many documents; the first bound is 0. */
  reserve(values: number, documents: number): Pick<PhrasePositions, "values" | "bounds"> {
    if (this.#values.length < values) this.#values = new Uint32Array(Math.ceil(values * 1.25));
    if (this.#bounds.length <= documents) this.#bounds = new Uint32Array(Math.ceil(documents * 1.25) + 1);
    return { values: this.#values, bounds: this.#bounds };
  }
}

/**
 * The starts that have one of the list's positions at the given offset; if `given` is null, all positions in
 * the candidates, as starts. The list must contain every candidate; documents left without a start drop out.
 * With `firstOnly` the first start of each document is enough. The starts are written to `into`, in which `given`
 * must not lie. `words` are the words of the candidates that are not empty, and maybe more; `size` is that of the index.
 *
 * A search for a common phrase spends its time here: only positions of candidates are decoded.
 */
export function intersectPositions(
  candidates: BitSet,
  words: Uint32Array,
  given: PhrasePositions | null,
  list: PostingListReader,
  size: number,
  offset: number,
  firstOnly: boolean,
  into: PositionsBuffer,
): PhrasePositions {
  const { documents, further } = list.shape;
  const places = list.positions(size, countIn(candidates, words));
  const { listed, steps } = places;
  const docIds = candidates.slice();
  const starts = given?.values ?? NONE;
  const startBounds = given?.bounds ?? NONE;
  const { values, bounds } = into.reserve(given ? starts.length : documents + further, documents);
  let kept = 0;
  let keptDocuments = 0;
  let candidate = 0;
  let start = 0;
  /** The word up to which documents of the list were counted, and how many. */
  let counted = 0;
  let before = 0;
  for (let at = 0; at < words.length; at++) {
    const word = uint32At(words, at);
    const wanting = uint32At(candidates, word);
    if (wanting === 0) continue;
    before += countRange(listed, counted, word);
    counted = word;
    const all = uint32At(listed, word);
    let index = before - 1;
    for (let bits = wanting; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      index = wanting === all ? index + 1 : before + countBits(all & (bit - 1));
      let wanted = places.first(index) - offset;
      const startEnd = given ? uint32At(startBounds, candidate + 1) : 0;
      const keptBefore = kept;
      if (!given) {
        if (wanted >= 0) values[kept++] = wanted;
        places.find(index);
        while (steps.left > 0) {
          wanted += steps.next();
          if (wanted >= 0) values[kept++] = wanted;
        }
      }
      let isFirst = true;
      while (given) {
        while (start < startEnd && uint32At(starts, start) < wanted) start++;
        if (start === startEnd) break;
        if (starts[start] === wanted) {
          values[kept++] = wanted;
          if (firstOnly || ++start === startEnd) break;
        }
        if (isFirst) {
          // Looked up only now: most documents contain a bigram once, or right at the first start.
          places.find(index);
          steps.sum = wanted;
          isFirst = false;
        }
        if (steps.left === 0) break;
        steps.advance(uint32At(starts, start));
        wanted = steps.sum;
      }
      start = startEnd;
      candidate++;
      if (kept > keptBefore) bounds[++keptDocuments] = kept;
      else dropBit(docIds, word, bit);
    }
  }
  places.close();
  return { docIds, values: values.subarray(0, kept), bounds: bounds.subarray(0, keptDocuments + 1) };
}

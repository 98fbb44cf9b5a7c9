import { type BitSet, countBits, sizeOf } from "./bit-set.ts";
import { FEW_CANDIDATES, type Starts } from "./narrow-starts.ts";
import { BLOCK_DOCUMENTS } from "./posting-list.ts";
import type { StoredList } from "./stored-list.ts";
import { workspace } from "./workspace.ts";

/** A token's list, and how far from a phrase's start the token stands. */
export interface PlacedList {
  list: StoredList;
  offset: number;
}

/** Reads one list's documents in ascending order: where in the memory of the list the positions of each lie. */
class Places {
  readonly listed: BitSet;
  readonly firsts: Uint16Array | Uint32Array;
  readonly rest: Uint8Array;
  readonly #jumps: Uint32Array;
  readonly #readBlock: (block: number) => void;
  #block = -1;
  /** The rest of the document at index #index, or of the next that has one, begins at #at. */
  #index = 0;
  #at = 0;
  /** Where the rest of the document found last ends. */
  end = 0;

  constructor(list: StoredList, size: number, candidates: number) {
    this.listed = list.ranks(size);
    this.firsts = list.firsts();
    const { jumps, bytes, readBlock } = list.rest(candidates * FEW_CANDIDATES < list.shape.documents);
    this.#jumps = jumps;
    this.rest = bytes;
    this.#readBlock = readBlock;
  }

  /** Where the rest of the document at an index begins, which must have one and come after the one before. */
  find(index: number): number {
    const { firsts, rest } = this;
    if (index >>> 7 !== this.#block) {
      this.#block = index >>> 7;
      this.#index = this.#block * BLOCK_DOCUMENTS;
      this.#at = this.#jumps[this.#block]!;
      this.#readBlock(this.#block);
    }
    let at = this.#at;
    for (let before = this.#index; before < firsts.length; before++) {
      if ((firsts[before]! & 1) === 0) continue;
      let byte = rest[at++]!;
      let length = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = rest[at++]!;
        length |= (byte & 0x7f) << shift;
      }
      if (before === index) {
        this.#index = index + 1;
        this.end = this.#at = at + length;
        return at;
      }
      at += length;
    }
    throw new RangeError("A posting list of the search index is broken: run npm run data.");
  }
}

/**
 * Where two tokens stand at their offsets from one start, in each of the candidates that has such a place; with
 * `firstOnly` the first place of each is enough. Both lists must hold every candidate and have an owner each.
 * Like narrowStarts, but a document's positions are read no further than its first place, which for a
 * phrase that most documents hold is most of the work.
 */
export function pairStarts(
  candidates: BitSet,
  one: PlacedList,
  other: PlacedList,
  size: number,
  firstOnly: boolean,
): Starts {
  const count = sizeOf(candidates);
  const left = new Places(one.list, size, count);
  const right = new Places(other.list, size, count);
  const { listed: leftListed, firsts: leftFirsts, rest: leftRest } = left;
  const { listed: rightListed, firsts: rightFirsts, rest: rightRest } = right;
  const { offset: leftOffset } = one;
  const { offset: rightOffset } = other;
  const smaller = Math.min(one.list.shape.restBytes, other.list.shape.restBytes);
  const values = workspace("values", count + (firstOnly ? 0 : smaller));
  const ends = workspace("ends", count);
  const ranks = candidates.slice();
  let kept = 0;
  let documents = 0;
  let leftBefore = 0;
  let rightBefore = 0;
  for (let word = 0; word < ranks.length; word++) {
    const leftAll = leftListed[word]!;
    const rightAll = rightListed[word]!;
    const wanting = ranks[word]!;
    let leftIndex = leftBefore - 1;
    let rightIndex = rightBefore - 1;
    for (let bits = wanting; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      leftIndex = wanting === leftAll ? leftIndex + 1 : leftBefore + countBits(leftAll & (bit - 1));
      rightIndex = wanting === rightAll ? rightIndex + 1 : rightBefore + countBits(rightAll & (bit - 1));
      const leftFirst = leftFirsts[leftIndex]!;
      const rightFirst = rightFirsts[rightIndex]!;
      let leftStart = (leftFirst >>> 1) - leftOffset;
      let rightStart = (rightFirst >>> 1) - rightOffset;
      let leftAt = 0;
      let leftEnd = 0;
      let rightAt = 0;
      let rightEnd = 0;
      if ((leftFirst & 1) === 1) {
        leftAt = left.find(leftIndex);
        leftEnd = left.end;
      }
      if ((rightFirst & 1) === 1) {
        rightAt = right.find(rightIndex);
        rightEnd = right.end;
      }
      const before = kept;
      for (;;) {
        if (leftStart < rightStart) {
          if (leftAt === leftEnd) break;
        } else {
          if (leftStart === rightStart && leftStart >= 0) {
            values[kept++] = leftStart;
            if (firstOnly) break;
          }
          if (rightAt === rightEnd) break;
          let byte = rightRest[rightAt++]!;
          let step = byte & 0x7f;
          for (let shift = 7; byte > 0x7f; shift += 7) {
            byte = rightRest[rightAt++]!;
            step |= (byte & 0x7f) << shift;
          }
          rightStart += step;
          continue;
        }
        let byte = leftRest[leftAt++]!;
        let step = byte & 0x7f;
        for (let shift = 7; byte > 0x7f; shift += 7) {
          byte = leftRest[leftAt++]!;
          step |= (byte & 0x7f) << shift;
        }
        leftStart += step;
      }
      if (kept > before) ends[documents++] = kept;
      else ranks[word]! ^= bit;
    }
    leftBefore += countBits(leftAll);
    rightBefore += countBits(rightAll);
  }
  return { ranks, values, ends };
}

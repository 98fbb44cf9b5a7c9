import { failAt, uint32At } from "#domain/search/array-reads.ts";
import { type BitSet, countBits, countRange, lowestBit } from "../lists/bit-set.ts";
import type { PositionCursor } from "../lists/position-cursor.ts";
import { BLOCK_DOCUMENTS } from "../lists/posting-list.ts";
import { BitsBefore, type FirstPositions, firstPositionsInList, spanOf } from "./first-positions.ts";
import type { PhrasePart } from "./match-phrase.ts";

/** A bigram of a phrase, as its list is walked. */
class WalkedPart {
  readonly cursor: PositionCursor;
  readonly offset: number;
  readonly before: BitsBefore;
  /** The documents of the list in the present word, and how many lie before them. */
  listed = 0;
  base = 0;

  constructor(cursor: PositionCursor, offset: number) {
    this.cursor = cursor;
    this.offset = offset;
    this.before = new BitsBefore(cursor.listed);
  }

  /** Goes to a word of the list; words are asked for in ascending order. */
  enter(word: number): void {
    this.listed = uint32At(this.cursor.listed, word);
    this.base = this.before.word(word);
  }
}

/**
 * First positions of a phrase in documents that are known to contain it: it is looked for only in those asked for, and
 * not where its first part, best the rarest, shows that it does not stand before the end that is given. The lists of all
 * parts, of which none is open, are walked side by side.
 */
export function seekFirstPositions(
  phrase: readonly PhrasePart[],
  documents: number,
  size: number,
): FirstPositions {
  const lists = phrase.map(({ list, offset }) => ({ list: list ?? failAt(offset), offset }));
  const parts = lists.map(({ list, offset }) => new WalkedPart(list.positions(size, documents), offset));
  const [rarest] = lists;
  if (!rarest) throw new RangeError("A phrase has at least one part.");
  const lowest = firstPositionsInList(rarest.list, size);
  return {
    documents,
    areFrom: (words, limit) => parts.some((part) => isFrom(part, words, limit + part.offset)),
    read: (set, words, into, ends) => {
      if (ends) lowest.read(set, words, into, null);
      readSought(parts, set, words, into, ends);
    },
    close: () => {
      for (const { cursor } of parts) cursor.close();
      lowest.close();
    },
  };
}

/** Whether no document of a list has its bigram before a limit; no, where it would take as long to read them. */
function isFrom({ cursor, before }: WalkedPart, words: Uint32Array, limit: number): boolean {
  const [from, to] = spanOf(words);
  const count = countRange(cursor.listed, from, to);
  if (count > words.length * BLOCK_DOCUMENTS) return false;
  const first = before.word(from);
  return cursor.firstsAreFrom(first, first + count, limit);
}

/** With `ends`, `into` holds the first positions of the first part. */
function readSought(
  parts: readonly WalkedPart[],
  set: BitSet,
  words: Uint32Array,
  into: Uint32Array,
  ends: Uint32Array | null,
): void {
  const { offset } = parts[0]!;
  let at = 0;
  for (let place = 0; place < words.length; place++) {
    const word = uint32At(words, place);
    let isEntered = false;
    for (let bits = uint32At(set, word); bits !== 0; bits &= bits - 1, at++) {
      const bit = bits & -bits;
      let end = Number.POSITIVE_INFINITY;
      if (ends) {
        end = uint32At(ends, word * 32 + lowestBit(bit));
        const lowest = uint32At(into, at) - offset;
        if (lowest >= end) {
          into[at] = lowest;
          continue;
        }
      }
      if (!isEntered) for (const part of parts) part.enter(word);
      isEntered = true;
      into[at] = firstStart(parts, bit, end);
    }
  }
}

/**
 * The first start of the phrase in a document of the present word; where a part shows that it is not below `end`, what that
 * part shows.
 */
function firstStart(parts: readonly WalkedPart[], bit: number, end: number): number {
  let start = 0;
  for (let at = 0; at < parts.length && start < end; at++) {
    const { cursor, offset, base, listed } = parts[at]!;
    cursor.begin(base + countBits(listed & (bit - 1)));
    start = Math.max(start, cursor.position - offset);
  }
  // A part that lags behind goes on, until all stand at one start.
  for (let agreed = 0, at = 0; agreed < parts.length && start < end; at++) {
    const { cursor, offset } = parts[at % parts.length]!;
    if (cursor.position < start + offset && !cursor.seek(start + offset))
      throw new RangeError("A document was taken to contain a phrase that is not in it.");
    if (cursor.position === start + offset) agreed++;
    else {
      start = cursor.position - offset;
      agreed = 1;
    }
  }
  return start;
}

import { type BitSet, countBits } from "../postings/bit-set.ts";
import type { StoredList } from "../postings/posting-list-reader.ts";
import type { PhraseMatch } from "./match-phrase.ts";
import { workspace } from "./scratch-array.ts";

/**
 * Puts into `into` the first position of a keyword in each document that `set` holds in the words from
 * `from` to `to`, in ascending rank; `set` holds nothing but documents of the match. Stretches are asked for
 * one after another from the beginning, so that a list which needs only its first 200 rows need not look at
 * all documents.
 */
export type ReadFirsts = (set: BitSet, from: number, to: number, into: Uint32Array) => void;

/**
 * First positions from the posting list of the keyword's only token, which holds all documents of the match
 * and is the only one of its owner.
 */
export function firstsOfList(list: StoredList, size: number): ReadFirsts {
  const listed = list.ranks(size);
  const firsts = list.firsts();
  let index = 0;
  return (set, from, to, into) => {
    let at = 0;
    for (let word = from; word < to; word++) {
      const wanted = set[word]!;
      const bits = listed[word]!;
      if (wanted === bits) {
        for (let left = countBits(bits); left > 0; left--) into[at++] = firsts[index++]! >>> 1;
        continue;
      }
      for (let rest = wanted; rest !== 0; rest &= rest - 1) {
        into[at++] = firsts[index + countBits(bits & ((rest & -rest) - 1))]! >>> 1;
      }
      index += countBits(bits);
    }
  };
}

/** First positions from a verified phrase; keywords verified later may have dropped some of its documents. */
export function firstsOfPhrase({ ranks, firsts }: PhraseMatch): ReadFirsts {
  let index = 0;
  return (set, from, to, into) => {
    let at = 0;
    for (let word = from; word < to; word++) {
      const bits = ranks[word]!;
      const wanted = set[word]!;
      if (wanted === bits) {
        for (let left = countBits(bits); left > 0; left--) into[at++] = firsts[index++]!;
        continue;
      }
      for (let rest = wanted; rest !== 0; rest &= rest - 1) {
        into[at++] = firsts[index + countBits(bits & ((rest & -rest) - 1))]!;
      }
      index += countBits(bits);
    }
  };
}

/** First positions of a keyword of one character: the lowest that any of the lists has; one call an owner at a time. */
export function firstsOfMany(match: BitSet, lists: StoredList[], owner: number): ReadFirsts {
  const before = new Uint32Array(match.length + 1);
  for (let word = 0; word < match.length; word++) before[word + 1] = before[word]! + countBits(match[word]!);
  const lowest = workspace(`lowest${owner}`, before[match.length]!).fill(0xffff_ffff);
  for (const list of lists) {
    const firsts = list.firsts();
    list.eachRank((rank, index) => {
      const word = match[rank >>> 5]!;
      const bit = 1 << (rank & 31);
      if ((word & bit) === 0) return;
      const at = before[rank >>> 5]! + countBits(word & (bit - 1));
      const position = firsts[index]! >>> 1;
      if (position < lowest[at]!) lowest[at] = position;
    });
  }
  return firstsOfPhrase({ ranks: match, firsts: lowest });
}

import { VarintCursor } from "#domain/search/varint.ts";
import type { PassageTable } from "../columns/passage-table.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, cardinality, countBits, intersect, lowestBit } from "../postings/bit-set.ts";
import { countsBefore } from "./gather-positions.ts";
import type { PhrasePositions } from "./intersect-positions.ts";
import { mayMatch, termOfWord, type WordForms, wordPositions } from "./match-keywords.ts";
import { meetInPassage } from "./meet-in-passage.ts";

/** The documents of a set with a passage that contains all words. */
export function matchSamePassage(
  index: IndexReader,
  words: readonly { forms: WordForms }[],
  among: BitSet,
): BitSet {
  let candidates = among.slice();
  const held = words.map(({ forms }) => ({ forms, ranks: mayMatch(index.text, forms, index.documents) }));
  for (const { ranks } of held) intersect(candidates, ranks);
  // The rarest word first: it leaves the fewest documents in which to read the others.
  held.sort((a, b) => cardinality(a.ranks) - cardinality(b.ranks));
  const [one, other] = held.length === 2 ? held.map(({ forms }) => termOfWord(index.text, forms)) : [];
  if (one && other) {
    const [left, right] = [index.text.list(one), index.text.list(other)];
    return meetInPassage(candidates, left, right, index.pieces, index.documents);
  }
  const all: PhrasePositions[] = [];
  for (const { forms } of held) {
    const starts = wordPositions(index.text, forms, candidates, index.documents);
    candidates = starts.docIds;
    all.push(starts);
    // Early, so that what the first words exclude is not read; at 2, 4, 8, so that checking costs no more
    // than reading.
    if (all.length === held.length || (all.length > 1 && (all.length & (all.length - 1)) === 0))
      candidates = inOnePiece(index.pieces, all, candidates);
  }
  return candidates;
}

/** The documents of a set that have all words in one passage; each must contain all words. */
function inOnePiece(table: PassageTable, words: readonly PhrasePositions[], among: BitSet): BitSet {
  const found = among.slice();
  const passages = new VarintCursor(table.starts);
  const before = words.map(({ docIds: ranks }) => countsBefore(ranks));
  const at = new Uint32Array(words.length);
  const ends = new Uint32Array(words.length);
  for (let word = 0; word < among.length; word++) {
    for (let bits = among[word]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      for (let one = 0; one < words.length; one++) {
        const { docIds: ranks, ends: own } = words[one]!;
        const place = before[one]![word]! + countBits(ranks[word]! & (bit - 1));
        at[one] = place === 0 ? 0 : own[place - 1]!;
        ends[one] = own[place]!;
      }
      if (!meet(table, passages, word * 32 + lowestBit(bits), words, at, ends)) found[word]! ^= bit;
    }
  }
  return found;
}

/**
 * Whether a passage of a document contains every word; a word's positions run from `at`, which moves, to
 * `ends`.
 */
function meet(
  { startsAt }: PassageTable,
  passages: VarintCursor,
  rank: number,
  words: readonly PhrasePositions[],
  at: Uint32Array,
  ends: Uint32Array,
): boolean {
  const end = startsAt[rank + 1]!;
  passages.at = startsAt[rank]!;
  let from = 0;
  /** Where the next passage begins. */
  let to = 0;
  let furthest = 0;
  for (;;) {
    // To the passage with the furthest of the positions.
    while (to <= furthest) {
      from = to;
      if (passages.at === end) {
        to = Number.POSITIVE_INFINITY;
        break;
      }
      to += passages.next();
    }
    let inside = true;
    for (let one = 0; one < words.length; one++) {
      const { values } = words[one]!;
      while (at[one]! < ends[one]! && values[at[one]!]! < from) at[one]!++;
      if (at[one] === ends[one]) return false;
      const value = values[at[one]!]!;
      if (value >= to) inside = false;
      if (value > furthest) furthest = value;
    }
    if (inside) return true;
  }
}

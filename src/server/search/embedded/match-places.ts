import type { WordField } from "#domain/search/query-fields.ts";
import type { FieldWord } from "#domain/search/query-plan.ts";
import { type BitSet, emptySet, lowestBit } from "./bit-set.ts";
import { type Forms, wordStarts } from "./match-keywords.ts";
import type { Starts } from "./narrow-starts.ts";
import { pieceStarts } from "./piece-table.ts";
import type { TypeIndex } from "./type-index.ts";

/** The documents of a set in which a word stands in its field. */
export function matchField(
  index: TypeIndex,
  { field, forms }: Pick<FieldWord, "field" | "forms">,
  among: BitSet,
): BitSet {
  const starts = wordStarts(index.text, forms, among, index.documents);
  const [from, to] = fieldBounds(index, field);
  const found = emptySet(index.documents);
  eachDocument(starts, (rank, first, last) => {
    const low = from?.[rank] ?? 0;
    const high = to?.[rank] ?? Number.POSITIVE_INFINITY;
    for (let at = first; at < last; at++) {
      const start = starts.values[at]!;
      if (start >= high) return;
      if (start >= low) {
        add(found, rank);
        return;
      }
    }
  });
  return found;
}

/** By rank the position at which a field begins (null: the text's beginning) and the one before which it ends. */
function fieldBounds(index: TypeIndex, field: WordField): [Uint32Array | null, Uint32Array | null] {
  switch (field) {
    case "title":
      return [null, index.columns.titleEnd];
    case "holding":
      return [index.columns.causeEnd, index.columns.holdingEnd];
    case "courtname":
      return [index.pieces.bodyEnd, index.pieces.courtnameEnd];
    case "judge":
      return [index.pieces.courtnameEnd, index.pieces.judgeEnd];
    case "counsel":
      return [index.pieces.judgeEnd, null];
  }
}

/** The documents of a set that have one piece in which all words stand. */
export function matchNear(index: TypeIndex, words: readonly { forms: Forms }[], among: BitSet): BitSet {
  let shared: Map<number, number[]> | null = null;
  let candidates = among;
  for (const { forms } of words) {
    const starts = wordStarts(index.text, forms, candidates, index.documents);
    const next = new Map<number, number[]>();
    eachDocument(starts, (rank, first, last) => {
      const pieces = piecesAt(starts.values.subarray(first, last), pieceStarts(index.pieces, rank));
      const before = shared?.get(rank);
      const both = before ? pieces.filter((piece) => before.includes(piece)) : pieces;
      if (both.length > 0) next.set(rank, both);
    });
    shared = next;
    candidates = emptySet(index.documents);
    for (const rank of next.keys()) add(candidates, rank);
  }
  return candidates;
}

/** The numbers of the pieces that hold the positions, ascending; both lists are ascending. */
function piecesAt(positions: Uint32Array, starts: number[]): number[] {
  const pieces: number[] = [];
  let piece = 0;
  for (const position of positions) {
    while (piece + 1 < starts.length && starts[piece + 1]! <= position) piece++;
    if (pieces.at(-1) !== piece) pieces.push(piece);
  }
  return pieces;
}

/** Calls `visit` with each document and the range of its places in `values`. */
function eachDocument(
  { ranks, ends }: Starts,
  visit: (rank: number, first: number, last: number) => void,
): void {
  let at = 0;
  for (let word = 0; word < ranks.length; word++) {
    for (let bits = ranks[word]!; bits !== 0; bits &= bits - 1, at++) {
      visit(word * 32 + lowestBit(bits), at === 0 ? 0 : ends[at - 1]!, ends[at]!);
    }
  }
}

function add(set: BitSet, rank: number): void {
  set[rank >>> 5]! |= 1 << (rank & 31);
}

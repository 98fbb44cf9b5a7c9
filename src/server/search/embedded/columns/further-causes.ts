import { type Hierarchy, NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import type { BitSet } from "../postings/bit-set.ts";
import type { Columns } from "./columns.ts";

type FurtherColumns = Pick<Columns, "furtherRank" | "furtherCause" | "furtherShared">;

/**
 * Collects the causes of documents beyond the first. A node's count is the sum over all causes below it, less
 * one for each pair of a document's causes that are neighbours in tree order and both lie below it. Their
 * lowest common ancestor is stored with them, so each document counts once at every node.
 */
export class FurtherCauses {
  readonly #laid: Hierarchy;
  readonly #ranks: number[] = [];
  readonly #causes: number[] = [];
  readonly #shared: number[] = [];

  constructor(laid: Hierarchy) {
    this.#laid = laid;
  }

  /** Takes the ordinals of a document's causes, NO_ORDINAL for one without a node; gives the leading one. Ranks ascend. */
  add(rank: number, ordinals: readonly number[]): number {
    const [first = NO_ORDINAL, ...others] = new Set(ordinals.filter((ordinal) => ordinal !== NO_ORDINAL));
    if (others.length > 0) {
      const ordered = [first, ...others].sort((a, b) => a - b);
      for (const [at, ordinal] of others.entries()) {
        this.#ranks.push(rank);
        this.#causes.push(ordinal);
        this.#shared.push(sharedNode(this.#laid, ordered[at]!, ordered[at + 1]!));
      }
    }
    return first;
  }

  columns(): FurtherColumns {
    return {
      furtherRank: Uint32Array.from(this.#ranks),
      furtherCause: Uint16Array.from(this.#causes),
      furtherShared: Uint16Array.from(this.#shared),
    };
  }
}

/** The ordinals of all causes of a document, the leading one first. */
export function causesAt({ cause, furtherRank, furtherCause }: Columns, rank: number): number[] {
  const leading = cause[rank]!;
  if (leading === NO_ORDINAL) return [];
  let low = 0;
  for (let high = furtherRank.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (furtherRank[middle]! < rank) low = middle + 1;
    else high = middle;
  }
  const all = [leading];
  for (let at = low; furtherRank[at] === rank; at++) all.push(furtherCause[at]!);
  return all;
}

/**
 * Counts the further causes of a set by ordinal, and their common ancestors in `shared`; its last entry is
 * for none.
 */
export function countFurther(
  { furtherRank, furtherCause, furtherShared }: Columns,
  set: BitSet,
  causes: Uint32Array,
  shared: Uint32Array,
): void {
  for (let at = 0; at < furtherRank.length; at++) {
    const rank = furtherRank[at]!;
    if (((set[rank >>> 5]! >>> (rank & 31)) & 1) === 0) continue;
    causes[furtherCause[at]!]!++;
    shared[Math.min(furtherShared[at]!, shared.length - 1)]!++;
  }
}

/** The doc ids of a set that have a marked further cause. */
export function docIdsWithFurther(
  { furtherRank, furtherCause }: Columns,
  set: BitSet,
  marks: Uint8Array,
): number[] {
  const ranks: number[] = [];
  for (let at = 0; at < furtherRank.length; at++) {
    const rank = furtherRank[at]!;
    if (marks[furtherCause[at]!] === 1 && ((set[rank >>> 5]! >>> (rank & 31)) & 1) === 1) ranks.push(rank);
  }
  return ranks;
}

/** The lowest node that is, or lies above, both; NO_ORDINAL where they are of two trees. */
function sharedNode({ parents, ends }: Hierarchy, low: number, high: number): number {
  let at = low;
  while (at >= 0 && high >= ends[at]!) at = parents[at]!;
  return at < 0 ? NO_ORDINAL : at;
}

import { firstIndex, increment, itemAt, uint16At, uint32At } from "#domain/search/array-reads.ts";
import { type Hierarchy, NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import type { ColumnSpool } from "../../../generated/column-spool.ts";
import { add, type BitSet, has } from "../lists/bit-set.ts";
import type { Columns } from "./columns.ts";

type FurtherColumns = Record<"furtherRank" | "furtherCause" | "furtherShared", ColumnSpool>;

/**
 * Collects the causes of documents beyond the first. A node's count is the sum over all causes below it,
 * minus one for each pair of a document's causes that are neighbours in tree order and both below the node.
 * The lowest common ancestor of each pair is stored, so each document counts once at every node.
 */
export class FurtherCauses {
  readonly #laid: Hierarchy;
  readonly #columns: FurtherColumns;

  constructor(laid: Hierarchy, columns: FurtherColumns) {
    this.#laid = laid;
    this.#columns = columns;
  }

  /**
   * Adds a document with the ordinals of its causes, NO_ORDINAL for one without a node; returns the ordinal
   * of its first cause. Doc ids ascend.
   */
  add(docId: number, ordinals: readonly number[]): number {
    const [first = NO_ORDINAL, ...others] = new Set(ordinals.filter((ordinal) => ordinal !== NO_ORDINAL));
    if (others.length > 0) {
      const ordered = [first, ...others].sort((a, b) => a - b);
      for (const [at, ordinal] of others.entries()) {
        this.#columns.furtherRank.push(docId);
        this.#columns.furtherCause.push(ordinal);
        this.#columns.furtherShared.push(
          sharedNode(this.#laid, itemAt(ordered, at), itemAt(ordered, at + 1)),
        );
      }
    }
    return first;
  }
}

/** The first entry of a document, or of the next document with entries. */
const firstFrom = (ranks: Uint32Array, docId: number) =>
  firstIndex(ranks.length, (at) => uint32At(ranks, at) >= docId);

const NONE: readonly number[] = [];
/**
 * Cache: maps an ordinal to the list of this cause alone. Most documents have one cause, and a query asks for
 * hundreds.
 */
const alone: (readonly number[])[] = [];

/** The ordinals of all causes of a document, the first cause of the document first. */
export function causesAt({ cause, furtherRank, furtherCause }: Columns, docId: number): readonly number[] {
  const leading = uint16At(cause, docId);
  if (leading === NO_ORDINAL) return NONE;
  let at = firstFrom(furtherRank, docId);
  if (furtherRank[at] !== docId) {
    alone[leading] ??= [leading];
    return alone[leading];
  }
  const all = [leading];
  for (; furtherRank[at] === docId; at++) all.push(uint16At(furtherCause, at));
  return all;
}

/**
 * Counts, for a set of documents, their second and later causes by ordinal, and the common ancestors of these
 * causes in `shared`, whose last entry is for none.
 */
export function countFurther(
  { furtherRank, furtherCause, furtherShared }: Columns,
  set: BitSet,
  causes: Uint32Array,
  shared: Uint32Array,
): void {
  for (let at = 0; at < furtherRank.length; at++) {
    if (!has(set, uint32At(furtherRank, at))) continue;
    increment(causes, uint16At(furtherCause, at));
    increment(shared, Math.min(uint16At(furtherShared, at), shared.length - 1));
  }
}

/** The documents of a set with a second or later cause whose ordinal is 1 in `marks`. */
export function withMarkedFurther(
  { furtherRank, furtherCause }: Columns,
  set: BitSet,
  marks: Uint8Array,
): BitSet {
  const found: BitSet = new Uint32Array(set.length);
  for (let at = 0; at < furtherRank.length; at++) {
    const docId = uint32At(furtherRank, at);
    if (marks[uint16At(furtherCause, at)] === 1 && has(set, docId)) add(found, docId);
  }
  return found;
}

/**
 * The lowest common ancestor of both nodes, which may be one of them; NO_ORDINAL if they are in different
 * trees.
 */
function sharedNode({ parents, ends }: Hierarchy, low: number, high: number): number {
  let at = low;
  while (at >= 0 && high >= itemAt(ends, at)) at = itemAt(parents, at);
  return at < 0 ? NO_ORDINAL : at;
}

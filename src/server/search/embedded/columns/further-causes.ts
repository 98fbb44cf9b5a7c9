import { firstIndex } from "#domain/search/array-reads.ts";
import { type Hierarchy, NO_ORDINAL } from "#domain/search/tree/hierarchy.ts";
import { add, type BitSet, has } from "../lists/bit-set.ts";
import type { ColumnSpools, Columns } from "./columns.ts";

/**
 * Adds a document with the ordinals of its causes (NO_ORDINAL for a cause without a node). Returns the
 * ordinal of its first cause and adds the others to the columns. Doc ids ascend.
 *
 * The count of a node is the sum over all causes below it, minus one for each pair of a document's causes
 * that are neighbours in tree order and both below the node. The lowest common ancestor of each pair is
 * stored, so a document counts once at every node.
 */
export function addCauses(
  { furtherRank, furtherCause, furtherShared }: ColumnSpools,
  laid: Hierarchy,
  docId: number,
  ordinals: readonly number[],
): number {
  const [first = NO_ORDINAL, ...others] = new Set(ordinals.filter((ordinal) => ordinal !== NO_ORDINAL));
  const ordered = [first, ...others].sort((a, b) => a - b);
  for (const [at, ordinal] of others.entries()) {
    furtherRank.push(docId);
    furtherCause.push(ordinal);
    furtherShared.push(sharedNode(laid, ordered[at]!, ordered[at + 1]!));
  }
  return first;
}

/** Index of the first entry of a document, or of the next document that has entries. */
const firstFrom = (ranks: Uint32Array, docId: number) =>
  firstIndex(ranks.length, (at) => ranks[at]! >= docId);

/** The ordinals of all causes of a document. The document's first cause is the first. */
export function causesAt({ cause, furtherRank, furtherCause }: Columns, docId: number): number[] {
  const first = firstFrom(furtherRank, docId);
  const others = furtherCause.subarray(first, firstFrom(furtherRank, docId + 1));
  return [cause[docId]!, ...others].filter((ordinal) => ordinal !== NO_ORDINAL);
}

/**
 * Counts the second and later causes of a set of documents by ordinal. `shared` counts the common ancestors
 * of neighbouring causes; its last entry counts the neighbours without one.
 */
export function countFurther(
  { furtherRank, furtherCause, furtherShared }: Columns,
  set: BitSet,
  causes: Uint32Array,
  shared: Uint32Array,
): void {
  for (let at = 0; at < furtherRank.length; at++) {
    if (!has(set, furtherRank[at]!)) continue;
    causes[furtherCause[at]!]!++;
    shared[Math.min(furtherShared[at]!, shared.length - 1)]!++;
  }
}

/** The documents of a set that have a second or later cause marked with 1. `marks` is indexed by ordinal. */
export function withMarkedFurther(
  { furtherRank, furtherCause }: Columns,
  set: BitSet,
  marks: Uint8Array,
): BitSet {
  const found: BitSet = new Uint32Array(set.length);
  for (let at = 0; at < furtherRank.length; at++) {
    const docId = furtherRank[at]!;
    if (marks[furtherCause[at]!] === 1 && has(set, docId)) add(found, docId);
  }
  return found;
}

/**
 * The lowest common ancestor of two nodes, which may be one of them. NO_ORDINAL if they are in different
 * trees.
 */
function sharedNode({ parents, ends }: Hierarchy, low: number, high: number): number {
  let at = low;
  while (at >= 0 && high >= ends[at]!) at = parents[at]!;
  return at < 0 ? NO_ORDINAL : at;
}

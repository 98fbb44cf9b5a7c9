import type { IndexReader } from "../index/index-reader.ts";
import { complement, type LocatedSet, listDocIds, locate } from "../lists/bit-set.ts";

/** Documents that are counted: those of a set, or the others, whose counts are subtracted from the totals. */
export interface CountedSet extends LocatedSet {
  areOthers: boolean;
  /** Their doc ids, ascending, in memory that the next set to be counted is written to. */
  list: Uint32Array;
}

/** Doc ids kept for the next set: memory of its own for each would cost as much as writing it. */
const MAX_KEPT = 1 << 20;
let kept = new Uint32Array(0);

/** Room for so many doc ids. */
function reserve(size: number): Uint32Array {
  if (size <= kept.length) return kept;
  if (size > MAX_KEPT) return new Uint32Array(size);
  kept = new Uint32Array(Math.min(MAX_KEPT, size * 2));
  return kept;
}

/** A set, or the other documents of the index if these are the fewer. */
export function toCount(index: IndexReader, set: LocatedSet): CountedSet {
  const areOthers = set.size * 2 > index.documents;
  const counted = areOthers ? locate(complement(set.docIds, index.documents)) : set;
  return { ...counted, areOthers, list: listDocIds(counted, reserve(counted.size)) };
}

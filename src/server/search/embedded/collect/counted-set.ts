import type { IndexReader } from "../index/index-reader.ts";
import { complement, type LocatedSet, locate } from "../lists/bit-set.ts";

/** Documents that are counted: those of a set, or the others, whose counts are subtracted from the totals. */
export interface CountedSet extends LocatedSet {
  areOthers: boolean;
}

/** A set, or the other documents of the index if these are the fewer. */
export function toCount(index: IndexReader, set: LocatedSet): CountedSet {
  const areOthers = set.size * 2 > index.documents;
  return { ...(areOthers ? locate(complement(set.docIds, index.documents)) : set), areOthers };
}

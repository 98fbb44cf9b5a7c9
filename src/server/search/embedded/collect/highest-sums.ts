import { repeated, type WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { type TopPlaces, topScores } from "#domain/search/top-of.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, docIdsOf } from "../lists/bit-set.ts";

/**
 * The documents with the highest sums of the bigrams' contributions, and these sums: highest first, ties by
 * newest, at most `most`. Documents in one of the sets `without` are left out.
 */
export function highestSums(
  index: IndexReader,
  bigrams: readonly WeighedBigram[],
  without: readonly BitSet[],
  most: number,
): TopPlaces {
  const sums = new Float64Array(index.documents);
  for (const { bigram, weight } of bigrams) {
    const term = index.termOf(bigram);
    if (!term) continue;
    const once = repeated(weight, 1);
    index.text.list(term).each((docId, block, place) => {
      const further = block.further(place);
      sums[docId]! += further === 0 ? once : repeated(weight, 1 + further);
    });
  }
  for (const set of without) for (const docId of docIdsOf(set)) sums[docId] = 0;
  return topScores(sums, most);
}

import { uint32At } from "#domain/search/array-reads.ts";
import { repeated, type WeighedBigram } from "#domain/search/similar/telling-bigrams.ts";
import { type TopPlaces, TopScores } from "#domain/search/top-of.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, lowestBit } from "../lists/bit-set.ts";
import { ListMemory } from "../lists/list-memory.ts";
import { ListWalk } from "../lists/list-walk.ts";
import { listBytes } from "../lists/posting-list.ts";

/** Documents whose sums are made at once: with some blocks of lists they lie in a processor's second cache. A multiple of 32. */
const STRETCH = 1 << 16;

const sums = new Float64Array(STRETCH);
const top = new TopScores();

/**
 * The documents to which bigrams add most, highest first, the newest of equals, at most `most`, and what they add; valid until it is
 * called again. Documents in one of the sets `without` are left out.
 */
export function highestSums(
  index: IndexReader,
  bigrams: readonly WeighedBigram[],
  without: readonly BitSet[],
  most: number,
): TopPlaces {
  const memory = ListMemory.take();
  const lists = walks(index, bigrams, memory);
  top.restart(most);
  for (let first = 0; first < index.documents; first += STRETCH) {
    const end = Math.min(index.documents, first + STRETCH);
    sums.fill(0, 0, end - first);
    for (const list of lists) list.addBelow(end, sums, first);
    for (const set of without) forget(set, first, end);
    top.take(sums, end - first, first);
  }
  memory.giveBack();
  return top.sorted();
}

/** Reads the lists of the bigrams that the index has, one behind the other. */
function walks(index: IndexReader, bigrams: readonly WeighedBigram[], memory: ListMemory): ListWalk[] {
  const terms = bigrams.flatMap(({ bigram, weight }) => {
    const term = index.termOf(bigram);
    return term ? [{ term, weight }] : [];
  });
  const packed = memory.reservePacked(
    "list",
    terms.reduce((sum, { term }) => sum + listBytes(term.shape), 0),
  );
  let start = 0;
  return terms.map(({ term, weight }) => {
    const { shape } = term;
    const from = start;
    start += listBytes(shape);
    index.text.list(term).readBytes(packed.bytes.subarray(from, start));
    return new ListWalk(shape, packed, from, memory.block, (times) => repeated(weight, times));
  });
}

/** Sets the sums of the documents of a set to 0. */
function forget(set: BitSet, first: number, end: number): void {
  for (let word = first >>> 5; word < end / 32; word++)
    for (let bits = uint32At(set, word); bits !== 0; bits &= bits - 1)
      sums[word * 32 + lowestBit(bits) - first] = 0;
}

import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import type { FacetCounts } from "../../search-engine.ts";
import { countFurther } from "../columns/further-causes.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, cardinality, fullSet, lowestBit } from "../postings/bit-set.ts";
import { topTerms } from "./top-terms.ts";

/**
 * Documents by ordinal of court and cause (under each of their causes), by year and kind; `shared` counts by
 * the common ancestors of documents with several causes, with one more entry at the end for no common
 * ancestor.
 */
type Places = Record<(typeof PLACES)[number], Uint32Array>;
const PLACES = ["courts", "causes", "shared", "years", "kinds"] as const;

/** Counts of all documents of an index, computed when first needed. */
const totals = new WeakMap<IndexReader, Places>();

/**
 * Counts the documents of a set by court, cause, year, kind and keyword. If the set holds more than half of
 * all documents, the others are counted and subtracted from the totals.
 */
export function countFacets(index: IndexReader, set: BitSet): FacetCounts {
  const size = cardinality(set);
  const others = size * 2 > index.documents ? complement(set, index.documents) : null;
  const places = others ? takenFromAll(index, others) : countPlaces(index, set);
  const { courts, years, kinds } = places;
  return {
    courts,
    ...causeCounts(places),
    causesBelow: causesBelow(index, places),
    kinds,
    years: listYears(years),
    keywords: topTerms(index.keywordFacets, set, size, others),
  };
}

function complement(set: BitSet, documents: number): BitSet {
  const others = fullSet(documents);
  for (let word = 0; word < others.length; word++) others[word]! ^= set[word]!;
  return others;
}

function takenFromAll(index: IndexReader, others: BitSet): Places {
  const all = totals.get(index) ?? countPlaces(index, fullSet(index.documents));
  totals.set(index, all);
  const counts = countPlaces(index, others);
  for (const name of PLACES) {
    const [mine, whole] = [counts[name], all[name]];
    for (let at = 0; at < mine.length; at++) mine[at] = whole[at]! - mine[at]!;
  }
  return counts;
}

/** Counts of a set. */
export function countPlaces(index: IndexReader, set: BitSet): Places {
  const { court, cause, year, kind } = index.columns;
  const { catalogue } = index;
  // A document without court or cause counts at NO_ORDINAL, past the end, where typed arrays ignore it.
  const courts = new Uint32Array(catalogue.courts.keys.length);
  const causes = new Uint32Array(catalogue.causes.keys.length);
  const shared = new Uint32Array(causes.length + 1);
  const kinds = new Uint32Array(DOCUMENT_KINDS.length);
  // Doc ids begin with the newest document.
  const years = new Uint32Array((year[0] ?? 0) + 1);
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      const rank = word * 32 + lowestBit(bits);
      courts[court[rank]!]!++;
      causes[cause[rank]!]!++;
      years[year[rank]!]!++;
      kinds[kind[rank]!]!++;
    }
  }
  countFurther(index.columns, set, causes, shared);
  return { courts, causes, shared, years, kinds };
}

/** Documents under each of their causes, and how many have any. */
export function causeCounts({ causes, shared }: Places) {
  return { causes, withCause: sumOf(causes) - sumOf(shared) };
}

function sumOf(counts: Uint32Array): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

function causesBelow({ catalogue }: IndexReader, { causes, shared }: Places): Uint32Array {
  const below = subtreeSums(catalogue.causes, causes);
  const twice = subtreeSums(catalogue.causes, shared);
  for (let at = 0; at < below.length; at++) below[at]! -= twice[at]!;
  return below;
}

/** Years that have documents, newest first. */
export function listYears(counts: Uint32Array): [year: number, count: number][] {
  const listed: [number, number][] = [];
  for (let year = counts.length - 1; year > 0; year--) {
    if (counts[year]! > 0) listed.push([year, counts[year]!]);
  }
  return listed;
}

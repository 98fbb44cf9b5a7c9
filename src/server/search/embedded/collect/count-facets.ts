import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { INSTANCES } from "#domain/judgment/record.ts";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import type { FacetCounts } from "../../search-engine.ts";
import { countFurther } from "../columns/further-causes.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, docIdsOf } from "../lists/bit-set.ts";

/**
 * Numbers of documents by ordinal of court, by ordinal of cause, by year, and by index of kind and instance.
 * A document counts under each of its causes. `withCause` is the number of documents that have a cause.
 * `shared` counts the common ancestors of the causes of documents with several causes; its last entry counts
 * pairs of causes without a common ancestor.
 */
interface Places {
  courts: Uint32Array;
  causes: Uint32Array;
  withCause: number;
  shared: Uint32Array;
  years: Uint32Array;
  kinds: Uint32Array;
  instances: Uint32Array;
}

/** Counts the documents of a set by court, cause, year, kind and instance. */
export function countGroups(index: IndexReader, set: BitSet): Omit<FacetCounts, "keywords"> {
  const places = countPlaces(index, set, docIdsOf(set));
  const { courts, causes, withCause, years, kinds, instances } = places;
  return {
    courts,
    causes,
    withCause,
    causesBelow: causesBelow(index, places),
    kinds,
    instances,
    years: listYears(years),
  };
}

/** Counts a set of documents. `list` holds the doc ids of `set`. */
export function countPlaces(index: IndexReader, set: BitSet, list: Uint32Array): Places {
  const { court, cause, year, kind, instance } = index.columns;
  const { catalogue } = index;
  // A last entry counts the documents without court, cause, kind or instance. It is cut off at the end.
  const [noCourt, noCause] = [catalogue.courts.keys.length, catalogue.causes.keys.length];
  const [noKind, noInstance] = [DOCUMENT_KINDS.length, INSTANCES.length];
  const courts = new Uint32Array(noCourt + 1);
  const causes = new Uint32Array(noCause + 1);
  const shared = new Uint32Array(noCause + 1);
  const kinds = new Uint32Array(noKind + 1);
  const instances = new Uint32Array(noInstance + 1);
  // Doc ids are sorted by date, so doc id 0 has the latest year.
  const years = new Uint32Array((year[0] ?? 0) + 1);
  for (const docId of list) {
    courts[Math.min(court[docId]!, noCourt)]!++;
    causes[Math.min(cause[docId]!, noCause)]!++;
    kinds[Math.min(kind[docId]!, noKind)]!++;
    instances[Math.min(instance[docId]!, noInstance)]!++;
    years[year[docId]!]!++;
  }
  countFurther(index.columns, set, causes, shared);
  return {
    courts: courts.subarray(0, noCourt),
    causes: causes.subarray(0, noCause),
    withCause: list.length - causes[noCause]!,
    shared,
    years,
    kinds: kinds.subarray(0, noKind),
    instances: instances.subarray(0, noInstance),
  };
}

function causesBelow({ catalogue }: IndexReader, { causes, shared }: Places): Uint32Array {
  // A node that is only a common ancestor has a negative value, which wraps around as uint32. The sums of
  // subtrees are correct, because no sum is negative.
  const net = new Uint32Array(causes.length);
  for (let at = 0; at < net.length; at++) net[at] = causes[at]! - shared[at]!;
  return subtreeSums(catalogue.causes, net);
}

/** The years that have documents, newest first, each with its count. */
export function listYears(counts: Uint32Array): [year: number, count: number][] {
  const listed: [number, number][] = [];
  for (let year = counts.length - 1; year > 0; year--) {
    const count = counts[year]!;
    if (count > 0) listed.push([year, count]);
  }
  return listed;
}

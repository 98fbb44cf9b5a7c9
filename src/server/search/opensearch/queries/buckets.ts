import type { Hierarchy } from "#domain/search/tree/hierarchy.ts";
import type { SearchCatalogue } from "../../search-engine.ts";
import { PLACE_BITS, PLACES, yearKindAt } from "../indexes/packed-places.ts";
import type { Bucket } from "./answers.ts";
import type { QueryClause } from "./query-body.ts";

/**
 * An aggregation over every value of a field; complete if `size` covers all values. Last value
 * first: a shard then reads the values in the order they are stored in, and unpacks each block of them once.
 */
export const bucketsOf = (field: string, size: number): QueryClause => ({
  terms: { field, size: Math.max(1, size), order: { _key: "desc" } },
});

/**
 * How many documents stand at each of the places that `packPlaces` gave: a shard reads one value for each document and writes
 * places and counts as one text. Five aggregations by terms took twice as long, and a bucket for each of thousands of courts
 * a microsecond.
 */
export const BY_PLACE: QueryClause = {
  scripted_metric: {
    init_script: `state.counts = new int[${3 * PLACES}];`,
    map_script: `
long places = doc['places'].value;
int[] counts = state.counts;
counts[(int) (places & ${PLACES - 1})]++;
counts[${PLACES} + (int) (places >> ${PLACE_BITS} & ${PLACES - 1})]++;
counts[${2 * PLACES} + (int) (places >> ${2 * PLACE_BITS})]++;`,
    combine_script: `
StringBuilder text = new StringBuilder();
int[] counts = state.counts;
for (int place = 0; place < counts.length; place++)
  if (counts[place] > 0) text.append(place).append(' ').append(counts[place]).append(' ');
return text.toString();`,
    reduce_script: "return states;",
  },
};

/** The counts in what the shards wrote for BY_PLACE: of courts and causes by ordinal, and of years with kinds. */
export function readPlaces({ courts, causes }: SearchCatalogue, texts: readonly string[]) {
  const counts = new Uint32Array(3 * PLACES);
  for (const text of texts) addPlaces(text, counts);
  const ofTree = ({ keys }: Hierarchy, from: number) => {
    const own = new Uint32Array(keys.length);
    own.set(counts.subarray(from + 1, from + Math.min(PLACES, keys.length + 1)));
    return own;
  };
  const yearKinds: Bucket[] = [];
  for (let place = 1; place < PLACES; place++) {
    const count = counts[2 * PLACES + place]!;
    if (count > 0) yearKinds.push([yearKindAt(place), count]);
  }
  return { courts: ofTree(courts, 0), causes: ofTree(causes, PLACES), yearKinds };
}

/** Adds what a text says, places and counts in turn; cut into strings, a thousand courts took longer than their answer. */
function addPlaces(text: string, counts: Uint32Array): void {
  let place = -1;
  let value = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== SPACE) {
      value = value * 10 + (code - ZERO);
      continue;
    }
    if (place < 0) place = value;
    else {
      counts[place]! += value;
      place = -1;
    }
    value = 0;
  }
}
const SPACE = " ".charCodeAt(0);
const ZERO = "0".charCodeAt(0);

/** The place of each key, made once for each list. */
function placesByKey(keys: readonly string[]): ReadonlyMap<string, number> {
  const places = knownPlaces.get(keys) ?? new Map(keys.map((key, place) => [key, place]));
  knownPlaces.set(keys, places);
  return places;
}
const knownPlaces = new WeakMap<readonly string[], Map<string, number>>();

/** Counts by index in `keys`; a key without a bucket counts 0. */
export function countsByOrdinal(keys: readonly string[], buckets: Bucket[]): Uint32Array {
  const places = placesByKey(keys);
  const counts = new Uint32Array(keys.length);
  for (const [key, count] of buckets) {
    const ordinal = places.get(String(key));
    if (ordinal !== undefined) counts[ordinal] = count;
  }
  return counts;
}

/** Counts by ordinal of each node by itself, from buckets of nodes with all below them: for values of which a document has one. */
export function countsWithoutBelow({ keys, ends }: Hierarchy, buckets: Bucket[]): Uint32Array {
  const counts = countsByOrdinal(keys, buckets);
  return counts.map((own, node) => {
    for (let child = node + 1; child < ends[node]!; child = ends[child]!) own -= counts[child]!;
    return own;
  });
}

/** Counts by ordinal of each node with all below it, from those of nodes: for values of which a document has one. */
export function countsWithBelow({ keys, ends }: Hierarchy, own: Uint32Array): Uint32Array {
  const before = new Float64Array(keys.length + 1);
  for (const [node, count] of own.entries()) before[node + 1] = before[node]! + count;
  return own.map((_, node) => before[ends[node]!]! - before[node]!);
}

/** Buckets by what `groupOf` makes of their keys, in the order of the first of each; those without a group are left out. */
export function regrouped(buckets: Bucket[], groupOf: (key: string) => string): Bucket[] {
  const counts = new Map<string, number>();
  for (const [key, count] of buckets) {
    const group = groupOf(String(key));
    if (group !== "") counts.set(group, (counts.get(group) ?? 0) + count);
  }
  return [...counts];
}

/** The counts of all buckets together. */
export const sumOfBuckets = (buckets: Bucket[]): number => buckets.reduce((sum, [, count]) => sum + count, 0);

/** What remains of buckets after others are taken off, without those of which nothing remains. */
export function difference(whole: Bucket[], others: Bucket[]): Bucket[] {
  const taken = new Map(others);
  return whole
    .map(([key, count]): Bucket => [key, count - (taken.get(key) ?? 0)])
    .filter(([, count]) => count > 0);
}

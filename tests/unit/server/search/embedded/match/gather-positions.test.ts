import fc from "fast-check";
import { expect, test } from "vitest";
import { add, docIdsOf, emptySet } from "#server/search/embedded/lists/bit-set.ts";
import { intersectTwoPositions, PositionsUnion } from "#server/search/embedded/match/gather-positions.ts";
import type { PhrasePositions } from "#server/search/embedded/match/intersect-positions.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const SIZE = 70;
/** By doc id the places in ascending order, none without. */
type Places = number[][];
const places: fc.Arbitrary<Places> = fc.array(fc.uniqueArray(fc.nat(200), { maxLength: 60 }), {
  maxLength: SIZE,
});

function startsOf(all: Places): PhrasePositions {
  const docIds = emptySet(SIZE);
  const values: number[] = [];
  const bounds = [0];
  for (const [docId, own] of all.entries()) {
    if (own.length === 0) continue;
    add(docIds, docId);
    values.push(...own.toSorted((a, b) => a - b));
    bounds.push(values.length);
  }
  return { docIds, values: Uint32Array.from(values), bounds: Uint32Array.from(bounds) };
}

function placesOf({ docIds, values, bounds }: PhrasePositions): Places {
  const all: Places = Array.from({ length: SIZE }, () => []);
  for (const [at, docId] of docIdsOf(docIds).entries())
    all[docId] = [...values.subarray(bounds[at], bounds[at + 1])];
  expect(bounds.at(-1)).toBe(values.length);
  return all;
}

const by = (some: Places[], join: (own: number[][]) => number[]): Places =>
  Array.from({ length: SIZE }, (_, rank) =>
    join(some.map((one) => one[rank] ?? [])).toSorted((a, b) => a - b),
  );

test("places of several sets are united, each once and in order", () => {
  fc.assert(
    fc.property(fc.array(places, { maxLength: 4 }), (some) => {
      const gatherer = new PositionsUnion(SIZE);
      for (const one of some) gatherer.add(startsOf(one));
      expect(placesOf(gatherer.finish())).toEqual(by(some, (own) => [...new Set(own.flat())]));
    }),
    { numRuns: runs(100) },
  );
});

test("places of two sets are intersected, and documents without one drop out", () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const both = intersectTwoPositions(startsOf(one), startsOf(other), SIZE);
      const expected = by([one, other], ([left, right]) => left!.filter((place) => right!.includes(place)));
      expect(placesOf(both)).toEqual(expected);
    }),
    { numRuns: runs(100) },
  );
});

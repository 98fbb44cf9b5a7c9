import fc from "fast-check";
import { expect, test } from "vitest";
import { intersectTwoPositions, PositionsUnion } from "#server/search/embedded/match/gather-positions.ts";
import type { PhrasePositions } from "#server/search/embedded/match/intersect-positions.ts";
import { docIdsOf, emptySet } from "#server/search/embedded/postings/bit-set.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const SIZE = 70;
/** By rank the places in ascending order, none without. */
type Places = number[][];
const places: fc.Arbitrary<Places> = fc.array(fc.uniqueArray(fc.nat(200), { maxLength: 60 }), {
  maxLength: SIZE,
});

function startsOf(all: Places): PhrasePositions {
  const ranks = emptySet(SIZE);
  const values: number[] = [];
  const ends: number[] = [];
  for (const [rank, own] of all.entries()) {
    if (own.length === 0) continue;
    ranks[rank >>> 5]! |= 1 << (rank & 31);
    values.push(...own.toSorted((a, b) => a - b));
    ends.push(values.length);
  }
  return { docIds: ranks, values: Uint32Array.from(values), ends: Uint32Array.from(ends) };
}

function placesOf({ docIds: ranks, values, ends }: PhrasePositions): Places {
  const all: Places = Array.from({ length: SIZE }, () => []);
  for (const [at, rank] of [...docIdsOf(ranks)].entries())
    all[rank] = [...values.subarray(at === 0 ? 0 : ends[at - 1]!, ends[at]!)];
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

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { topTerms } from "#server/search/embedded/collect/top-terms.ts";
import type { KeywordFacets } from "#server/search/embedded/index/keyword-facets.ts";
import { fullSet } from "#server/search/embedded/postings/bit-set.ts";

const SIZE = 500;
const SHOWN = 20;

/** Facets of given documents by term, the most frequent term first as the index writes them. */
function facetsOf(lists: number[][]): KeywordFacets {
  const held = lists.toSorted((a, b) => b.length - a.length);
  const width = Math.ceil(SIZE / 32);
  const bits = new Uint32Array(width * held.length);
  for (const [term, ranks] of held.entries()) {
    for (const rank of ranks) bits[term * width + (rank >>> 5)]! |= 1 << (rank & 31);
  }
  return { terms: held.map((_, term) => `t${term}`), totals: held.map(({ length }) => length), bits, width };
}

test("the terms of a set are those that most of its documents hold, counted by it or by the others", () => {
  const ranks = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.array(ranks, { maxLength: 64 }), fc.array(ranks, { maxLength: 12 }), (lists, parts) => {
      const facets = facetsOf(lists);
      const members = new Set(parts.flat());
      const set = new Uint32Array(facets.width);
      for (const rank of members) set[rank >>> 5]! |= 1 << (rank & 31);
      const others = fullSet(SIZE).map((word, at) => word ^ set[at]!);
      const expected = lists
        .toSorted((a, b) => b.length - a.length)
        .map((list, term): [string, number] => [`t${term}`, list.filter((rank) => members.has(rank)).length])
        .filter(([, count]) => count > 0)
        .sort((a, b) => b[1] - a[1])
        .slice(0, SHOWN);
      expect(topTerms(facets, set, members.size, null)).toEqual(expected);
      expect(topTerms(facets, set, members.size, others)).toEqual(expected);
    }),
  );
});

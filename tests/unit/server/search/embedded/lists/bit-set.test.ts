import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addRange,
  type BitSet,
  cardinality,
  countCommon,
  docIdsOf,
  emptySet,
  fullSet,
  has,
  intersect,
  remove,
  subtract,
  unite,
} from "#server/search/embedded/lists/bit-set.ts";
import { BigramTable } from "#server/search/embedded/postings/postings-writer.ts";

const SIZE = 100;
const ids = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: SIZE }).map((list) => new Set(list));
function bitsOf(set: ReadonlySet<number>): BitSet {
  const bits = emptySet(SIZE);
  for (const id of set) addRange(bits, id, id + 1);
  return bits;
}
const sorted = (set: Iterable<number>) => [...set].sort((a, b) => a - b);

describe("a set of doc ids as bits", () => {
  test("holds what a set holds", () => {
    fc.assert(
      fc.property(ids, (set) => {
        expect([...docIdsOf(bitsOf(set))]).toEqual(sorted(set));
        expect(cardinality(bitsOf(set))).toBe(set.size);
        for (let id = 0; id < SIZE; id++) expect(has(bitsOf(set), id)).toBe(set.has(id));
      }),
    );
  });

  test("meets, joins and leaves out as sets do", () => {
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        for (const [combine, expected] of [
          [intersect, [...one].filter((id) => other.has(id))],
          [unite, [...new Set([...one, ...other])]],
          [subtract, [...one].filter((id) => !other.has(id))],
        ] as const) {
          const bits = bitsOf(one);
          combine(bits, bitsOf(other));
          expect([...docIdsOf(bits)]).toEqual(sorted(expected));
        }
        expect(countCommon(bitsOf(one), bitsOf(other))).toBe([...one].filter((id) => other.has(id)).length);
        const fewer = bitsOf(one);
        for (const id of other) remove(fewer, id);
        expect([...docIdsOf(fewer)]).toEqual(sorted([...one].filter((id) => !other.has(id))));
      }),
    );
  });

  test("takes ranges, whole and empty, and every id below a size", () => {
    fc.assert(
      fc.property(ids, fc.nat(SIZE), fc.nat(SIZE), (set, from, to) => {
        const bits = bitsOf(set);
        addRange(bits, from, to);
        const range = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
        expect([...docIdsOf(bits)]).toEqual(sorted(new Set([...set, ...range])));
        expect([...docIdsOf(fullSet(from))]).toEqual(Array.from({ length: from }, (_, at) => at));
      }),
    );
  });
});

describe("BigramTable", () => {
  const bigrams = fc.array(fc.tuple(fc.integer({ min: 1, max: 0x10_ffff }), fc.nat(0x10_ffff)), {
    maxLength: 60,
  });

  test("numbers bigrams in order of first occurrence and sorts them by their characters", () => {
    fc.assert(
      fc.property(bigrams, (list) => {
        const table = new BigramTable();
        const seen: string[] = [];
        for (const [first, second] of [...list, ...list]) {
          if (!seen.includes(`${first} ${second}`)) seen.push(`${first} ${second}`);
          expect(table.numberOf(first, second)).toBe(seen.indexOf(`${first} ${second}`));
        }
        expect(table.size).toBe(seen.length);
        const sorted = table.sorted();
        for (const { number, first, second } of sorted) expect(seen[number]).toBe(`${first} ${second}`);
        const pairs = sorted.map(({ first, second }) => [first, second]);
        const distinct = seen.map((pair) => pair.split(" ").map(Number));
        expect(pairs).toEqual(distinct.sort(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y));
      }),
    );
  });
});

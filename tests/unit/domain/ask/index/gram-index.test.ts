import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GramIndex, type GramPostings } from "#domain/ask/index/gram-index.ts";
import { GramIndexBuilder } from "#domain/ask/index/gram-index-builder.ts";

function readAll(postings: GramPostings): number[][] {
  const read: number[][] = [];
  while (postings.next()) read.push([postings.doc, postings.times]);
  return read;
}

const documents = fc.array(
  fc.dictionary(fc.nat({ max: 2 ** 40 }).map(String), fc.integer({ min: 1, max: 300 }), { maxKeys: 12 }),
  { maxLength: 400 },
);

test("every gram gives the documents that have it, with how often, at most 255", () => {
  fc.assert(
    fc.property(documents, (all) => {
      const builder = new GramIndexBuilder();
      for (const grams of all)
        builder.add(new Map(Object.entries(grams).map(([key, times]) => [Number(key), times])), 7);
      const index = new GramIndex(builder.columns());
      const keys = new Set(all.flatMap((grams) => Object.keys(grams)));
      expect(index.columns.keys.length).toBe(keys.size);
      for (const key of keys) {
        const found = readAll(index.postings(index.find(Number(key))));
        const wanted = all.flatMap((grams, doc) => (key in grams ? [[doc, Math.min(255, grams[key]!)]] : []));
        expect(found).toEqual(wanted);
      }
    }),
    { numRuns: 60 },
  );
});

test("a gram that no document has is not found", () => {
  const builder = new GramIndexBuilder();
  builder.add(new Map([[5, 1]]), 1);
  const index = new GramIndex(builder.columns());
  expect([index.find(4), index.find(5), index.find(6)]).toEqual([-1, 0, -1]);
});

/** A posting as the format words it: twice the distance to the last document, plus 1 if a count follows. */
function write(postings: readonly (readonly [doc: number, times: number])[]): number[] {
  const bytes: number[] = [];
  let last = -1;
  for (const [doc, times] of postings) {
    let value = 2 * (doc - last) + (times > 1 ? 1 : 0);
    for (; value > 127; value = Math.floor(value / 128)) bytes.push(128 + (value % 128));
    bytes.push(value);
    if (times > 1) bytes.push(times);
    last = doc;
  }
  return bytes;
}

const DOCUMENTS = 60_000;
const postings = fc
  .uniqueArray(fc.tuple(fc.nat(DOCUMENTS - 1), fc.integer({ min: 1, max: 255 })), {
    selector: ([doc]) => doc,
    maxLength: 12,
  })
  .map((list) => list.sort(([a], [b]) => a - b));
const grams = fc
  .uniqueArray(fc.tuple(fc.nat(2 ** 40), postings), { selector: ([key]) => key, maxLength: 8 })
  .map((list) => list.sort(([a], [b]) => a - b));

function indexOf(
  list: readonly (readonly [number, readonly (readonly [number, number])[]])[],
  lengths: number[],
) {
  const bytes = list.map(([, held]) => write(held));
  const ends = bytes.map((_, at) => bytes.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0));
  return new GramIndex({
    keys: Float64Array.from(list, ([key]) => key),
    offsets: Uint32Array.from([0, ...ends]),
    counts: Uint32Array.from(list, ([, held]) => held.length),
    postings: Uint8Array.from(bytes.flat()),
    lengths: Uint16Array.from(lengths),
  });
}
const ALL = Array<number>(DOCUMENTS).fill(10);

describe("GramIndex over columns written as the format words them", () => {
  test("finds each gram and no other, and gives back what was written for it", () => {
    fc.assert(
      fc.property(grams, fc.nat(2 ** 40), (list, other) => {
        const index = indexOf(list, ALL);
        for (const [at, [key, held]] of list.entries()) {
          expect(index.find(key)).toBe(at);
          expect(readAll(index.postings(at))).toEqual(held);
        }
        if (!list.some(([key]) => key === other)) expect(index.find(other)).toBe(-1);
      }),
    );
  });

  test("weighs a rare gram above a frequent one, as BM25 does", () => {
    const index = indexOf(
      [
        [1, [[0, 1]]],
        [2, Array.from({ length: 3 }, (_, doc) => [doc, 1] as const)],
      ],
      [2, 4, 6, 0],
    );
    expect(index.documents).toBe(4);
    expect(index.meanLength).toBe(3);
    expect(index.idf(0)).toBeCloseTo(Math.log(1 + 3.5 / 1.5), 12);
    expect(index.idf(1)).toBeCloseTo(Math.log(1 + 1.5 / 3.5), 12);
    expect(indexOf([], []).meanLength).toBe(0);
  });
});

test("from any gram on, the first is found whose key is not below another", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(99), { minLength: 1 }), fc.nat(101), fc.nat(), (keys, key, from) => {
      const builder = new GramIndexBuilder();
      builder.add(new Map(keys.map((each) => [each, 1])), 7);
      const index = new GramIndex(builder.columns());
      const ascending = [...keys].sort((a, b) => a - b);
      const start = from % keys.length;
      const wanted = ascending.findIndex((each, at) => at >= start && each >= key);
      expect(index.findFrom(start, key)).toBe(wanted < 0 ? keys.length : wanted);
    }),
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBm25, GramIndex, type GramPostings } from "#domain/ask/index/gram-index.ts";
import { GramIndexBuilder } from "#domain/ask/index/gram-index-builder.ts";

function readAll(postings: GramPostings): number[][] {
  const read: number[][] = [];
  while (postings.next()) read.push([postings.doc, postings.times]);
  return read;
}

const documents = fc.array(
  fc.dictionary(fc.nat({ max: 2 ** 32 - 1 }).map(String), fc.integer({ min: 1, max: 300 }), { maxKeys: 12 }),
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
        const found = readAll(index.postings(Number(key)));
        const wanted = all.flatMap((grams, doc) => (key in grams ? [[doc, Math.min(255, grams[key]!)]] : []));
        expect(found).toEqual(wanted);
      }
    }),
    { numRuns: 60 },
  );
});

/** A posting in the file format: twice the distance to the last document, plus 1 if a count follows. */
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
  .uniqueArray(fc.tuple(fc.nat(2 ** 32 - 1), postings), { selector: ([key]) => key, maxLength: 8 })
  .map((list) => list.sort(([a], [b]) => a - b));

function indexOf(
  list: readonly (readonly [number, readonly (readonly [number, number])[]])[],
  lengths: number[],
) {
  const bytes = list.map(([, held]) => write(held));
  const ends = bytes.map((_, at) => bytes.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0));
  return new GramIndex({
    keys: Uint32Array.from(list, ([key]) => key),
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
      fc.property(grams, fc.nat(2 ** 32 - 1), (list, other) => {
        const index = indexOf(list, ALL);
        for (const [key, held] of list) {
          expect(index.countOf(key)).toBe(held.length);
          expect(readAll(index.postings(key))).toEqual(held);
        }
        if (!list.some(([key]) => key === other)) expect(index.countOf(other)).toBe(0);
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
    expect(index.idfOf(1)).toBeCloseTo(Math.log(1 + 3.5 / 1.5), 12);
    expect(index.idfOf(2)).toBeCloseTo(Math.log(1 + 1.5 / 3.5), 12);
    expect(indexOf([], []).meanLength).toBe(0);
  });
});

describe("addBm25", () => {
  const parameters = { k1: 1.2, b: 0.75 };
  const scores = (index: GramIndex, bigrams: { key: number; weight: number }[]) => {
    const into = new Float64Array(index.documents);
    addBm25(index, bigrams, parameters, into);
    return [...into];
  };

  test("adds what a bigram tells of each document that has it, by its length and the bigram's weight", () => {
    const index = indexOf([[7, [[1, 3]]]], [2, 4, 6, 0]);
    const part = (Math.log(1 + 3.5 / 1.5) * 2.2 * 3) / (3 + 1.2 * (0.25 + (0.75 * 4) / 3));
    expect(scores(index, [{ key: 7, weight: 2 }])).toEqual([0, expect.closeTo(2 * part, 12), 0, 0]);
    expect(scores(index, [{ key: 8, weight: 1 }])).toEqual([0, 0, 0, 0]);
  });

  test("leaves out a bigram that nearly all have", () => {
    const index = indexOf([[7, [0, 1, 2].map((doc) => [doc, 1] as const)]], [1, 1, 1]);
    expect(scores(index, [{ key: 7, weight: 1 }])).toEqual([0, 0, 0]);
  });
});

test("a builder leaves out bigrams of fewer documents than are asked for", () => {
  const builder = new GramIndexBuilder();
  for (const keys of [[1, 2], [2]]) builder.add(new Map(keys.map((key) => [key, 1])), 70_000);
  const { keys, lengths } = builder.columns(2);
  expect([[...keys], [...lengths]]).toEqual([[2], [65_535, 65_535]]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { GramIndex } from "#domain/ask/index/gram-index.ts";
import { GramIndexBuilder } from "#domain/ask/index/gram-index-builder.ts";

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
        const count = index.decode(index.find(Number(key)));
        const found = Array.from({ length: count }, (_, at) => [index.docs[at], index.times[at]]);
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

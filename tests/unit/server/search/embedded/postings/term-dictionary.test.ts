import fc from "fast-check";
import { expect, test } from "vitest";
import { findTerm, readTermBlock, TermWriter } from "#server/search/embedded/postings/term-dictionary.ts";

test("a term found in passing is the one that the whole block has, and no other is found", () => {
  const code = fc.integer({ min: 0x4e00, max: 0x4e0a });
  const shape = fc.record({
    documents: fc.integer({ min: 1, max: 100_000 }),
    docIdBytes: fc.integer({ min: 1, max: 1_000_000 }),
    asBits: fc.boolean(),
    further: fc.nat(1_000_000),
    positionBytes: fc.nat(2 ** 33),
  });
  const terms = fc.uniqueArray(fc.tuple(code, code, shape), {
    selector: ([first, second]) => `${first} ${second}`,
    maxLength: 60,
  });
  fc.assert(
    fc.property(terms, (given) => {
      const writer = new TermWriter();
      const ordered = given.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
      for (const [first, second, info] of ordered) writer.add(first, second, info);
      const { bytes } = writer.finish();
      const block = readTermBlock(bytes, 7);
      for (let first = 0x4dff; first <= 0x4e0b; first++)
        for (let second = 0x4dff; second <= 0x4e0b; second++)
          expect(findTerm(bytes, 7, first, second)).toEqual(
            block.find((term) => term.first === first && term.second === second) ?? null,
          );
    }),
    { numRuns: 40 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isUndivided,
  listBytes,
  type PostingListInfo,
  SINGLE_BITS,
} from "#server/search/embedded/lists/posting-list.ts";
import { findTerm, readTermBlock, TermWriter } from "#server/search/embedded/postings/term-dictionary.ts";

const shape: fc.Arbitrary<PostingListInfo> = fc
  .record({
    documents: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.integer({ min: 1, max: 200_000_000 })),
    docIdBytes: fc.integer({ min: 1, max: 1_000_000 }),
    asBits: fc.boolean(),
    gapBits: fc.integer({ min: 0, max: 31 }),
    further: fc.oneof(fc.nat(2), fc.nat(2 ** 31 - 1)),
    positionBytes: fc.nat(2 ** 33),
  })
  .map((given) => {
    if (!isUndivided(given)) return { ...given, gapBits: 0 };
    if (given.documents > 1 || given.further > 0) return { ...given, docIdBytes: 0 };
    // What the only document of a list and its only position may take.
    const gapBits = SINGLE_BITS[given.gapBits % SINGLE_BITS.length]!;
    return {
      ...given,
      docIdBytes: 0,
      gapBits,
      positionBytes: Math.ceil(gapBits / 8) + (given.positionBytes % 4),
    };
  });

test("terms are read as they were written: all of a block, or one in passing and no other", () => {
  const code = fc.integer({ min: 0x4e00, max: 0x4e0a });
  const terms = fc.uniqueArray(fc.tuple(code, fc.oneof(fc.constant(0), code, fc.constant(0x1_f600)), shape), {
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
      let offset = 7;
      const wanted = ordered.map(([first, second, info]) => {
        offset += listBytes(info);
        return { first, second, shape: info, offset: offset - listBytes(info) };
      });
      expect(block).toEqual(wanted);
      for (let first = 0x4dff; first <= 0x4e0b; first++)
        for (const second of [0, 0x1_f600, ...Array.from({ length: 13 }, (_, at) => 0x4dff + at)])
          expect(findTerm(bytes, 7, first, second)).toEqual(
            block.find((term) => term.first === first && term.second === second) ?? null,
          );
    }),
    { numRuns: 40 },
  );
});

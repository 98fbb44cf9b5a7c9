import fc from "fast-check";
import { expect, test } from "vitest";
import { listBytes, type PostingListInfo } from "#server/search/embedded/lists/posting-list.ts";
import { readTermBlock, TermWriter } from "#server/search/embedded/postings/term-dictionary.ts";

const info: fc.Arbitrary<PostingListInfo> = fc.record({
  documents: fc.oneof(fc.integer({ min: 1, max: 130 }), fc.integer({ min: 1, max: 200_000_000 })),
  docIdBytes: fc.integer({ min: 1, max: 1_000_000 }),
  asBits: fc.boolean(),
  further: fc.oneof(fc.nat(2), fc.nat(2 ** 31 - 1)),
  positionBytes: fc.nat(2 ** 33),
});

test("terms are read as they were written", () => {
  const code = fc.integer({ min: 0x4e00, max: 0x4e0a });
  const terms = fc.uniqueArray(fc.tuple(code, fc.oneof(fc.constant(0), code, fc.constant(0x1_f600)), info), {
    selector: ([first, second]) => `${first} ${second}`,
    maxLength: 60,
  });
  fc.assert(
    fc.property(terms, (given) => {
      const writer = new TermWriter();
      const ordered = given.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
      for (const [first, second, info] of ordered) writer.add(first, second, info);
      const { bytes } = writer.finish();
      let offset = 7;
      const wanted = ordered.map(([first, second, info]) => {
        offset += listBytes(info);
        return { first, second, info, offset: offset - listBytes(info) };
      });
      expect([...readTermBlock(bytes, 7)]).toEqual(wanted);
    }),
    { numRuns: 40 },
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DetailAlphabet } from "#server/search/embedded/documents/detail-alphabet.ts";
import { DetailPacking, sharedBytes } from "#server/search/embedded/documents/detail-packing.ts";

const detail = fc.record({ text: fc.string({ unit: "grapheme", maxLength: 60 }), count: fc.nat() });

describe("packed details", () => {
  test("unpack to the text that was packed, whatever they have in common", () => {
    fc.assert(
      fc.property(fc.array(detail, { maxLength: 4 }), detail, (others, own) => {
        const packing = new DetailPacking(sharedBytes(others));
        expect(packing.unpack(packing.pack(JSON.stringify(own)))).toBe(JSON.stringify(own));
      }),
      { numRuns: 30 },
    );
    const packing = new DetailPacking(sharedBytes([]));
    const long = JSON.stringify({ text: "判决".repeat(20_000) });
    expect(packing.unpack(packing.pack(long))).toBe(long);
  });
});

describe("DetailAlphabet", () => {
  /** Texts of units from few to all of the 65,536, so that each length of a code occurs. */
  const text = fc
    .constantFrom(100, 300, 9_000, 65_535)
    .chain((max) => fc.array(fc.integer({ min: 0, max }), { maxLength: 200 }))
    .map((units) => String.fromCharCode(...units));
  const counted = (most: number) =>
    Uint32Array.from({ length: 1 << 16 }, (_, unit) => (unit < most ? most - unit : 0));

  test.each([0, 1, 224, 225, 480, 8_160, 8_161, 65_536])("of %i units reads what it wrote", (most) => {
    const alphabet = DetailAlphabet.of(counted(most));
    const stored = new DetailAlphabet(alphabet.bytes);
    expect(alphabet.bytes.length).toBe(2 * Math.min(most, 8_160));
    fc.assert(
      fc.property(text, (own) => {
        const bytes = alphabet.encode(own);
        expect(bytes.length).toBeLessThanOrEqual(own.length * 3);
        expect(stored.encode(own)).toEqual(bytes);
        // UTF-16 as it was, lone surrogates too.
        expect(Buffer.from(stored.decode(bytes), "utf16le")).toEqual(Buffer.from(own, "utf16le"));
      }),
      { numRuns: 40 },
    );
  });

  test("takes a byte for the most frequent, two for others, three for unknown ones", () => {
    const alphabet = DetailAlphabet.of(counted(300));
    expect([0, 223, 224, 299, 300].map((unit) => alphabet.encode(String.fromCharCode(unit)).length)).toEqual([
      1, 1, 2, 2, 3,
    ]);
  });
});

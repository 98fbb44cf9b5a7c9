import fc from "fast-check";
import { expect, test } from "vitest";
import { DetailPacking, detailDictionary } from "#server/search/embedded/documents/detail-packing.ts";

const detail = fc.record({ text: fc.string({ unit: "grapheme", maxLength: 60 }), count: fc.nat() });

test("details unpack to the text that was packed, whatever they have in common", () => {
  fc.assert(
    fc.property(fc.array(detail, { maxLength: 4 }), detail, fc.nat(20_000), (others, own, bytes) => {
      const packing = new DetailPacking(detailDictionary(others, bytes));
      expect(packing.unpack(packing.pack(JSON.stringify(own)))).toBe(JSON.stringify(own));
    }),
    { numRuns: 30 },
  );
  const packing = new DetailPacking(detailDictionary([], 1e6));
  const long = JSON.stringify({ text: "判决".repeat(20_000) });
  expect(packing.unpack(packing.pack(long))).toBe(long);
});

test("what details have in common is stored once, in a small part of the bytes of all", () => {
  const details = Array.from({ length: 40 }, (_, at) => ({
    text: `第${at}号${"保险人向被保险人赔偿后，依法取得代位求偿权".split("").reverse().join(String(at))}。本院认为，被告应当承担赔偿责任，原告的诉讼请求于法有据，本院予以支持。`,
  }));
  const bytes = 1 << 18;
  const dictionary = detailDictionary(details, bytes);
  expect(dictionary.length).toBeLessThanOrEqual(bytes / 32);
  expect(detailDictionary(details, bytes)).toEqual(dictionary);
  const own = JSON.stringify({
    text: "本院认为，被告应当承担赔偿责任，原告的诉讼请求于法有据，本院予以支持。",
  });
  const alone = new DetailPacking(Buffer.alloc(0)).pack(own).length;
  expect(new DetailPacking(dictionary).pack(own).length).toBeLessThan(alone / 2);
});

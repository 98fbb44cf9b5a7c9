import fc from "fast-check";
import { expect, test } from "vitest";
import {
  detailDictionary,
  packDetail,
  unpackDetail,
} from "#server/search/embedded/documents/detail-packing.ts";

const detail = fc.record({ text: fc.string({ unit: "grapheme", maxLength: 60 }), count: fc.nat() });

test("details unpack to the text that was packed, whatever they have in common", () => {
  fc.assert(
    fc.property(fc.array(detail, { maxLength: 4 }), detail, fc.nat(20_000), (others, own, bytes) => {
      const dictionary = detailDictionary(others, bytes);
      const text = JSON.stringify(own);
      expect(unpackDetail(packDetail(text, dictionary), dictionary)).toBe(text);
    }),
    { numRuns: 30 },
  );
  const dictionary = detailDictionary([], 1e6);
  const long = JSON.stringify({ text: "判决".repeat(20_000) });
  expect(unpackDetail(packDetail(long, dictionary), dictionary)).toBe(long);
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
  const alone = packDetail(own, Buffer.alloc(0)).length;
  expect(packDetail(own, dictionary).length).toBeLessThan(alone / 2);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { isNearLaw, type LawEvidence } from "#domain/ask/proposals/near-law.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const NOTHING: LawEvidence = {
  ...{ wording: 0, dispute: 0, isCauseSure: false },
  ...{ article: 0, offer: 0, length: 8 },
};

test("words that tell of a dispute are answered without an article", () => {
  expect(isNearLaw({ ...NOTHING, dispute: 3 })).toBe(true);
  expect(isNearLaw(NOTHING)).toBe(false);
});

test("a wording of ordinary life is not answered, whatever its words resemble", () => {
  expect(isNearLaw({ ...NOTHING, wording: -3, dispute: 4, isCauseSure: true, article: 0.9 })).toBe(false);
  expect(isNearLaw({ ...NOTHING, wording: 6 })).toBe(true);
});

test("more evidence of any kind never closes what less has opened", () => {
  const evidence = fc.record({
    wording: fc.double({ min: -8, max: 10, noNaN: true }),
    dispute: fc.double({ min: -8, max: 10, noNaN: true }),
    isCauseSure: fc.boolean(),
    article: fc.double({ min: 0, max: 1, noNaN: true }),
    offer: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(60),
  });
  fc.assert(
    fc.property(evidence, fc.double({ min: 0, max: 3, noNaN: true }), (one, more) => {
      if (!isNearLaw(one)) return;
      const { wording, dispute, article, offer, length } = one;
      expect(isNearLaw({ ...one, wording: wording + more })).toBe(true);
      expect(isNearLaw({ ...one, dispute: dispute + more })).toBe(true);
      expect(isNearLaw({ ...one, article: article + more })).toBe(true);
      expect(isNearLaw({ ...one, offer: offer + more })).toBe(true);
      expect(isNearLaw({ ...one, isCauseSure: true })).toBe(true);
      expect(isNearLaw({ ...one, length: length + 20 })).toBe(true);
    }),
  );
});

test("what is much like an offer is answered though its wording is of ordinary life", () => {
  expect(isNearLaw({ ...NOTHING, wording: -2, offer: 0.3 })).toBe(true);
  expect(isNearLaw({ ...NOTHING, wording: -4, offer: 0.3 })).toBe(false);
  expect(isNearLaw({ ...NOTHING, wording: -6, offer: 0.36 })).toBe(true);
  expect(isNearLaw({ ...NOTHING, offer: 0.08 })).toBe(false);
  // A long question needs less.
  expect(isNearLaw({ ...NOTHING, wording: -4, offer: 0.2, length: 19 })).toBe(false);
  expect(isNearLaw({ ...NOTHING, wording: -4, offer: 0.2, length: 20 })).toBe(true);
});

each<[number, number, boolean, number, boolean]>(
  "wording %d, dispute %d, sure cause %s and article %d are near: %s",
  (wording, dispute, isCauseSure, article, near) => {
    expect(isNearLaw({ ...NOTHING, wording, dispute, isCauseSure, article })).toBe(near);
  },
);

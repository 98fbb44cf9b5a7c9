import fc from "fast-check";
import { expect, test } from "vitest";
import { isNearLaw, type LawEvidence } from "#domain/ask/proposals/near-law.ts";

const NOTHING: LawEvidence = { dispute: 0, isCauseSure: false, article: 0, guide: 0 };

test("words that tell of a dispute are answered without guide or article", () => {
  expect(isNearLaw({ ...NOTHING, dispute: 3 })).toBe(true);
  expect(isNearLaw(NOTHING)).toBe(false);
});

test("a guide for ordinary words is no answer, however like it is", () => {
  expect(isNearLaw({ ...NOTHING, dispute: -2, guide: 0.9 })).toBe(false);
});

test("more evidence of any kind never closes what less has opened", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const evidence = fc.record({
    dispute: fc.double({ min: -8, max: 10, noNaN: true }),
    isCauseSure: fc.boolean(),
    article: share,
    guide: share,
  });
  fc.assert(
    fc.property(evidence, fc.double({ min: 0, max: 3, noNaN: true }), (one, more) => {
      if (!isNearLaw(one)) return;
      const { dispute, article, guide } = one;
      expect(isNearLaw({ ...one, dispute: dispute + more })).toBe(true);
      expect(isNearLaw({ ...one, article: article + more })).toBe(true);
      expect(isNearLaw({ ...one, guide: guide + more })).toBe(true);
      expect(isNearLaw({ ...one, isCauseSure: true })).toBe(true);
    }),
  );
});

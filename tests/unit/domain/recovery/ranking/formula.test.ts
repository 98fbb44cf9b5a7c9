import { expect, test } from "vitest";
import { tabulateCases } from "#domain/recovery/ranking/counted-cases.ts";
import {
  breadthOf,
  FIRST_YEAR,
  recencyOf,
  scale,
  shownSum,
  shrinkageFactor,
} from "#domain/recovery/ranking/formula.ts";

test("a sum counts half with three cases behind it", () => {
  expect([0, 1, 3, 9].map(shrinkageFactor)).toEqual([0, 0.25, 0.5, 0.75]);
});

test("breadth grows by a quarter with each doubling of the courts", () => {
  expect([0, 1, 2, 4, 8].map(breadthOf)).toEqual([1, 1, 1.25, 1.5, 1.75]);
});

test("a case counts half after two years, and none counts more than today's", () => {
  expect([-1, 0, 730.5, 1461].map(recencyOf)).toEqual([1, 1, 0.5, 0.25]);
});

test("sums are shown with six digits, scores with one decimal beside the highest", () => {
  expect(shownSum(1234567.8)).toBe(1234570);
  expect(shownSum(0.12345678)).toBe(0.123457);
  expect(scale(1, 3)).toBe(33.3);
  expect(scale(3, 3)).toBe(100);
  expect(scale(0.0005, 1)).toBe(0.1);
  expect(scale(0, 3)).toBe(0);
  expect(scale(1, 0)).toBe(0);
});

test("cases since 2010 are laid out by lawyer, with what does not depend on the claim", () => {
  expect(FIRST_YEAR).toBe(2010);
  const rows = 4;
  const counted = tabulateCases(
    {
      offsets: Uint32Array.of(0, 3, 3, 5),
      appearances: Uint32Array.of(0, 1, 2, 3, 1),
      cases: {
        court: Uint16Array.of(1, 2, 2, 3),
        cause: Uint16Array.of(5, 6, 7, 8),
        amount: Uint8Array.of(0, 1, 2, 3),
        level: Uint8Array.of(3, 3, 0, 3),
        day: Int32Array.of(1000, 1000, 1000 - 1461, 1000),
        year: Uint16Array.of(2009, 2010, 2011, 2012),
        reference: new Uint8Array(rows),
      },
    },
    1000,
  );
  expect([...counted.offsets]).toEqual([0, 2, 2, 4]);
  expect([...counted.court]).toEqual([2, 2, 3, 2]);
  expect([...counted.cause]).toEqual([6, 7, 8, 6]);
  expect([...counted.amount]).toEqual([1, 2, 3, 1]);
  expect([...counted.courts]).toEqual([1, 0, 2]);
  // Level times size: 1 x 1.2 and 4 x 1.4; 1 x 1.6 and 1 x 1.2.
  const sums = [1.2 + 4 * 1.4, 0, 1.6 + 1.2];
  expect([...counted.influenceSum]).toEqual(sums);
  expect([...counted.activitySum]).toEqual([1.25, 0, 2]);
  expect([...counted.influence]).toEqual([sums[0]! * 0.4, 0, sums[2]! * 0.4 * 1.25]);
  expect([...counted.activity]).toEqual([0.5, 0, 0.8]);
});

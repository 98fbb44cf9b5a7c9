import { describe, expect, test } from "vitest";
import { countLawyers, countPairs } from "#domain/recovery/people/count-lawyers.ts";

// Cases 0 to 3; the first lawyer has cases 0 and 1, the second 2, the third 3 and 0, the fourth none.
const court = Uint16Array.of(1, 2, 2, 5);
const cause = Uint16Array.of(7, 7, 8, 9);
const offsets = Uint32Array.of(0, 2, 3, 5, 5);
const appearances = Uint32Array.of(0, 1, 2, 3, 0);
const ANY = [0, 100] as const;

const table = {
  offsets,
  appearances,
  cases: {
    court,
    cause,
    level: new Uint8Array(4),
    amount: new Uint8Array(4),
    day: new Int32Array(4),
    year: new Uint16Array(4),
    reference: new Uint8Array(4),
  },
};
const laidOut = {
  offsets,
  court: Uint16Array.from(appearances, (row) => court[row]!),
  cause: Uint16Array.from(appearances, (row) => cause[row]!),
};

type Range = readonly [from: number, to: number];
type Count = (ofCause: Range, atCourt: Range) => number | undefined;
describe.each<[string, Count]>([
  ["countLawyers", (ofCause, atCourt) => countLawyers(table, ofCause, atCourt)],
  ["countPairs", (ofCause, atCourt) => countPairs(laidOut, [[ofCause, atCourt]])[0]],
])("%s", (_, counted) => {
  test("counts each lawyer once who has a case of the cause before the court", () => {
    expect(counted(ANY, ANY)).toBe(3);
    expect(counted([7, 8], ANY)).toBe(2);
    expect(counted([8, 9], ANY)).toBe(1);
    expect(counted([9, 10], ANY)).toBe(1);
    expect(counted(ANY, [2, 3])).toBe(2);
    expect(counted(ANY, [5, 6])).toBe(1);
  });

  test("wants both in one case, the ends of ranges outside", () => {
    expect(counted([7, 8], [5, 6])).toBe(0);
    expect(counted([9, 10], [1, 2])).toBe(0);
    expect(counted([7, 7], ANY)).toBe(0);
    expect(counted(ANY, [3, 5])).toBe(0);
    expect(counted([4, 7], ANY)).toBe(0);
  });
});

test("countPairs answers each pair by itself, in their order", () => {
  expect(
    countPairs(laidOut, [
      [ANY, [1, 2]],
      [[8, 9], ANY],
      [
        [8, 9],
        [1, 2],
      ],
      [ANY, ANY],
    ]),
  ).toEqual([2, 1, 0, 3]);
  expect(countPairs(laidOut, [])).toEqual([]);
});

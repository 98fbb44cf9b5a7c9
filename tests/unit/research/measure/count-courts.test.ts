import { expect, test } from "vitest";
import { countCourts } from "#research/measure/count-courts.ts";
import { ownCourts } from "../../domain/catalogue/own-courts.ts";

const counts = countCourts(ownCourts);

test("countCourts counts every court on one level of one province", () => {
  expect(counts.levels.reduce((sum, count) => sum + count)).toBe(counts.total);
  for (const level of [1, 2, 3] as const) {
    expect(counts.provinces.reduce((sum, { levels }) => sum + levels[level], 0)).toBe(counts.levels[level]);
  }
});

test("countCourts finds as many courts as the newer public list, within one per cent", () => {
  expect(counts.total).toBeGreaterThan(3498 * 0.99);
  expect(counts.total).toBeLessThan(3498 * 1.01);
  expect(counts.levels.slice(0, 2)).toEqual([1, 32]);
});

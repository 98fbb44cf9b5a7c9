import { describe, expect, test } from "vitest";
import { CoverageTally, countAtRows, digitsOf, shadeOf } from "#domain/search/results/coverage.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";

interface Node {
  label: string;
  children?: Node[];
}
const courts = flattenTree<Node>(
  [
    { label: "最高" },
    { label: "甲省", children: [{ label: "甲中", children: [{ label: "甲基" }] }] },
    { label: "乙省", children: [{ label: "乙中" }] },
  ],
  ({ label }) => label,
);
const NONE = 0xffff;

test("columns are as wide as the greatest number of any row", () => {
  expect(digitsOf([])).toBe(1);
  expect(digitsOf([{ total: 9 }, { total: 1000 }, { total: 999 }])).toBe(4);
});

describe("CoverageTally", () => {
  const tally = new CoverageTally();
  for (const [court, year, isComplete] of [
    [0, 2019, true],
    [1, 2019, false],
    [2, 2021, true],
    [3, 2021, true],
    [3, 2021, false],
    [3, 0, true],
    [NONE, 2019, false],
  ] as const)
    tally.add(court, year, isComplete);
  const coverage = tally.coverage(courts);

  test("counts every document once at the top, by year, the newest first, and in all", () => {
    const top = coverage.rows.filter(({ depth }) => depth <= 0);
    expect(top.reduce((sum, { total }) => sum + total, 0)).toBe(coverage.total);
    expect(coverage).toMatchObject({ years: [2021, 2020, 2019], total: 7, undated: 1 });
  });

  test("adds what is below to a province, and leaves the supreme court its own", () => {
    const by = Object.fromEntries(coverage.rows.map((row) => [row.label, row]));
    expect(by.最高).toMatchObject({ depth: 0, counts: [0, 0, 1], total: 1, complete: 1 });
    expect(by.甲省).toMatchObject({ depth: 0, counts: [3, 0, 1], total: 5, complete: 3 });
    expect(by.甲基).toMatchObject({ depth: 2, counts: [2, 0, 0], total: 3 });
    expect(by[""]).toMatchObject({ depth: -1, counts: [0, 0, 1], total: 1 });
  });

  test("leaves out courts without a document, and knows an empty collection", () => {
    expect(coverage.rows.map(({ label }) => label)).not.toContain("乙中");
    expect(new CoverageTally().coverage(courts)).toEqual({ years: [], total: 0, undated: 0, rows: [] });
  });
});

describe("countAtRows", () => {
  test("counts some of the documents at the rows of all, those below included and those of no court apart", () => {
    const rows = ["最高", "甲省", "甲中", "甲基", "乙省", "丙省", ""].map((label) => ({ label }));
    const own = new Map([
      ["甲基", 3],
      ["甲省", 1],
      ["最高", 2],
      ["", 4],
      ["没有的法院", 1],
    ]);
    expect(countAtRows(courts, own, rows)).toEqual([2, 4, 3, 3, 0, 0, 5]);
  });
});

describe("shadeOf", () => {
  test("rises with the count from 0 to 5", () => {
    expect([0, 1, 3, 4, 15, 16, 64, 256, 99_999].map(shadeOf)).toEqual([0, 1, 1, 2, 2, 3, 4, 5, 5]);
  });
});

test("what is below the first court of a tree counts there too", () => {
  const below = flattenTree<Node>([{ label: "甲省", children: [{ label: "甲中" }] }], ({ label }) => label);
  const tally = new CoverageTally();
  tally.add(1, 2020, true);
  expect(tally.coverage(below).rows.map(({ depth, total }) => [depth, total])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(countAtRows(below, new Map([["甲中", 2]]), [{ label: "甲省" }])).toEqual([2]);
});

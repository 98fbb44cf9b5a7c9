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
    [NONE, 2020, false],
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
    expect(by[""]).toMatchObject({ depth: -1, counts: [0, 1, 0], total: 1 });
  });

  test("leaves out courts without a document, and knows an empty collection", () => {
    expect(coverage.rows.map(({ label }) => label)).not.toContain("乙中");
    expect(new CoverageTally().coverage(courts)).toEqual({
      years: [],
      total: 0,
      undated: 0,
      rows: [],
    });
  });
});

describe("countAtRows", () => {
  test("counts some of the documents at the rows of all, those below included and those of no court apart", () => {
    const rows = ["最高", "甲省", "甲中", "甲基", "乙省", ""].map((label) => ({ label }));
    const own = new Map([
      ["甲基", 3],
      ["甲省", 1],
      ["最高", 2],
      ["", 4],
      ["没有的法院", 1],
    ]);
    expect(countAtRows(courts, own, rows)).toEqual([2, 4, 3, 3, 0, 5]);
  });
});

describe("shadeOf", () => {
  test("rises with the count from 0 to 5", () => {
    expect([0, 1, 3, 4, 15, 16, 64, 256, 99_999].map(shadeOf)).toEqual([0, 1, 1, 2, 2, 3, 4, 5, 5]);
  });
});

test("a collection has a column for each year from the last to the first, and complete documents beside all", () => {
  const tally = new CoverageTally();
  tally.add(3, 2018, false);
  tally.add(3, 2018, true);
  tally.add(5, 2021, true);
  const { years, rows, total, undated } = tally.coverage(courts);
  expect([years, total, undated]).toEqual([[2021, 2020, 2019, 2018], 3, 0]);
  expect(rows).toEqual([
    { label: "甲省", depth: 0, counts: [0, 0, 0, 2], total: 2, complete: 1 },
    { label: "甲中", depth: 1, counts: [0, 0, 0, 2], total: 2, complete: 1 },
    { label: "甲基", depth: 2, counts: [0, 0, 0, 2], total: 2, complete: 1 },
    { label: "乙省", depth: 0, counts: [1, 0, 0, 0], total: 1, complete: 1 },
    { label: "乙中", depth: 1, counts: [1, 0, 0, 0], total: 1, complete: 1 },
  ]);
});

test("a collection without any date has no year", () => {
  const tally = new CoverageTally();
  tally.add(0, 0, false);
  expect(tally.coverage(courts)).toEqual({
    years: [],
    total: 1,
    undated: 1,
    rows: [{ label: "最高", depth: 0, counts: [], total: 1, complete: 0 }],
  });
});

test("a row of no court of the catalogue counts nothing", () => {
  expect(countAtRows(courts, new Map([["甲基", 3]]), [{ label: "丙省" }, { label: "" }])).toEqual([0, 0]);
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

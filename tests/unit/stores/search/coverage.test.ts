import { expect, test } from "vitest";
import type { CoverageFile } from "#contract/site-files/coverage.ts";
import { courtsBelow, courtsOfSource } from "#stores/search/coverage.ts";

const row = (label: string, depth: number) => ({ label, depth, counts: [], total: 1, complete: 0 });
const source = (id: string, courts: number[]) =>
  ({
    id,
    name: id,
    sampling: "complete",
    count: 0,
    years: [],
    undated: 0,
    kinds: [],
    withoutText: 0,
    unknown: [],
    courts,
    asPublished: false,
  }) as const;
const FILE = {
  rows: [row("甲省", 0), row("甲中", 1), row("甲基", 2), row("乙省", 0), row("乙中", 1), row("", -1)],
  sources: [source("all", [3, 2, 2, 4, 1, 5]), source("some", [1, 0, 1, 0, 0, 0])],
} as unknown as CoverageFile;

test("a province has the courts up to the next one below it", () => {
  expect(courtsBelow(FILE, "甲省").map(({ label }) => label)).toEqual(["甲中", "甲基"]);
  expect(courtsBelow(FILE, "乙省").map(({ label }) => label)).toEqual(["乙中"]);
  expect(courtsBelow(FILE, "")).toEqual([]);
  expect(courtsBelow(FILE, "丙省")).toEqual([]);
});

test("of a source only those count of which it has documents", () => {
  expect(courtsOfSource(FILE, "all", "甲省")).toEqual([
    ["甲中", 2],
    ["甲基", 2],
  ]);
  expect(courtsOfSource(FILE, "some", "甲省")).toEqual([["甲基", 1]]);
  expect(courtsOfSource(FILE, "some", "乙省")).toEqual([]);
  expect(courtsOfSource(FILE, "none", "甲省")).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { buildResultStatistics } from "#server/search/answers/result-statistics.ts";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";
import { TEST_CAUSES, TEST_COURTS } from "../../../../fixtures/search/documents.ts";

describe("buildResultStatistics", () => {
  const counted = async (courts: number[]) => {
    const none = {
      years: [
        [2020, 1],
        [2021, 2],
      ],
      amounts: new Uint32Array(99),
      outcomes: new Uint32Array(9),
      outcomesLeftOut: 0,
    };
    const causes = new Uint32Array(TEST_CAUSES.keys.length);
    const total = courts.reduce((sum, count) => sum + count, 0);
    const engine = {
      catalogue: () => ({ courts: TEST_COURTS, causes: TEST_CAUSES }),
      statistics: async () => ({ ...none, causes, courts: Uint32Array.from(courts), withCause: 0 }),
      count: async () => total,
    } as unknown as SearchEngine;
    const manifest = { corpus: { sources: [] } } as unknown as IndexManifest;
    const told = await buildResultStatistics(engine, matchAllPlan(1), manifest);
    expect(told.years.map(({ year, count }) => [year, count])).toEqual([
      [2021, 2],
      [2020, 1],
    ]);
    return told.courts.map(({ value, count }) => [value, count]);
  };

  test("counts by province where a set has several, and by court where it lies in one", async () => {
    // Courts by ordinal: 1, with 2 below it, 9 below 2, 5 below 9; 4 below 2; 3 below 1.
    expect(await counted([1, 0, 1, 2, 0, 4])).toEqual([
      ["3", 4],
      ["2", 3],
      ["1", 1],
    ]);
    expect(await counted([0, 0, 1, 2, 0, 0])).toEqual([
      ["5", 2],
      ["9", 1],
    ]);
    expect(await counted([0, 0, 1, 2, 4, 0])).toEqual([
      ["4", 4],
      ["9", 3],
    ]);
  });
});

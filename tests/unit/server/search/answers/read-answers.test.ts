import { describe, expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import { MAX_EXPLAINED } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { matchAllPlan, planQuery, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { explainQuery } from "#server/search/answers/explain-query.ts";
import { buildResultStatistics } from "#server/search/answers/result-statistics.ts";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";
import { offeredWords } from "#server/search/suggestions/offered-words.ts";
import type { Suggestions } from "#server/search/suggestions/suggestions.ts";
import { TEST_CAUSES, TEST_COURTS } from "../../../../fixtures/search/documents.ts";

describe("explainQuery", () => {
  const counted: QueryPlan[][] = [];
  const engine = {
    catalogue: () => ({ courts: TEST_COURTS, causes: TEST_CAUSES }),
    counts: async (plans: QueryPlan[]) => {
      counted.push(plans);
      return plans.map((_, at) => at + 100);
    },
  } as unknown as SearchEngine;
  const explained = (query: SearchQuery) => {
    const planned = planQuery(query, TEST_COURTS, TEST_CAUSES);
    if (planned.kind === "faults") throw new Error("no plan");
    return explainQuery(engine, query, { plan: planned.plan, named: query });
  };

  test("counts each condition alone and the others without it, all in one call", async () => {
    counted.length = 0;
    const query = { ...emptyQuery(), qr: ["甲", "乙"], suitedate: ["2020"] };
    const { all, total, conditions } = await explained(query);
    expect([all, total]).toEqual([100, 101]);
    expect(conditions).toEqual([
      { field: "qr", value: "甲", alone: 102, dropped: 103 },
      { field: "qr", value: "乙", alone: 104, dropped: 105 },
      { field: "suitedate", value: "2020", alone: 106, dropped: 107 },
    ]);
    expect(counted).toHaveLength(1);
    const words = counted[0]?.map(({ keywords }) => keywords.map(({ text }) => text));
    expect(words).toEqual([[], ["甲", "乙"], ["甲"], ["乙"], ["乙"], ["甲"], [], ["甲", "乙"]]);
  });

  test("explains the first conditions only", async () => {
    const qr = Array.from(
      { length: MAX_EXPLAINED + 1 },
      (_, at) => `词${"甲乙丙丁戊己庚辛壬癸"[at % 10]}${at}`,
    );
    expect((await explained({ ...emptyQuery(), qr })).conditions).toHaveLength(MAX_EXPLAINED);
  });
});

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
    // Courts by ordinal: 1, 2 below it, 9 below that, 5 below that; 4 below 2; 3 below 1.
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

describe("offeredWords", () => {
  const engine = {
    catalogue: () => ({ courts: TEST_COURTS, causes: TEST_CAUSES }),
    work: () => ({ near: 0, words: 0, fields: 0, budget: 1 }),
    count: async ({ keywords }: QueryPlan) => (keywords[0]?.text === "空" ? 0 : 1),
  } as unknown as SearchEngine;
  const offered = (groups: Record<string, string[]>, limit: number) =>
    offeredWords(
      engine,
      {
        groups: async () =>
          Object.entries(groups).map(([kind, labels]) => ({
            kind,
            items: labels.map((label) => ({ label })),
          })),
      } as unknown as Suggestions,
      limit,
    );

  test("takes keywords and causes in turn, each once, that find something", async () => {
    const groups = { court: ["法院"], qr: ["甲", "空", "乙"], reason: ["丙", "甲", "丁", "戊"] };
    expect(await offered(groups, 9)).toEqual(["甲", "丙", "乙", "丁", "戊"]);
    expect(await offered(groups, 2)).toEqual(["甲", "丙"]);
    expect(await offered({ qr: ["甲", "乙"], reason: ["丙"] }, 9)).toEqual(["甲", "丙", "乙"]);
    expect(await offered({ reason: ["丙"] }, 9)).toEqual(["丙"]);
    expect(await offered({}, 9)).toEqual([]);
    expect(await offered(groups, 0)).toEqual([]);
  });
});

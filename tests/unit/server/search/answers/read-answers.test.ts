import { describe, expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import { MAX_EXPLAINED } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { matchAllPlan, planQuery, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { compareInstances } from "#server/search/answers/compare-instances.ts";
import { explainQuery } from "#server/search/answers/explain-query.ts";
import { buildResultStatistics } from "#server/search/answers/result-statistics.ts";
import { queryOfJudgment, queryOfText, similarCases } from "#server/search/answers/similar-cases.ts";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";
import { offeredWords } from "#server/search/suggestions/offered-words.ts";
import type { Suggestions } from "#server/search/suggestions/suggestions.ts";
import { TEST_CAUSES, TEST_COURTS } from "../../../../fixtures/search/documents.ts";

const holding = (documents: Record<string, object>): SearchEngine =>
  ({
    detail: async (_: number, id: string) => (documents[id] ? JSON.stringify(documents[id]) : null),
  }) as unknown as SearchEngine;

describe("compareInstances", () => {
  const PROCEDURES = { first: "民初", second: "民终", retrial: "民再", other: "执" } as const;
  type Step = keyof typeof PROCEDURES;
  const related = (id: string, instance: Step, text_type = "民事判决书", casedate = "2020-01-01") => ({
    ...{ id, instance, text_type, casedate },
  });
  const judgment = (id: string, step: Step, others: object[] = [], more = {}) => ({
    ...{ id, casename: `Case ${id}`, court: "Court", case_number: `（2020）内01${PROCEDURES[step]}1号` },
    ...{
      text_type: "民事判决书",
      casedate: "2020-01-01",
      body_text: [`body ${id}`],
      tail_text: [`tail ${id}`],
    },
    ...{ related: others, ...more },
  });
  const compared = async (own: Step, others: ReturnType<typeof related>[], absent: string[] = []) => {
    const there = others.filter(({ id }) => !absent.includes(id));
    const documents = Object.fromEntries(there.map(({ id, instance }) => [id, judgment(id, instance)]));
    const found = await compareInstances(holding({ ...documents, own: judgment("own", own, others) }), "own");
    return found && [found.before.id, found.after.id];
  };

  test("puts the reviewed judgment before, whichever of both is asked for", async () => {
    expect(await compared("second", [related("a", "first")])).toEqual(["a", "own"]);
    expect(await compared("first", [related("a", "second")])).toEqual(["own", "a"]);
    expect(await compared("first", [related("a", "retrial"), related("b", "second")])).toEqual(["own", "b"]);
    expect(await compared("retrial", [related("a", "first"), related("b", "second")])).toEqual(["b", "own"]);
    expect(await compared("second", [related("a", "retrial"), related("b", "first")])).toEqual(["b", "own"]);
  });

  test("takes judgments before rulings, and then the newest", async () => {
    expect(
      await compared("second", [
        related("ruling", "first", "民事裁定书", "2022-01-01"),
        related("old", "first", "民事判决书", "2018-01-01"),
        related("new", "first", "民事判决书", "2019-01-01"),
      ]),
    ).toEqual(["new", "own"]);
  });

  test("finds nothing beside a step of its own, a missing text, or no instance", async () => {
    expect(
      await compared("second", [related("a", "second"), related("", "first"), related("b", "other")]),
    ).toBeNull();
    expect(await compared("second", [related("a", "first")], ["a"])).toBeNull();
    expect(await compared("other", [related("a", "first")])).toBeNull();
    expect(await compareInstances(holding({}), "own")).toBeUndefined();
  });

  test("tells both, and compares their texts with their ends", async () => {
    const documents = {
      own: judgment("own", "second", [related("a", "first")], { outcome: "upheld" }),
      a: judgment("a", "first"),
    };
    const found = await compareInstances(holding(documents), "own");
    const told = { court: "Court", text_type: "民事判决书", casedate: "2020-01-01" };
    expect(found?.before).toEqual({
      ...{ id: "a", casename: "Case a", case_number: "（2020）内01民初1号", instance: "first", ...told },
    });
    expect(found?.after).toEqual({
      ...{ id: "own", casename: "Case own", case_number: "（2020）内01民终1号", instance: "second", ...told },
      outcome: "upheld",
    });
    const rows = JSON.stringify(found?.rows);
    for (const text of ["body", "tail", "own"]) expect(rows).toContain(text);
  });
});

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

describe("similar cases", () => {
  test("are asked for by what a text tells, and the cause chosen", () => {
    const query = queryOfText("他借了钱不还");
    expect([query.causes, query.outside]).toEqual([[], []]);
    expect(query.text).toContain("借了钱不还");
    expect(queryOfText("", "9").causes).toEqual(["9"]);
  });

  test("are asked for by a judgment, without itself and its other instances", async () => {
    const facts = {
      body_text: ["body"],
      body_postscript: [],
      tail_text: [],
      related: [{ id: "b" }, { id: "" }],
    };
    const of = async (more: object) => (await queryOfJudgment(holding({ a: { ...facts, ...more } }), "a"))!;
    expect((await of({ cause: "x", causes: ["c1", "c2"] })).outside).toEqual(["a", "b"]);
    expect((await of({ cause: "x", causes: ["c1", "c2"], cause_code: "3" })).causes).toEqual(["c1", "c2"]);
    expect((await of({ cause: "x", cause_code: "3" })).causes).toEqual(["3"]);
    expect((await of({ cause: "x", cause_code: null })).causes).toEqual(["x"]);
    expect((await of({ cause: "", causes: ["c1"] })).causes).toEqual([]);
    expect(await queryOfJudgment(holding({}), "a")).toBeNull();
  });

  test("are told with their reasons, a score of three digits and the passage if there is one", async () => {
    const row = { id: "i", title: "T", court: "C", number: "N", date: "D" };
    const passage = { paragraph: 1, text: "t", ranges: [], from: 0, more: false };
    const common = { causes: ["甲"], articles: [] };
    const asked: unknown[] = [];
    const engine = {
      similar: async (...given: unknown[]) => {
        asked.push(given);
        return {
          documents: [
            { row, score: 0.12345, passage, ...common },
            { row, score: 1, passage: null, causes: [], articles: [] },
          ],
          likely: [{ key: "9", label: "乙" }],
        };
      },
    } as unknown as SearchEngine;
    const query = queryOfText("x", "9");
    const { cases, causes } = await similarCases(engine, query, 5);
    const told = { id: "i", casename: "T", court: "C", case_number: "N", casedate: "D" };
    expect(cases).toEqual([
      { ...told, score: 0.123, reasons: [{ code: "same_cause", names: ["甲"] }], snippets: [passage] },
      { ...told, score: 1, reasons: [] },
    ]);
    expect(causes).toEqual([{ code: "9", label: "乙" }]);
    expect(asked).toEqual([[1, query, 5]]);
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

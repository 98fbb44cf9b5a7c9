import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { SearchQuery, type SearchQueryInput } from "#contract/search/search-query.ts";
import { failureMessage } from "#i18n/api-errors.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { planRequest } from "#server/search/plan-request.ts";
import { refuseExplanation } from "#server/search/refuse-costly.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { runs } from "../../../fixtures/laws.ts";

let engine: SearchEngine;
beforeAll(async () => {
  await builtData();
  engine = openEngine();
}, 120_000);

/**
 * The engine with another budget; only trees and estimates may be read, because nothing is searched before a
 * refusal.
 */
const withBudget = (budget: number): SearchEngine =>
  ({
    catalogue: (type) => engine.catalogue(type),
    work: (plan) => engine.work(plan),
    budget: () => budget,
  }) as Partial<SearchEngine> as SearchEngine;

const plan = (search: SearchQueryInput, budget: number) =>
  planRequest(withBudget(budget), z.parse(SearchQuery, search), "search.");

const word = fc.constantFrom<string>(
  "的",
  "人",
  "法",
  "1",
  "保险",
  "合同",
  "人民法院",
  "本院认为",
  "利息",
  "代位求偿",
);
const words = (most: number) => fc.uniqueArray(word, { maxLength: most });

describe("planRequest", () => {
  test("refuses no query of up to five keywords, with any filters, however small the budget", () => {
    const query = fc.record({
      qr: words(5),
      without: words(5),
      title: words(3),
      judge: words(2),
      counsel: words(2),
      court: fc.constantFrom<string[]>([], ["北京市海淀区人民法院"]),
      reason: fc.constantFrom<string[]>([], ["合同纠纷"], ["民间借贷纠纷", "保险人代位求偿权纠纷"]),
      suitedate: fc.constantFrom<string[]>([], ["2021"], ["2019", "2020"]),
      sort: fc.constantFrom("relevance" as const, "date" as const, "court_level" as const),
    });
    fc.assert(
      fc.property(query, fc.nat({ max: 10 }), (search, budget) => {
        expect(plan(search, budget)).toHaveProperty("plan");
      }),
      { numRuns: runs(60) },
    );
  });

  test("refuses dear groups by naming words; without those it is accepted, or no group is left", () => {
    const group = fc.uniqueArray(word, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(group, fc.integer({ min: 1, max: 200_000 }), (typed, budget) => {
        const planned = plan({ near: [typed.join(" ")] }, budget);
        if ("plan" in planned) return;
        expect(planned.failure).toMatchObject({ reason: "too_much_near", fields: ["search.near"] });
        const named = planned.failure.value!.split("”“");
        expect(named.every((one) => typed.includes(one))).toBe(true);
        const left = typed.filter((one) => !named.includes(one));
        if (left.length > 1) expect(plan({ near: [left.join(" ")] }, budget)).toHaveProperty("plan");
        for (const language of ["cn", "en"] as const)
          expect(failureMessage(planned.failure, language)).toContain(named[0]);
      }),
      { numRuns: runs(60) },
    );
  });

  test("accepts two frequent words in one paragraph within its own budget", () => {
    expect(
      planRequest(engine, z.parse(SearchQuery, { near: ["保险 合同", "原告 被告"] }), ""),
    ).toHaveProperty("plan");
  });
});

describe("refuseExplanation", () => {
  const planOf = (search: SearchQueryInput) => {
    const planned = plan(search, 1e9);
    if (!("plan" in planned)) throw new Error("The query has no plan.");
    return planned.plan;
  };

  test("names the conditions to leave out; without those the explanation is given", () => {
    const query = fc.record({ qr: words(6), without: words(4), title: words(4), judge: words(3) });
    fc.assert(
      fc.property(query, fc.integer({ min: 1, max: 200_000 }), (search, budget) => {
        const refused = refuseExplanation(withBudget(budget), planOf(search));
        if (!refused) return;
        expect(refused.failure.reason).toBe("too_much_explained");
        const named = refused.failure.value!.split("”“");
        const all = Object.values(search).flat();
        expect(named.every((one) => all.includes(one))).toBe(true);
        if (named.length === 4) return;
        const left = Object.entries(search).map(([field, typed]) => [
          field,
          typed.filter((one) => !named.includes(one)),
        ]);
        expect(refuseExplanation(withBudget(budget), planOf(Object.fromEntries(left)))).toBeNull();
      }),
      { numRuns: runs(60) },
    );
  });

  test("one condition is explained at any budget, since that is what its search costs", () => {
    for (const one of [{ qr: ["的"] }, { title: ["的"] }, { judge: ["人民法院"] }])
      expect(refuseExplanation(withBudget(1), planOf(one))).toBeNull();
    expect(refuseExplanation(withBudget(1), planOf({ qr: ["的", "人"] }))?.failure.value).toContain("的");
  });

  test("47 single characters, estimated as in 100,000 documents, are explained; ten in one field are not", () => {
    const estimated: SearchEngine = {
      ...withBudget(6_000_000),
      work: ({ keywords, fields }) => 203_000 * keywords.length + 4_700_000 * fields.length,
    };
    const characters = [
      ..."的人法院告原被保险合同本为不在有定一年月日元条第民中国公司案限理事判决及与于之等款依其应由",
    ];
    expect(refuseExplanation(estimated, planOf({ qr: characters }))).toBeNull();
    expect(refuseExplanation(estimated, planOf({ title: characters.slice(0, 10) }))).not.toBeNull();
  });
});

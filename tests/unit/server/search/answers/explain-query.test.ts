import { expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { explainQuery } from "#server/search/answers/explain-query.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";

/** Counts a plan by its conditions: 1000 less 1 for each word, 10 for each excluded word. */
const engine = {
  catalogue: () => ({ courts: loadCourts(), causes: loadCauses() }),
  counts: async (plans: QueryPlan[]) =>
    plans.map(({ keywords, without }) => 1000 - keywords.length - 10 * without.length),
} as unknown as SearchEngine;

test("a condition that cannot be planned by itself finds nothing", async () => {
  const query = { ...emptyQuery(), type: SCOPE.cases, qr: ["代位"], datefrom: "2020-13-45" };
  const plan = { keywords: [1], without: [] } as unknown as QueryPlan;
  const { conditions } = await explainQuery(engine, query, { plan, named: query });
  expect(conditions).toEqual([
    { field: "qr", value: "代位", alone: 999, dropped: 0 },
    { field: "datefrom", value: "2020-13-45", alone: 0, dropped: 999 },
  ]);
});

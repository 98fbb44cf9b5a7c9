import { describe, expect, test } from "vitest";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { describeIndex } from "#server/search/answers/describe-index.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";

function engineOf(courts: number[], years: [number, number][]): { engine: SearchEngine; plans: QueryPlan[] } {
  const plans: QueryPlan[] = [];
  const engine = {
    count: (plan: QueryPlan) => Promise.resolve(plans.push(plan) && 12),
    facets: (plan: QueryPlan) => Promise.resolve(plans.push(plan) && { courts, years }),
  } as unknown as SearchEngine;
  return { engine, plans };
}

describe("describeIndex", () => {
  test("counts judgments, courts that have one, and tells the first and the last year", async () => {
    const { engine, plans } = engineOf(
      [0, 3, 0, 1],
      [
        [2021, 2],
        [2019, 5],
        [2020, 1],
      ],
    );
    expect(await describeIndex(engine)).toEqual({
      documents: 12,
      courts: 2,
      from: 2019,
      to: 2021,
      years: [
        [2021, 2],
        [2019, 5],
        [2020, 1],
      ],
    });
    expect(plans.map(({ type, keywords }) => [type, keywords])).toEqual([
      [1, []],
      [1, []],
    ]);
  });

  test("knows no year where no judgment has a date", async () => {
    expect(await describeIndex(engineOf([], []).engine)).toMatchObject({
      courts: 0,
      from: null,
      to: null,
      years: [],
    });
  });
});

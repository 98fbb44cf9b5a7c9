import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { collectDocuments } from "#server/downloads/collect-documents.ts";
import { explainQuery } from "#server/search/answers/explain-query.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";

/** Counts a plan by what it asks for: 1000 less 1 for each word, 10 for each word left out. */
const engine = {
  catalogue: () => ({ courts: loadCourts(), causes: loadCauses() }),
  counts: async (plans: QueryPlan[]) =>
    plans.map(({ keywords, without }) => 1000 - keywords.length - 10 * without.length),
} as unknown as SearchEngine;

test("each condition is counted alone, and without it the others", async () => {
  const query = { ...emptyQuery(), type: SCOPE.cases, qr: ["代位", "求偿"], without: ["保险"] };
  const plan = { keywords: [1, 2], without: [3] } as unknown as QueryPlan;
  expect(await explainQuery(engine, query, { plan, named: query })).toEqual({
    ...{ all: 1000, total: 988 },
    conditions: [
      { field: "qr", value: "代位", alone: 999, dropped: 989 },
      { field: "qr", value: "求偿", alone: 999, dropped: 989 },
      { field: "without", value: "保险", alone: 990, dropped: 998 },
    ],
  });
});

test("a condition that cannot be planned by itself finds nothing", async () => {
  const query = { ...emptyQuery(), type: SCOPE.cases, qr: ["代位"], datefrom: "2020-13-45" };
  const plan = { keywords: [1], without: [] } as unknown as QueryPlan;
  const { conditions } = await explainQuery(engine, query, { plan, named: query });
  expect(conditions).toEqual([
    { field: "qr", value: "代位", alone: 999, dropped: 0 },
    { field: "datefrom", value: "2020-13-45", alone: 0, dropped: 999 },
  ]);
});

test("documents are collected from a place to another, without those that are gone", async () => {
  const rows = ["a", "b", "c", "d"].map((id) => ({ id }));
  const asked: string[] = [];
  const found = {
    find: async () => ({ total: 9, rows }),
    detail: async (type: number, id: string) => {
      asked.push(`${type} ${id}`);
      return id === "b"
        ? null
        : JSON.stringify({
            id,
            casename: id,
            court: "",
            case_number: "",
            casedate: "",
            body_text: ["甲"],
            tail_text: ["乙"],
            body_postscript: [],
          });
    },
  } as unknown as SearchEngine;
  const { total, listed, documents } = await collectDocuments(
    found,
    { type: SCOPE.cases } as QueryPlan,
    2,
    3,
  );
  expect([total, listed]).toEqual([9, 4]);
  expect(asked).toEqual([`${SCOPE.cases} b`, `${SCOPE.cases} c`]);
  expect(documents.map(({ place, row, detail }) => [place, row.id, detail.id])).toEqual([[3, "c", "c"]]);
  expect(documents[0]!.sha256).toBe(createHash("sha256").update("甲\n乙").digest("hex"));
});

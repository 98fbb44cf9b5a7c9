import { describe, expect, test } from "vitest";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import {
  isRankedInSteps,
  queryBody,
  sortBody,
  tierBody,
} from "#server/search/opensearch/queries/query-body.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";

interface Node {
  label: string;
  children?: Node[];
}
const tree = flattenTree<Node>(
  [{ label: "a", children: [{ label: "b" }] }, { label: "c" }],
  ({ label }) => label,
);
const catalogue = { courts: tree, causes: tree } as unknown as SearchCatalogue;
const word = (...forms: string[]) => ({ text: forms[0]!, forms }) as unknown as QueryPlan["keywords"][number];
const plan = (more: Partial<QueryPlan> = {}): QueryPlan => ({ ...matchAllPlan(1), ...more });
const clauses = (body: unknown) => (body as { bool: { filter: unknown[]; must_not: unknown[] } }).bool;

describe("a single character", () => {
  test("is the first of a pair", () => {
    const { filter } = clauses(queryBody(plan({ keywords: [word("的")] }), catalogue));
    expect(filter).toEqual([{ prefix: { text: { value: "的" } } }]);
  });

  test("stands in a paragraph where any pair does that it begins, and is never taken for a class", () => {
    const patterns = (character: string) => {
      const { filter } = clauses(queryBody(plan({ near: [[word(character), word("合同")]] }), catalogue));
      return [...JSON.stringify(filter).matchAll(/"pattern":"((?:\\.|[^"])+)"/g)].map(
        ([, pattern]) => JSON.parse(`"${pattern}"`) as string,
      );
    };
    const all = patterns("d");
    expect(all.every((pattern) => pattern.startsWith("d["))).toBe(true);
    const held = (second: string) =>
      all.filter((pattern) => new RegExp(`^${pattern}$`, "u").test(`d${second}`)).length;
    for (const second of ["·", "a", "一", "同", "龥", "\u9fff", "が", "𠮷", "\u{10ffff}"])
      expect(held(second), second).toBe(1);
    expect(patterns("*")[0]).toMatch(/^\\\*\[/);
  });
});

describe("queryBody", () => {
  test("finds everything where nothing is asked", () => {
    expect(queryBody(plan(), catalogue)).toEqual({ match_all: {} });
  });

  test("refuses a range that is no subtree", () => {
    expect(() => queryBody(plan({ courts: [[0, 1]] }), catalogue)).toThrow(RangeError);
  });
});

describe("the order of a plan", () => {
  test("asks tiers one by one from forty forms on, and only by relevance", () => {
    const many = (count: number) => ({
      keywords: [word(...Array.from({ length: count }, (_, at) => `甲${at}`))],
    });
    expect(isRankedInSteps(plan({ ...many(40), sort: "relevance" }))).toBe(false);
    expect(isRankedInSteps(plan({ ...many(41), sort: "relevance" }))).toBe(true);
    expect(isRankedInSteps(plan({ ...many(41), sort: "date" }))).toBe(false);
    const { filter } = clauses(tierBody(plan({ keywords: [word("合同")], years: [2020] }), 1, catalogue));
    expect(filter[0]).toEqual(queryBody(plan({ years: [2020] }), catalogue));
    expect(filter).toHaveLength(2);
  });

  test("ends with the newest and then the id, documents without a date last", () => {
    const by = (field: string) => ({ [field]: { order: "asc" } });
    const newest = { date: { order: "desc", missing: "_last" } };
    const last = [newest, by("id_number")];
    const keywords = [word("合同")];
    expect(sortBody(plan({ sort: "date", keywords }))).toEqual(last);
    expect(sortBody(plan({ sort: "relevance" }))).toEqual(last);
    expect(sortBody(plan({ type: 2, sort: "relevance" }))).toEqual([newest, by("id")]);
    expect(sortBody(plan({ sort: "relevance", keywords }))).toEqual([{ _score: { order: "desc" } }, ...last]);
    expect(sortBody(plan({ sort: "court_level", keywords }))).toEqual([{ level: { order: "asc" } }, ...last]);
  });
});

import { expect, test } from "vitest";
import { idProblems } from "#server/content/rules/rules-ids.ts";
import type { Content } from "#server/content/source/read-content.ts";

/** Entries whose fields are ten lines below the number of their first step. */
const entry = (name: string, id: string, data: object | undefined, more: object = {}) => ({
  ...{ collection: { name, kind: "folder" }, id, data, base: [] },
  source: {
    file: `${name}.yaml`,
    lineOf: (path: unknown[]) => 10 + Number(path.find((step) => typeof step === "number") ?? 0),
  },
  ...more,
});
const problems = (...entries: object[]) => idProblems({ entries } as unknown as Content);
const listed = (at: number, data: object) =>
  entry("terms", "", data, { base: ["terms", at], collection: { name: "terms", kind: "list" } });
const AREAS = Array.from({ length: 33 }, (_, at) => entry("areas", `${at + 1}`, { id: at + 1 }));

test("of a list each id is there once, of other collections it need not be", () => {
  expect(
    problems(
      listed(0, { id: "a" }),
      listed(1, { id: "b" }),
      listed(2, {}),
      listed(3, { id: null }),
      listed(4, {}),
      listed(5, { id: null }),
    ),
  ).toEqual([]);
  expect(problems(entry("x", "a", { id: "a" }), entry("x", "b", { id: "a" }))).toEqual([]);
  expect(problems(listed(0, { id: "a" }), listed(1, { id: "b" }), listed(2, { id: "a" }))).toEqual([
    {
      ...{ file: "terms.yaml", line: 12, field: "terms[第3项].id（编号）", remedy: "换一个没有用过的" },
      what: "编号 a 重复，terms.yaml 第 10 行已经用过",
    },
  ]);
});

test("no two tools have one place", () => {
  expect(problems(entry("toolbox", "a", { order: 1 }), entry("toolbox", "b", { order: 2 }))).toEqual([]);
  expect(problems(entry("toolbox", "a", { order: 1 }), entry("toolbox", "b", { order: 1 }))).toMatchObject([
    { field: "order（顺序）", what: "顺序 1 重复，toolbox.yaml 第 10 行已经用过" },
  ]);
});

test("no two questions of a page have one id", () => {
  const asked = (...ids: unknown[]) =>
    entry("guides", "a", { questions: ids.map((id) => (id === null ? null : { id })) });
  expect(problems(asked("a", "b", undefined, undefined, null, null), asked("a"))).toEqual([]);
  expect(problems(entry("guides", "a", { questions: "a" }), entry("guides", "b", undefined))).toEqual([]);
  expect(problems(asked("a", "b", "a"))).toEqual([
    {
      ...{ file: "guides.yaml", line: 12, field: "questions[第3项].id（编号）" },
      ...{ what: "编号 a 重复", remedy: "换一个没有用过的" },
    },
  ]);
});

test("all thirty-three areas are there, where there is any", () => {
  expect(problems(...AREAS)).toEqual([]);
  expect(problems(...AREAS.filter((_, at) => at !== 4 && at !== 32))).toEqual([
    {
      ...{ file: "areas.yaml", line: 1, field: "areas", what: "少了编号为 5、33 的业务领域" },
      remedy: "补上，一共要有 33 个，编号 1 到 33",
    },
  ]);
});

test("experts name areas that there are", () => {
  const expert = (areas: unknown) => entry("experts", "a", { areas });
  expect(problems(...AREAS, expert([1, 33, "x"]), expert("1"))).toEqual([]);
  expect(problems(expert([99]))).toEqual([]);
  expect(problems(...AREAS, expert([1, 34]))).toEqual([
    {
      ...{ file: "experts.yaml", line: 11, field: "areas[第2项]（业务领域）" },
      ...{ what: "areas.yaml 里没有编号 34", remedy: "改成 areas.yaml 里有的编号" },
    },
  ]);
});

import { expect, test } from "vitest";
import { scheduledDays } from "#server/content/scheduled-days.ts";
import { type Problem, problemToText, sortProblems } from "#server/content/source/problem.ts";
import type { Content } from "#server/content/source/read-content.ts";

const problem = (file: string, line: number, field = "a", what = "b"): Problem => ({
  ...{ file, line, field, what, remedy: "c" },
});

test("a problem is worded with its place, what it is and how to mend it", () => {
  expect(problemToText(problem("a.yaml", 3, "title", "太长"))).toBe("a.yaml:3  title：太长。c。");
});

test("problems are sorted by file, line, field, then wording, in a list of their own", () => {
  const sorted = [
    problem("a", 2),
    problem("a", 10, "a"),
    problem("a", 10, "b", "a"),
    problem("a", 10, "b", "c"),
    problem("b", 1),
  ];
  const shuffled = [4, 2, 0, 3, 1].map((at) => sorted[at]!);
  const given = [...shuffled];
  expect(sortProblems(shuffled)).toEqual(sorted);
  expect(sortProblems(sorted.toReversed())).toEqual(sorted);
  expect(shuffled).toEqual(given);
});

test("scheduled days are the later ones, each once, in order", () => {
  const on = (publishOn?: unknown) => ({ data: { publishOn } });
  const entries = [
    on("2026-05-02"),
    on("2026-05-01"),
    on("2026-04-30"),
    on("2026-05-02"),
    on(7),
    { data: null },
  ];
  const content = { entries: [...entries, on("2026-06-01"), on()] } as unknown as Content;
  expect(scheduledDays(content, "2026-05-01")).toEqual(["2026-05-02", "2026-06-01"]);
});

import { expect, test } from "vitest";
import { EverydayLineError, readEverydayLines } from "#server/catalogue/everyday-lines.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

test("a line pairs words with words of the law or with causes, remarks and empty lines aside", () => {
  expect(
    readEverydayLines("x.tsv", "# 甲\t乙\n渡资|船钱\t运费|报酬\n\n船翻了\t\t运输合同纠纷|侵权\n"),
  ).toEqual([
    { street: ["渡资", "船钱"], law: ["运费", "报酬"], causes: "", place: "x.tsv:2" },
    { street: ["船翻了"], law: [], causes: "运输合同纠纷|侵权", place: "x.tsv:4" },
  ]);
});

each<[string, string]>("a line with %s is refused with its place", (_, line) => {
  expect(() => readEverydayLines("x.tsv", `# remark\n${line}`)).toThrow(EverydayLineError);
  expect(() => readEverydayLines("x.tsv", `# remark\n${line}`)).toThrow(/x\.tsv:2/);
});

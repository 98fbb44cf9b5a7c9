import { expect, test } from "vitest";
import { EverydayLineError, readEverydayLines } from "#server/catalogue/everyday-lines.ts";

test("a line pairs words with words of the law or with causes, remarks and empty lines aside", () => {
  expect(
    readEverydayLines("x.tsv", "# 甲\t乙\n渡资|船钱\t运费|报酬\n\n船翻了\t\t运输合同纠纷|侵权\n"),
  ).toEqual([
    { street: ["渡资", "船钱"], law: ["运费", "报酬"], causes: "", place: "x.tsv:2" },
    { street: ["船翻了"], law: [], causes: "运输合同纠纷|侵权", place: "x.tsv:4" },
  ]);
});

test.each([
  ["words alone", "渡资"],
  ["an empty word", "渡资||船钱\t运费"],
  ["an empty word of the law", "渡资\t运费|"],
  ["no words", "\t运费"],
  ["words of the law and causes", "渡资\t运费\t运输合同纠纷"],
  ["neither of the two", "渡资\t\t"],
  ["a fourth column", "渡资\t\t运输合同纠纷\t1"],
])("a line with %s is refused with its place", (_, line) => {
  expect(() => readEverydayLines("x.tsv", `# remark\n${line}`)).toThrow(EverydayLineError);
  expect(() => readEverydayLines("x.tsv", `# remark\n${line}`)).toThrow(/x\.tsv:2/);
});

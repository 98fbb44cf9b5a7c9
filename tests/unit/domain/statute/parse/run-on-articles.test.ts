import { expect, test } from "vitest";
import { partRunOnArticles } from "#domain/statute/parse/run-on-articles.ts";

test.each([
  [["第一条 甲。 第二条 乙。  第三条 丙。"], ["第一条 甲。", "第二条 乙。", "第三条 丙。"]],
  [
    ["第五条 甲。 第六条 乙。", "丙"],
    ["第五条 甲。", "第六条 乙。", "丙"],
  ],
  [["第一条 依第二条 乙。 第四条 丙。 第二条 丁。"], ["第一条 依第二条 乙。 第四条 丙。", "第二条 丁。"]],
  [["甲。 第二条 乙。"], ["甲。 第二条 乙。"]],
  [["第零条 甲。 第一条 乙。"], ["第零条 甲。 第一条 乙。"]],
  [[""], [""]],
])("%j is parted into %j", (lines, parts) => {
  // What follows the blanks keeps none of them at its head.
  expect(partRunOnArticles(lines)).toEqual(parts);
});

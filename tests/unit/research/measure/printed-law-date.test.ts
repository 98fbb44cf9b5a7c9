import { expect, test } from "vitest";
import { printedLawDate } from "#research/measure/printed-law-date.ts";

test.each([
  ["the latest of the days of the head", "（1999年3月1日通过 2004年12月13日修正）", "2004-12-13"],
  ["the latest wherever it stands", "（2004年12月13日修正 1999年3月1日通过）", "2004-12-13"],
  ["no day from which it is in force", "（2004年1月2日公布 2005年1月1日起施行）", "2004-01-02"],
  ["no day of entry into force", "（2004年1月2日公布 2005年1月1日生效）", "2004-01-02"],
  ["days printed with spaces", "（2004 年 1 月 12 日 公布）", "2004-01-12"],
  ["nothing where the head breaks off in the decisions", "（2004年1月2日通过 根据", ""],
  ["nothing where it breaks off before a bracket", "（2004年1月2日通过 根据）", ""],
  ["nothing without a day", "某法", ""],
])("printedLawDate takes %s", (_, head, day) => {
  expect(printedLawDate(`${head}<!-- INFO END -->2020年1月1日通过`)).toBe(day);
});

test("printedLawDate reads nothing of a text whose head has no end", () => {
  expect(printedLawDate("（2004年1月2日通过）")).toBe("");
  expect(printedLawDate("（2004年1月2日通过）<!--info end-->")).toBe("2004-01-02");
});

import { describe, expect, test } from "vitest";
import { endOfHistory, leadingHistory, signedDate } from "#domain/statute/parse/history-lines.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("leadingHistory", () => {
  test.each([
    "（2001年2月3日风筝会议通过）",
    "中华人民共和国风院令第588号",
    "风释〔2020〕17号",
    "《风筝办法》已经2001年2月3日风筝会议通过，现予公布，自2001年3月1日起施行。",
  ])("takes %s for history", (line) => {
    expect(leadingHistory([line, "第一条 有风。"], "风筝办法")).toEqual([line]);
  });

  each<[string]>("takes %s for none", (line) => {
    expect(leadingHistory([line, "第一条 有风。"], "风筝办法")).toEqual([]);
  });

  const passed = (length: number) => `（2001年2月3日${"甲".repeat(length - 13)}通过）`;

  test("takes no line that is longer than history is", () => {
    expect(passed(600)).toHaveLength(600);
    expect(leadingHistory([passed(600)], "风筝办法")).toHaveLength(1);
    expect(leadingHistory([passed(601)], "风筝办法")).toEqual([]);
  });

  test("looks above the first article, and in the first twelve lines with words", () => {
    expect(leadingHistory(["第一条 有风。", passed(20)], "风筝办法")).toEqual([]);
    expect(leadingHistory(["## 第一章", passed(20)], "风筝办法")).toEqual([]);
    const words = (count: number) => Array.from({ length: count }, () => "甲");
    expect(leadingHistory(["", ...words(11), "", passed(20)], "风筝办法")).toHaveLength(1);
    expect(leadingHistory([...words(12), passed(20)], "风筝办法")).toEqual([]);
  });
});

describe("endOfHistory", () => {
  const end = (...lines: string[]) => endOfHistory(["# 风筝办法", ...lines], 1, "风筝办法");

  test("is the first line that is neither blank, title nor history", () => {
    expect(
      end("", "# 总则", "2001年2月3日 风筝会议通过", "（2005年1月1日修正）", "有风。", "2006年1月1日 通过"),
    ).toBe(5);
    expect(end("有风。")).toBe(1);
  });

  test.each([
    ["2001年2月3日 风筝会议通过", true],
    ["2001年2月3日 第八次会议", true],
    ["2001年2月3日 风院令第8号", true],
    ["2001年2月3日", true],
    ["2001年2月3日放了一只风筝。", false],
    [`2001年2月3日${"甲".repeat(589)}通过`, true],
    [`2001年2月3日${"甲".repeat(590)}通过`, false],
  ])("goes over a line that begins with a date only if something happened then: %s", (line, isHistory) => {
    expect(end(line)).toBe(isHistory ? 2 : 1);
  });
});

describe("signedDate", () => {
  each<[string[], string]>("of %j is %j", (body, date) => {
    expect(signedDate(body)).toBe(date);
  });
});

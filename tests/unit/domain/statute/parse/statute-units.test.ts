import { describe, expect, test } from "vitest";
import { closingUnits, readUnits } from "#domain/statute/parse/statute-units.ts";

/** Each unit as its label and paragraphs; a text by its number. */
const units = (lines: string[], amending = false) =>
  readUnits(lines, amending).units.map(({ kind, number, label, paragraphs }) => [
    kind === "text" ? number : label,
    ...paragraphs,
  ]);
const headings = (lines: string[]) =>
  readUnits(lines).headings.map(({ level, text, unit }) => [level, text, unit]);

describe("readUnits", () => {
  test("takes articles without a blank behind them where they count up from one", () => {
    expect(units(["第一条有风。", "第二条无风。", "第九条甲"])).toEqual([
      ["第一条", "有风。"],
      ["第二条", "无风。"],
      ["第九条", "甲"],
    ]);
    expect(units(["第一条有风。", "甲"])).toEqual([[1, "第一条有风。", "甲"]]);
  });

  test("leaves the articles of other laws in an annex, and takes the items above it", () => {
    expect(
      units(["收风筝。", "一、甲", "二、乙", "附：风筝法有关条文", "第四条 有风。", "第五条 无风。"]),
    ).toEqual([
      [1, "收风筝。"],
      ["一、", "甲"],
      ["二、", "乙", "附：风筝法有关条文", "第四条 有风。", "第五条 无风。"],
    ]);
    expect(units(["附：风筝规则", "第一条 有风。"])).toEqual([
      [1, "附：风筝规则"],
      ["第一条", "有风。"],
    ]);
  });

  test("takes the numbering that counts further than one, the Chinese first", () => {
    expect(units(["一、甲", "1.乙", "2. 丙"])).toEqual([
      [1, "一、甲"],
      ["1.", "乙"],
      ["2.", "丙"],
    ]);
    expect(units(["一、甲", "二、乙", "1.丙", "2.丁", "四、戊"])).toEqual([
      ["一、", "甲"],
      ["二、", "乙", "1.丙", "2.丁", "四、戊"],
    ]);
    expect(units(["一、甲", "乙"])).toEqual([[1, "一、甲", "乙"]]);
    expect(units(["1.甲", "乙"])).toEqual([[1, "1.甲", "乙"]]);
  });

  test("parts a text as long as a table of approvals, and keeps every line in order", () => {
    const rows = Array.from({ length: 300 }, (_, at) => `| ${at} | ${"风筝展览许可".repeat(5)} |`);
    const parted = readUnits(["第一条 下列许可保留。", "附表：", ...rows]).units;
    expect(parted.slice(1).flatMap(({ paragraphs }) => paragraphs)).toEqual(["附表：", ...rows]);
    expect(parted.slice(1).map(({ number }) => number)).toEqual([1, 2, 3]);
    for (const { paragraphs } of parted) expect(paragraphs.join("").length).toBeLessThanOrEqual(4000);
  });

  test("lets articles skip twenty numbers at most, and begin with any", () => {
    expect(units(["第五十条 甲", "第七十条 乙"])).toEqual([
      ["第五十条", "甲"],
      ["第七十条", "乙"],
    ]);
    expect(units(["第五十条 甲", "第七十一条 乙"])).toEqual([["第五十条", "甲", "第七十一条 乙"]]);
  });

  test("takes no article twice, backwards or without a number", () => {
    expect(
      units([
        "第三条 甲",
        "第三条之一 乙",
        "第三条之一 庚",
        "第三条 丙",
        "第二条 丁",
        "第零条 戊",
        "第三条之二 己",
      ]),
    ).toEqual([
      ["第三条", "甲"],
      ["第三条之一", "乙", "第三条之一 庚", "第三条 丙", "第二条 丁", "第零条 戊"],
      ["第三条之二", "己"],
    ]);
  });

  test("reads no article behind an annex, which follows articles and has a short line", () => {
    expect(units(["附件", "第一条 甲", "附件：", "第二条 乙"])).toEqual([
      [1, "附件"],
      ["第一条", "甲"],
      [2, "附件：", "第二条 乙"],
    ]);
    const line = (length: number) => `附件 ${"甲".repeat(length - 3)}`;
    expect(units(["第一条 甲", line(29), "第二条 乙"])).toEqual([
      ["第一条", "甲"],
      [1, line(29), "第二条 乙"],
    ]);
    expect(units(["第一条 甲", line(30), "第二条 乙"])).toEqual([
      ["第一条", "甲", line(30)],
      ["第二条", "乙"],
    ]);
    expect(units(["## 附件一", "第一条 甲", "## 附件二", "第二条 乙"])).toEqual([
      ["第一条", "甲"],
      [1, "第二条 乙"],
    ]);
  });

  test("begins a text of its own behind a heading, and numbers texts apart from articles", () => {
    expect(units(["序", "言", "## 第一章 甲", "说明", "第一条 乙", "丙", "## 第二章 丁", "说明"])).toEqual([
      [1, "序", "言"],
      [2, "说明"],
      ["第一条", "乙", "丙"],
      [3, "说明"],
    ]);
  });

  test("gives headings their depth, marked or not", () => {
    expect(
      headings([
        "第一编 甲",
        "第一分编 乙",
        "第一章 丙",
        "第一节 丁",
        "## 戊",
        "#### 己",
        "第一条 庚",
        "附则",
        "第二条 辛",
      ]),
    ).toEqual([
      [1, "第一编 甲", 0],
      [2, "第一分编 乙", 0],
      [2, "第一章 丙", 0],
      [3, "第一节 丁", 0],
      [1, "戊", 0],
      [3, "己", 0],
      [2, "附则", 1],
    ]);
  });

  test("makes a text of last headings that have nothing below them, but not of headings alone", () => {
    const last = readUnits(["序", "## 第一章 甲", "第一条 乙", "## 附表一", "", "##", "## 附表二"]);
    expect(last.headings.map(({ text }) => text)).toEqual(["第一章 甲"]);
    expect(last.units.at(-1)).toEqual({
      kind: "text",
      number: 2,
      branch: 0,
      label: "",
      paragraphs: ["附表一", "附表二"],
    });
    expect(readUnits(["## 附表一"])).toEqual({ headings: [], units: [] });
  });

  test("of a text that changes another takes chapters for quoted, but its own marked parts for headings", () => {
    expect(units(["## 第一章 甲", "第一条 增加：", "第二章 乙", "第二条 丙"], true)).toEqual([
      [1, "第一章 甲"],
      ["第一条", "增加：", "第二章 乙"],
      ["第二条", "丙"],
    ]);
    expect(readUnits(["## 决定", "第一条 甲"], true).headings).toEqual([{ level: 1, text: "决定", unit: 0 }]);
    // Articles without line breaks are quoted there, too.
    expect(units(["第一条 改为：。 第二条 乙"], true)).toEqual([["第一条", "改为：。 第二条 乙"]]);
  });
});

describe("closingUnits", () => {
  test("are the last four numbered units, and the last four of all", () => {
    const lines = Array.from({ length: 6 }, (_, at) => `第${"一二三四五六"[at]}条 甲`);
    const tables = ["## 甲", "甲", "## 乙", "乙", "## 丙", "丙", "## 丁", "丁", "## 戊", "戊"];
    const { units } = readUnits([...lines, ...tables]);
    expect(closingUnits(units).map(({ label, number }) => label || number)).toEqual([
      "第三条",
      "第四条",
      "第五条",
      "第六条",
      2,
      3,
      4,
      5,
    ]);
    expect(closingUnits(units.slice(0, 2))).toEqual(units.slice(0, 2));
  });
});

import { describe, expect, test } from "vitest";
import { findEnding } from "#domain/judgment/parse/paragraphs/find-tail.ts";
import { partSections } from "#domain/judgment/parse/paragraphs/part-sections.ts";

/** The lines of a text without line breaks, from `from` on. */
function linesOf(text: string, from = 0): string[] {
  const cuts = partSections(text, from, findEnding(text, from));
  return [from, ...cuts].map((at, index) => text.slice(at, cuts[index]));
}
/** Lines that are recovered after they have been joined. */
const found = (...lines: string[]) => expect(linesOf(lines.join(""))).toEqual(lines);

const NUMERALS = "一二三四五六七八九十".split("");
/** 1 to 39 in Chinese numerals. */
const chinese = (number: number) =>
  number <= 10
    ? NUMERALS[number - 1]!
    : `${number < 20 ? "" : NUMERALS[Math.floor(number / 10) - 1]}十${number % 10 ? NUMERALS[(number % 10) - 1] : ""}`;

describe("the head", () => {
  test("is parted at people and at the account of the case, after the end of a sentence alone", () => {
    found("原告张例，男。", "被告李例，女。", "原告张例诉被告李例一案，本院受理。");
    found("原告张例，男；", "被告李例，女。");
    found("原告张例，男\n", "被告李例，女。");
    found("原告张例，男。该公司成立于2001年。", "被告李例，女。");
    found("案由：被告李例，女，住某地。", "被告王例，男。");
    found("原告张例，男 被告李例，女。");
  });

  test("is read sentence by sentence, the last of which may have no end", () => {
    found("原告张例，男。该公司成立于2001年。", "原告张例诉被告李例一案，本院受理。");
    found("原告张例，男。", "被告李例，女");
  });

  test("ends where facts are told after a sentence, not after a clause", () => {
    found("原告张例，男；经审理查明，甲。", "经审理查明，乙。");
    found("原告张例，男\n经审理查明，甲。", "经审理查明，乙。");
    found("原告张例，男。", "经审理查明，甲。", "经审理查明，乙。");
  });

  test("ends at the result at the latest", () => {
    found("原告张例，男。判决如下：", "驳回。");
    found("原告张例，男。判决如下：", "一、驳回。", "二、付款。");
  });

  test("begins where it is told to", () => {
    expect(linesOf("（2021）内01民初1号。原告张例，男。被告李例，女。", 14)).toEqual([
      "原告张例，男。",
      "被告李例，女。",
    ]);
  });

  test("is told by the first 1,200 characters of a sentence", () => {
    const names = (count: number) => `被告李例${"甲".repeat(count)}一案，`;
    expect(linesOf(`原告张例，男。王例等一案${"甲".repeat(1300)}。`).length).toBe(1 + 1);
    expect(linesOf(`原告张例，男。${"甲".repeat(1300)}一案，${names(1)}。`).length).toBe(1);
  });
});

describe("claims and facts", () => {
  const HEAD = ["原告张例，男。", "经审理查明，甲。"];

  test("are parted after the end of a sentence with its closing marks, and at line ends", () => {
    found(...HEAD, "经审理查明，乙。”", "经审理查明，丙！", "经审理查明，丁？）", "综上所述，戊。");
    found("原告张例，男。", "经审理查明，甲。乙，\n", "经审理查明，丙。");
    found(...HEAD, "经审理查明，乙；经审理查明，丙；”经审理查明，丁。");
    found("原告张例，男。", "经审理查明，甲。审理终结 ", "经审理查明，乙。");
    found("甲。", "经审查，乙。", "经审查，丙。");
  });

  test("have their items, the first of a list after a colon only where a list is announced", () => {
    found(...HEAD, "1、乙。", "2、丙。");
    found(...HEAD, "经审理查明，证据如下：", "1、借条。", "2、收据。");
    found(...HEAD, "经审理查明，请求判令：1、付款。", "2、费用。");
    found(...HEAD, "经审理查明，请求判令：\n", "1、付款。", "2、费用。");
    found(...HEAD, "经审理查明，以下证据：1、借条；2、收据。3、照片。");
  });

  test.each<[string, (number: number) => string, number]>([
    ["一、", (number) => `${chinese(number)}、`, 39],
    ["（一）", (number) => `（${chinese(number)}）`, 39],
    ["1、", (number) => `${number}、`, 120],
    ["（1）", (number) => `（${number}）`, 99],
    ["①", (number) => String.fromCharCode(0x245f + number), 20],
    ["⑴", (number) => String.fromCharCode(0x2473 + number), 20],
  ])("have items numbered %s in order", (_, numeral, most) => {
    const items = Array.from({ length: most }, (__, at) => `${numeral(at + 1)}乙。`);
    found(...HEAD, ...items);
    // A number that comes too early, or too late, is part of a sentence; up to three may be missing.
    const [first, second, third, fourth, fifth] = items as [string, string, string, string, string];
    found(...HEAD, first, `${second}${first}`.slice(0, second.length), third);
    expect(linesOf([...HEAD, first, second, second, third].join("")).slice(2)).toEqual([
      first,
      second + second,
      third,
    ]);
    found(...HEAD, first, fourth);
    expect(linesOf([...HEAD, first, fifth].join("")).slice(2)).toEqual([first + fifth]);
    expect(linesOf([...HEAD, second, third].join("")).slice(2)).toEqual([second, third]);
    found(...HEAD, first, second, first, second);
  });

  test("have items of several kinds, each in its own order", () => {
    found(...HEAD, "一、乙。", "1、丙。", "2、丁。", "二、戊。", "1、己。", "（1）庚。", "2、辛。");
  });
});

describe("the court's reasons", () => {
  const told = (reasons: string, ...more: string[]) => [
    "原告张例，男。",
    "经审理查明，甲。",
    reasons,
    ...more,
  ];

  test("are parted at what they turn to, not where an account would begin a paragraph", () => {
    found(...told("本院认为，乙。经审理查明，丙。", "综上所述，丁。判决如下：", "驳回。"));
    found(...told("本院认为，乙。", "本院认为，丙。经审理查明，丁。判决如下：", "驳回。"));
    found(...told("本院经审查认为，乙。经审理查明，丙。判决如下：", "驳回。"));
  });

  test("begin at most eight characters before 认为, at a line start too", () => {
    found("原告张例，男。", "经审理查明，甲。本院依法经审查后认为，乙。经审理查明，丙。判决如下：", "驳回。");
    found(
      ...told("本院认为，乙；甲\n本院认为，丙。经审理查明，丁。判决如下：", "驳回。").flatMap((line) =>
        line.split(/(?<=甲\n)/),
      ),
    );
    found(...told("本院经审理查明，乙。", "经审理查明，丙。判决如下：", "驳回。"));
  });

  test("are none without the court, far from its name, within a sentence, or behind the result", () => {
    found(...told("一审法院认为，乙。", "经审理查明，丙。判决如下：", "驳回。"));
    found(...told("本院经审判委员会讨论决定认为，乙。", "经审理查明，丙。判决如下：", "驳回。"));
    found("原告张例，男。", "经审理查明，甲因本院认为，乙。", "经审理查明，丙。判决如下：", "驳回。");
    found("原告张例，男。", "经审理查明，甲。", "本院认为，乙。", "经审理查明，丙。");
  });
});

describe("the result", () => {
  const result = (...lines: string[]) => found("原告张例，男。", "经审理查明，甲。判决如下：", ...lines);

  test("begins behind its opening, an item or not, blank or not", () => {
    result("驳回原告的请求。");
    result("一、驳回。", "二、付款。");
    found("原告张例，男。", "经审理查明，甲。判决如下： ", "驳回。");
    result("一、驳回；", "四、付款；", "五、费用。");
  });

  test("ends where the judges sign", () => {
    result("一、驳回。审判员王例书记员赵例。二、付款。");
  });

  test("is parted at items after the end of a clause, and at costs and the right of appeal", () => {
    result("一、驳回。", "案件受理费50元。", "如不服本判决，可上诉。");
    result("驳回。", "案件受理费50元；", "如不服本判决，可上诉。");
    result("一、给付：1、货款；", "2、利息；", "二、驳回。");
    result("一、给付，乙 二、丙。", "三、驳回。");
    result("一、给付：案件受理费50元。", "案件受理费60元。");
    result("一、驳回（略）", "二、付款。");
    result("驳回。原告到庭。");
  });
});

test("an introduction that lost its full stop ends where the facts begin", () => {
  found("原告张例，男。", "原告张例诉被告李例一案，本案现已审理终结", "经审理查明，甲。");
  expect(linesOf("原告张例，男。原告张例诉被告李例一案，现已审理终结甲乙。")).toHaveLength(2);
});

test("an item in brackets keeps its words", () => {
  const result = [
    "甲。",
    "判决如下：",
    "（一）被告人张例犯盗窃罪，判处拘役。",
    "（二）被告人李例犯盗窃罪，判处拘役。",
  ];
  const lines = linesOf(result.join(""));
  expect(lines.slice(-2)).toEqual(result.slice(-2));
});

test("a list whose items are parted by semicolons stays in its paragraph, another is opened", () => {
  const head = ["原告张例，男。", "原告张例诉被告李例一案，本院受理。"];
  found(...head, "经审理查明，甲。", "上述事实有下列证据：1、乙；2、丙。");
  found(...head, "经审理查明，甲。", "上述事实有下列证据：", "1、乙。", "2、丙。");
});

test.each([
  "经庭审质证，原告无异议。",
  "被告于2017年12月20日作出甲决定。",
  "针对被告的意见，乙。",
  "张某的上诉理由是：甲。",
])("%s opens a paragraph", (opener) =>
  found("原告张例，男。", "原告张例诉被告李例一案，本院受理。", "经审理查明，甲。", opener),
);

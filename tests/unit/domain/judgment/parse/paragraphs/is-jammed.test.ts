import { describe, expect, test } from "vitest";
import { countBeginnings, isJammed } from "#domain/judgment/parse/paragraphs/restore-paragraphs.ts";

const NONE = { opening: -1, operative: -1, tail: -1 };
/**
 * How many beginnings are inside a line and how many at its start; | marks the beginning of the text after
 * the number.
 */
function count(marked: string, ending: Partial<typeof NONE> = {}): [inside: number, atLine: number] {
  const from = Math.max(0, marked.indexOf("|"));
  const { inside, atLine } = countBeginnings(marked.replace("|", ""), from, { ...NONE, ...ending });
  return [inside, atLine];
}

describe("people", () => {
  test.each<[string, [number, number]]>([
    ["本院。原告张例，男", [1, 0]],
    ["本院\n原告张例，男", [0, 1]],
    ["本院。原告张例，", [1, 0]],
    ["本院；被告：李例", [1, 0]],
    ["本院原告张例，男", [0, 0]],
    // Only beginnings before the introduction of the case and after its number.
    ["本院。原告张例，男。一案，本院。原告李例，男", [1, 0]],
    ["一案，本院。原告张例，男", [0, 0]],
    ["一案，|本院。原告张例，男", [1, 0]],
    ["。原告张例，男|本院", [0, 0]],
    // Within 600 characters if there is no introduction, within 4,000 in any case.
    [`${"甲".repeat(594)}。原告张例，男`, [1, 0]],
    [`${"甲".repeat(600)}。原告张例，男`, [0, 0]],
    [`${"甲".repeat(600)}。原告张例，男。一案，`, [1, 0]],
    [`${"甲".repeat(4000)}。原告张例，男。一案，`, [0, 0]],
  ])("of %s are %j", (text, counts) => {
    expect(count(text)).toEqual(counts);
  });
});

test("set phrases begin a paragraph up to the signatures", () => {
  expect(count("甲。案件受理费50元")).toEqual([1, 0]);
  expect(count("甲\n案件受理费50元。如不服本判决")).toEqual([1, 1]);
  expect(count("甲案件受理费50元")).toEqual([0, 0]);
  expect(count("甲。案件受理费|50元")).toEqual([0, 0]);
  expect(count("甲。案件受理费，审判员。案件受理费", { tail: 8 })).toEqual([2, 0]);
  expect(count("甲。案件受理费", { tail: 0 })).toEqual([0, 0]);
});

test("signatures and the result count where there are any", () => {
  expect(count("驳回\n审判员", { tail: 3 })).toEqual([0, 1]);
  expect(count("驳回审判员", { tail: 2 })).toEqual([1, 0]);
  expect(count("如下一、驳回", { operative: 2 })).toEqual([1, 0]);
  expect(count("如下\n一、驳回", { operative: 3 })).toEqual([0, 1]);
  expect(count("如下\n一、驳回", { operative: 2 })).toEqual([0, 1]);
  expect(count("一、驳回", { operative: 0 })).toEqual([0, 0]);
  expect(count("如下", { operative: 2 })).toEqual([0, 0]);
});

test("the last reasons before the result count, not those at the very beginning", () => {
  expect(count("甲。本院认为，判决如下", { opening: 7 })).toEqual([1, 0]);
  expect(count("甲\n本院认为，判决如下", { opening: 7 })).toEqual([0, 1]);
  expect(count("本院认为，判决如下", { opening: 5 })).toEqual([0, 0]);
  expect(count("甲乙|本院认为，判决如下", { opening: 7 })).toEqual([0, 0]);
  expect(count("甲。本院认为，判决如下", {})).toEqual([0, 0]);
  expect(count("甲\n本院认为，原判。本院认为，判决如下", { opening: 15 })).toEqual([1, 0]);
});

test("a text is jammed from two beginnings inside lines on, and more than half as many as at line starts", () => {
  const jammed = (inside: number, atLine: number) =>
    isJammed(`甲${"。案件受理费".repeat(inside)}${"\n案件受理费".repeat(atLine)}`, 0, NONE);
  expect([jammed(1, 0), jammed(2, 0), jammed(2, 3), jammed(2, 4), jammed(3, 5)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

test("a body of one long line is jammed, whatever it says", () => {
  expect(isJammed("甲".repeat(501), 0, NONE)).toBe(true);
  expect(isJammed("甲".repeat(500), 0, NONE)).toBe(false);
  expect(isJammed(`${"甲".repeat(400)}\n${"甲".repeat(400)}`, 0, NONE)).toBe(false);
  expect(isJammed(`${"甲".repeat(400)}\n${"甲".repeat(400)}`, 0, { ...NONE, tail: 400 })).toBe(false);
});

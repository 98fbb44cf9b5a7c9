import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { typeCodeOf } from "#domain/reversal/remedy.ts";
import { readRemedyTable } from "#server/basis/collect-basis.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const known = new Set(readRemedyTable().types.map(({ code }) => code));
const COURTS = ["京0101", "内01", "最高法", "最高法知", "沪7101", "兵0101", "新40", "粤", "辽72"];

describe("typeCodeOf", () => {
  test("finds every code behind every court, whatever brackets, blanks and serial stand around it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.constantFrom(...COURTS),
        fc.integer({ min: 2016, max: 2027 }),
        fc.integer({ min: 1, max: 99999 }),
        fc.constantFrom("号", "号之一", "-1号"),
        fc.boolean(),
        (code, court, year, serial, end, half) => {
          const number = half
            ? `(${year}) ${court} ${code} ${serial} ${end}`
            : `（${year}）${court}${code}${serial}${end}`;
          expect([number, typeCodeOf(number, known)]).toEqual([number, code]);
        },
      ),
    );
  });

  each<[string, string]>("reads %s of before 2016 as %s", (number, code) => {
    expect(typeCodeOf(number, known)).toBe(code);
  });
});

describe("numbers from before 2016", () => {
  each<[string, string]>("read %s字 as %s", (kind, code) => {
    expect(known).toContain(code);
    expect(typeCodeOf(`（2013）甲${kind}字第8号`, known)).toBe(code);
  });
});

describe("typeCodeOf of other lists and texts", () => {
  test("reads a code only where it is one of the known", () => {
    expect(typeCodeOf("（2024）京0101民初7号", new Set(["民终"]))).toBeNull();
    expect(typeCodeOf("（2013）甲商初字第8号", new Set(["民终"]))).toBeNull();
    expect(typeCodeOf("（2013）甲商初字第8号", new Set(["民初"]))).toBe("民初");
  });

  test("takes of today's number what follows the court's digits, and of one without any the longest known end", () => {
    expect(typeCodeOf("（2024）京0101民初7号", new Set(["初", "民初"]))).toBe("民初");
    expect(typeCodeOf("（2024）最高法知民终7号", new Set(["终", "民终", "知民终"]))).toBe("知民终");
    expect(typeCodeOf("（2024）最高法知民终7号", new Set(["终", "民终"]))).toBe("民终");
    // The characters before the digits belong to the court.
    expect(typeCodeOf("（2024）京01初7号", new Set(["初", "京初"]))).toBe("初");
    expect(typeCodeOf("（2024）京01甲一乙7号", new Set(["甲乙"]))).toBe("甲乙");
    // In a number with 字 the customary form takes precedence over the end.
    expect(typeCodeOf("（2013）甲刑执字第8号", new Set(["执", "刑更"]))).toBe("刑更");
    expect(typeCodeOf("（2013）甲刑执字第8号", new Set(["执"]))).toBe("执");
  });

  test("has no code for what is no number, and null for one without a kind", () => {
    for (const text of ["", "-", "—", "无 案 号".replace(/./gu, "x")])
      expect(typeCodeOf(text, known)).toBe("");
    for (const text of ["无案号", "2024", "（2024）号", "民初7号"])
      expect(typeCodeOf(text, known)).toBeNull();
  });

  test("leaves out brackets, numerals of divisions and what follows 号", () => {
    for (const text of [
      "（2013）甲民二(商)初字第8号",
      "（2013）甲民三初字第8号之一",
      "(2013)甲民初字第8-1号",
      "（２０１３）甲 民 初 字 第 8 号",
      "（2013）甲民初字第8、9、10号",
    ])
      expect([text, typeCodeOf(text, known)]).toEqual([text, "民初"]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { caseNumberOfLine, findCaseNumbers, toCaseNumber } from "#domain/case-number/find-case-numbers.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const first = (text: string, damaged = false) => findCaseNumbers(text, damaged)[0]?.caseNumber;

describe("findCaseNumbers", () => {
  each<[string, string]>("brings %s to its normal form", (printed, normal) => {
    expect(first(`不服某院${printed}民事判决`)).toBe(normal);
  });

  each<[string]>("leaves out %s, which no court gave", (text) => expect(findCaseNumbers(text)).toEqual([]));

  test("takes numbers that lost a bracket or the province only where they are expected", () => {
    expect(first("法院 2023）沪02民特465号之一")).toBeUndefined();
    expect(first("法院 2023）沪02民特465号之一", true)).toBe("（2023）沪02民特465号之一");
    expect(first("法院（2021）0302刑初295号", true)).toBe("（2021）0302刑初295号");
  });

  test("takes damaged numbers nowhere else, nor a code that begins with a dash anywhere", () => {
    expect(findCaseNumbers("法院（2021）0302刑初295号")).toEqual([]);
    expect(findCaseNumbers("（2021）-刑初5号", true)).toEqual([]);
  });

  test("joins a year that print has pulled apart", () => {
    expect(findCaseNumbers("（2 0 21）内01民终123号")).toMatchObject([
      { caseNumber: "（2021）内01民终123号", year: 2021 },
    ]);
  });

  test("gives back any modern number from running text, with offsets that cut it out", () => {
    const number = fc.tuple(
      fc.integer({ min: 2016, max: 2030 }),
      fc.constantFrom("内0102民初", "京行终", "最高法知民终", "粤03执异"),
      fc.integer({ min: 1, max: 99_999 }),
    );
    fc.assert(
      fc.property(number, ([year, code, serial]) => {
        const printed = `（${year}）${code}${serial}号`;
        const text = `不服某法院${printed}民事判决`;
        const [found] = findCaseNumbers(text);
        expect(found).toMatchObject({ caseNumber: printed, code, year });
        expect(text.slice(found?.from, found?.to)).toBe(printed);
      }),
    );
  });
});

describe("caseNumberOfLine", () => {
  const number = "（2021）内01民终123号";

  test.each([
    [number, number],
    [`${number}。`, number],
    [`：${number}。`, number],
    [`：${number}。。`, ""],
    [`案号：${number}`, ""],
    ["民事判决书", ""],
  ])("of %j is %j", (line, expected) => {
    expect(caseNumberOfLine(line)).toBe(expected);
  });
});

describe("toCaseNumber", () => {
  each<[string, string]>("brings %j to the form that it is kept in", (given, kept) => {
    expect(toCaseNumber(given)).toBe(kept);
    expect(toCaseNumber(kept)).toBe(kept);
  });
});

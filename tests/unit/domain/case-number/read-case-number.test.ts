import { describe, expect, test } from "vitest";
import { baseCaseNumber, caseNumberForms } from "#domain/case-number/case-number-forms.ts";
import { readCaseNumber } from "#domain/case-number/read-case-number.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const NUMBER = "（2021）内01民终123号";

describe("readCaseNumber", () => {
  test.each([
    NUMBER,
    "(2021)内01民终123号",
    "2021内01民终123号",
    "2021年内01民终123号",
    "（2021）年内01民终123号",
    "（2021年）内01民终123号",
    "(2O21年)内01民终123号",
    "[2021]内01民终123號",
    "【2021】 内 01 民终 123 号",
    "（２０２１）内０１民终１２３号",
    "（2O21）内O1民终123号",
    "(2Ο21)内01民终123号",
    "（二〇二一）内01民终123号",
    "二〇二一年内01民终123号",
    "〔二O二一〕内01民终123号",
    "（2021）内01民\n终123号",
    "（2021）内\u200b01民终123号",
    // Without 号 a court's modern code shows that the number is whole.
    "2021内01民终123",
    "(2021)内01民终123",
  ])("writes %j as judgments print it", (typed) => {
    expect(readCaseNumber(typed)).toBe(NUMBER);
  });

  each<[string, string]>("reads %s as %s", (typed, printed) => {
    expect(readCaseNumber(typed)).toBe(printed);
  });

  each<[string]>("%j is no case number", (typed) => {
    expect(readCaseNumber(typed)).toBeNull();
  });
});

describe("caseNumberForms", () => {
  test.each([
    ["（2012）玉商初字第6290号", "（2012）玉商初字第06290号"],
    ["（2012）玉商初字第06290号", "（2012）玉商初字第6290号"],
    ["（2012）玉商初字第06290号", "（2012）玉商初字06290号"],
    ["（2012）玉商初字6290号", "（2012）玉商初字第6290号"],
    ["（2021）内01民终00123号", NUMBER],
    [NUMBER, "（2021）内01民终0123号"],
    ["（2021）内01执310号-1", "（2021）内01执310-1号"],
    ["（2021）内01执310号-1", "（2021）内01执310号之一"],
    ["（2021）内01执310号之一", "（2021）内01执310号-1"],
    ["（2021）内01执310之一号", "（2021）内01执310号之一"],
    ["（2021）内01执310-2号", "（2021）内01执310号之二"],
    ["（2021）内01民终2668-2670号", "（2021）内01民终2668号"],
    ["（2021）内01民终2668-2670号", "（2021）内01民终2669号"],
    ["（2021）内01民终2668-2670号", "（2021）内01民终2670号"],
  ])("%s may be printed as %s", (number, form) => {
    const forms = caseNumberForms(number);
    expect(forms[0]).toBe(number);
    expect(forms).toContain(form);
    expect(new Set(forms).size).toBe(forms.length);
  });

  test("a part is no other part, nor the number without it", () => {
    for (const number of ["（2021）内01执310号之一", "（2021）内01执310号-1"]) {
      expect(caseNumberForms(number)).not.toContain("（2021）内01执310号");
      expect(caseNumberForms(number).join()).not.toMatch(/之二|-2/);
    }
    expect(caseNumberForms("民事判决书")).toEqual(["民事判决书"]);
  });
});

each<[string, string | null]>("%s is a part of %s", (number, base) => {
  expect(baseCaseNumber(number)).toBe(base);
});

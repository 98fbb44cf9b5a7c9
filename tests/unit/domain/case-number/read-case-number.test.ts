import { describe, expect, test } from "vitest";
import { baseCaseNumber, caseNumberForms } from "#domain/case-number/case-number-forms.ts";
import { readCaseNumber } from "#domain/case-number/read-case-number.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const NUMBER = "（2021）内01民终123号";

describe("readCaseNumber", () => {
  each<[string]>("writes %j as judgments print it", (typed) => {
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
  each<[string, string]>("%s may be printed as %s", (number, form) => {
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

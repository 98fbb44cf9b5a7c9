import { describe, expect, test } from "vitest";
import {
  decisionAt,
  documentTypeOfLine,
  misprintedDocumentType,
  toDocumentType,
} from "#domain/judgment/parse/procedure/document-type.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("documentTypeOfLine", () => {
  each<[string, string]>("reads %j as %j", (line, type) => {
    expect(documentTypeOfLine(line)).toBe(type);
  });
});

describe("decisionAt", () => {
  each<[string, string]>("finds in %j %j", (text, decision) => {
    expect(decisionAt(text)).toBe(decision);
  });

  test("looks no farther than forty characters", () => {
    expect(decisionAt(`民事${"判".repeat(50)}决`)).toBe("");
  });

  test("names the document that holds a decision", () => {
    for (const decision of ["民事判决", "民事裁定", "民事决定", "民事调解"])
      expect(toDocumentType(decision)).toBe(`${decision}书`);
    for (const whole of ["民事判决书", "支付令", ""]) expect(toDocumentType(whole)).toBe(whole);
  });
});

describe("misprintedDocumentType", () => {
  each<[string, string]>("takes %j for %j", (line, type) => {
    expect(misprintedDocumentType(line)).toBe(type);
  });
});

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
  test.each([
    ["刑事裁判书", "刑事判决书"],
    ["附事民事", ""],
    ["审刑事判决书", "刑事判决书"],
    ["审行政公益诉讼判决书", "行政公益诉讼判决书"],
    ["审执行令", "执行令"],
    ["··民事裁定书··", "民事裁定书"],
    ["民事裁定", "民事裁定书"],
    ["民亊裁定书", "民事裁定书"],
    ["民事调解决定书", "民事调解书"],
    ["刑事附事民事判决书", "刑事附带民事判决书"],
    ["赔判决书", "赔偿判决书"],
    ["执行通知决书", "执行通知书"],
    ["行政赔偿调解决定书", "行政赔偿调解书"],
    ["民事纠纷判决书", ""],
    ["某某法院民事判决书", ""],
    [`民事${"判".repeat(45)}决书`, ""],
    ["我们今天开会", ""],
  ])("takes %j for %j", (line, type) => {
    expect(misprintedDocumentType(line)).toBe(type);
  });
});

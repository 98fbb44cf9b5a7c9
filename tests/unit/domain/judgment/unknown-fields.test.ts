import { expect, test } from "vitest";
import { unknownFields } from "#domain/judgment/unknown-fields.ts";
import { invented } from "./invented-record.ts";

const whole = invented({
  court_id: 7,
  case_number: "（2021）内0102民初1号",
  casedate: "2021-03-04",
  causes: [{ code: null, label: "某种纠纷" }],
  parties: [{ name: "示例公司", side: "plaintiff", role: "原告" }],
  panel: ["张例"],
  clerk: "李例",
  holding: { from: 0, to: 1 },
  body_text: ["本院认为，应予支持。"],
});

test("a record that tells all has no unknown field, though the catalogue lacks its cause", () => {
  expect(unknownFields(whole)).toEqual([]);
});

test.each([
  ["court", { court_id: null }],
  ["case_number", { case_number: "" }],
  ["casedate", { casedate: "" }],
  ["cause", { causes: [] }],
  ["parties", { parties: [] }],
  ["panel", { panel: [] }],
  ["clerk", { clerk: "" }],
  ["holding", { holding: null }],
  ["text", { body_text: [] }],
] as const)("names %s where the record leaves it open", (field, open) => {
  expect(unknownFields({ ...whole, ...structuredClone(open) } as typeof whole)).toEqual([field]);
});

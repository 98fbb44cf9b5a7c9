import { expect, test } from "vitest";
import { citationOf } from "#domain/judgment/cite/citation.ts";

const document = {
  court: "示例市中级人民法院",
  case_number: "（2021）示01民终123号",
  text_type: "民事判决书",
};

test("a document is cited by court, case number and document type", () => {
  expect(citationOf(document)).toBe("示例市中级人民法院（2021）示01民终123号民事判决书");
  expect(citationOf(document, 0)).toBe(citationOf(document));
});

test("a paragraph is cited by its number, counted from 1", () => {
  expect(citationOf(document, 1)).toBe("示例市中级人民法院（2021）示01民终123号民事判决书，第1段");
  expect(citationOf(document, 17)).toMatch(/，第17段$/);
});

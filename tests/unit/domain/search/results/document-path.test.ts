import { expect, test } from "vitest";
import { documentPath } from "#domain/search/results/document-path.ts";

test("documentPath shows laws in the frame of the language and leaves texts of knowledge where they are", () => {
  expect(documentPath("/layout/statute/abc#a60", true)).toBe("/en/layout/statute/abc#a60");
  expect(documentPath("/layout/statute/abc#a60", false)).toBe("/layout/statute/abc#a60");
  expect(documentPath("/en/layout/knowledge/x", true)).toBe("/en/layout/knowledge/x");
  expect(documentPath("/layout/knowledge/x", true)).toBe("/layout/knowledge/x");
});

import { expect, test } from "vitest";
import { fill } from "#domain/text/fill.ts";

test("a value cannot turn the direction of the sentence that it stands in", () => {
  expect(fill("没有名为“{value}”的法院", { value: "\u202e甲\u2067乙" })).toBe("没有名为“甲乙”的法院");
});

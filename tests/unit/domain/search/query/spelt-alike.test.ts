import { expect, test } from "vitest";
import { isSpeltAlike } from "#domain/search/query/spelt-alike.ts";

test.each([
  ["举征责任", "举证责任", true],
  ["举征责任", "责任保险合同纠纷", false],
  ["民间借货", "民间借贷纠纷", true],
  ["追尝权", "保险人代位求偿权纠纷", false],
  ["机动车交通事故责任纠分", "机动车交通事故责任纠纷", true],
  ["理陪", "理赔", true],
  ["理陪", "合理费用", false],
])("%s and %s: %s", (typed, name, expected) => {
  expect(isSpeltAlike(typed, name)).toBe(expected);
});

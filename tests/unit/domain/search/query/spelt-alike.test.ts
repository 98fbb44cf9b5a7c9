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
  // Of one or two characters one is enough, and the name has no more than were typed.
  ["陪", "陪", true],
  ["陪", "赔", false],
  ["陪", "陪同", false],
  ["理陪", "理赔款", false],
  ["理陪", "合同", false],
  ["理陪", "理", true],
  // One of three to five may be another, two of six and more.
  ["甲乙丙", "甲乙丁", true],
  ["甲乙丙", "甲戊丁", false],
  ["甲乙丙丁戊", "甲乙丙丁己", true],
  ["甲乙丙丁戊", "甲乙丙己己", false],
  ["甲乙丙丁戊庚", "甲乙丙丁己己", true],
  ["甲乙丙丁戊庚", "甲乙丙己己己", false],
  // The order counts, and what stands between does not.
  ["甲乙丙", "丙乙甲", false],
  ["甲乙丙", "子甲丑乙寅", true],
  // A character beyond the first plane is one.
  ["𠮷𠮷", "𠮷𠮷", true],
  ["𠮷", "𠮷", true],
])("%s and %s: %s", (typed, name, expected) => {
  expect(isSpeltAlike(typed, name)).toBe(expected);
});

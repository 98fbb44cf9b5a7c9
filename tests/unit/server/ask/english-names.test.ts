import { describe, expect, test } from "vitest";
import { causesInEnglish, namedInEnglish } from "#server/ask/english-names.ts";
import { loadCauses } from "#server/catalogue/causes.ts";

describe("namedInEnglish", () => {
  test.each([
    ["divorce", { reason: ["离婚纠纷"] }],
    ["Dispute over private lending", { reason: ["民间借贷纠纷"] }],
    ["Beijing No. 1 Intermediate People's Court", { court: ["北京市第一中级人民法院"] }],
    ["haidian district court", { court: ["北京市海淀区人民法院"] }],
    ["trademark infringement", { reason: ["侵害商标权纠纷"] }],
    ["trade mark infringement", { reason: ["侵害商标权纠纷"] }],
  ])("%s", (typed, condition) => {
    expect(namedInEnglish(typed)).toEqual(condition);
  });

  test.each(["", "the", "qwerty", "my boss does not pay"])("%j names nothing", (typed) => {
    expect(namedInEnglish(typed)).toBeUndefined();
  });
});

test("a question in English offers causes of the catalogue that share its words", () => {
  const found = causesInEnglish("my company does not pay wages");
  expect(found.map(({ label }) => label)).toContain("追索劳动报酬纠纷");
  for (const { code, label } of found) expect(loadCauses().byId(code)?.label).toBe(label);
  expect(causesInEnglish("what over the of")).toEqual([]);
});

test("a rare word of a question in English weighs more than a common one", () => {
  const labels = causesInEnglish("insurance subrogation").map(({ label }) => label);
  expect(labels.slice(0, 2)).toContain("保险人代位求偿权纠纷");
});

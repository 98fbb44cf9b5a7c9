import { describe, expect, test } from "vitest";
import { canonicalCaseNumber } from "#domain/case-number/case-number.ts";

describe("canonicalCaseNumber", () => {
  test.each([
    ["(2021)内01民终123号", "(2021)内01民终123号"],
    ["2021内01民终123号", "(2021)内01民终123号"],
    ["2021年内01民终123号", "(2021)内01民终123号"],
    ["〔2009〕园刑初字第0268号", "(2009)园刑初字第0268号"],
    ["【1998】经终字第8-1号", "(1998)经终字第8-1号"],
    ["[2019]鲁01执1732号之一", "(2019)鲁01执1732号之一"],
    // Without 号 only a court's modern code shows that the number is whole.
    ["2021内01民终123", "(2021)内01民终123"],
    ["(2021)最高法民终123", "(2021)最高法民终123"],
  ])("writes %s as judgments print it, %s", (typed, printed) => {
    expect(canonicalCaseNumber(typed)).toBe(printed);
  });

  test.each([
    "内01民终123号",
    "1821内01民终123号",
    "2021",
    "2021年3月5日",
    "借款合同纠纷",
    "园刑初字第0268",
    "2009园刑初字0268",
    "参见(2021)内01民终123号",
    "",
  ])("%j is no case number", (typed) => {
    expect(canonicalCaseNumber(typed)).toBeNull();
  });
});

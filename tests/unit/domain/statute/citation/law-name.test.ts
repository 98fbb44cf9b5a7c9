import { describe, expect, test } from "vitest";
import { citedName, lawKeys, nameKeys } from "#domain/statute/citation/law-name.ts";

describe("citedName", () => {
  test.each([
    ["中华人民共和国保险法", ["保险法", "《保险法》"]],
    ["中华人民共和国社会保险法", ["社会保险法"]],
    ["中华人民共和国刑法修正案（七）", ["刑法修正案（七）", "刑法修正案七"]],
    [
      "最高人民法院关于适用《中华人民共和国民事诉讼法》的解释",
      ["民诉法解释", "民诉法司法解释", "民事诉讼法解释"],
    ],
    [
      "最高人民法院关于适用《中华人民共和国企业破产法》若干问题的规定（二）",
      ["破产法规定二", "破产法解释（二）"],
    ],
    [
      "最高人民法院关于适用《中华人民共和国公司法》若干问题的规定（三）",
      ["公司法解释三", "公司法规定（三）"],
    ],
    [
      "最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）",
      ["婚姻家庭编解释一", "民法典婚姻家庭编解释（一）"],
    ],
    [
      "最高人民法院关于适用《中华人民共和国民法典》有关担保制度的解释",
      ["担保制度解释", "民法典担保制度解释"],
    ],
    ["最高人民法院关于适用《中华人民共和国行政诉讼法》的解释", ["行诉解释", "行诉法解释"]],
    ["最高人民法院关于民事诉讼证据的若干规定", ["证据规定", "民诉证据规定"]],
  ])("is one for %s and for what people type for it", (title, typed) => {
    for (const name of typed) expect(citedName(name), name).toBe(citedName(title));
  });

  test("keeps apart laws whose names end alike", () => {
    expect(citedName("社会保险法")).not.toBe(citedName("保险法"));
    expect(citedName("民法典继承编解释一")).not.toBe(citedName("民法典物权编解释一"));
  });
});

describe("nameKeys", () => {
  test("lead to the keys of the title", () => {
    const keys = lawKeys("最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）");
    for (const name of ["婚姻家庭编解释一", "民法典婚姻家庭编解释（一）"])
      expect(
        nameKeys(name).some((key) => keys.includes(key)),
        name,
      ).toBe(true);
  });
});

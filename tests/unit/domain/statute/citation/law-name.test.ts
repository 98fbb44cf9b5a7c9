import { describe, expect, test } from "vitest";
import { citedName, lawKey, lawKeys, nameKeys, shortName } from "#domain/statute/citation/law-name.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("citedName", () => {
  each<[string, string[]]>("is one for %s and for what people type for it", (title, typed) => {
    for (const name of typed) expect(citedName(name), name).toBe(citedName(title));
  });

  test("keeps apart laws whose names end alike", () => {
    expect(citedName("社会保险法")).not.toBe(citedName("保险法"));
    expect(citedName("民法典继承编解释一")).not.toBe(citedName("民法典物权编解释一"));
  });
});

describe("nameKeys", () => {
  test.each([
    ["中华人民共和国反不正当竞争法", "反法"],
    ["中华人民共和国民法典", "民法典继承编"],
    ["最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释（一）", "建设工程司法解释（一）"],
    ["最高人民法院关于民事执行中变更、追加当事人若干问题的规定", "变更追加规定"],
  ])("lead to %s from the name %s", (title, name) => {
    expect(nameKeys(name).some((key) => lawKeys(title).includes(key))).toBe(true);
  });

  test("lead to the keys of the title", () => {
    const keys = lawKeys("最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）");
    for (const name of ["婚姻家庭编解释一", "民法典婚姻家庭编解释（一）"])
      expect(
        nameKeys(name).some((key) => keys.includes(key)),
        name,
      ).toBe(true);
  });
});

describe("lawKey", () => {
  each<[string, string]>("of %s is %s", (name, key) => {
    expect(lawKey(name)).toBe(key);
  });
});

describe("lawKeys", () => {
  test("are the title with and without its issuers, and for an interpretation what people type", () => {
    expect(lawKeys("中华人民共和国风筝法")).toEqual(["风筝法"]);
    expect(lawKeys("最高人民法院、最高人民检察院关于办理风筝案件的规定")).toEqual([
      "最高人民法院最高人民检察院关于办理风筝案件的规定",
      "关于办理风筝案件的规定",
    ]);
    expect(lawKeys("最高人民法院关于适用《中华人民共和国风筝法》若干问题的规定（三）").slice(2)).toEqual([
      "风筝法规定三",
      "风筝法司法规定三",
      "风筝法解释三",
      "风筝法司法解释三",
    ]);
  });

  test("are none of a title without letters, or with a single one", () => {
    expect(lawKeys("《》")).toEqual([]);
    expect(lawKeys("法")).toEqual([]);
    expect(lawKeys("宪法")).toEqual(["宪法"]);
  });
});

describe("shortName", () => {
  test.each([
    ["中华人民共和国风筝法", "风筝法"],
    ["最高人民法院、最高人民检察院 关于办理风筝案件的 解释（一）", "关于办理风筝案件的解释（一）"],
    ["  风筝条例 ", "风筝条例"],
    ["最高人民法院规则", "最高人民法院规则"],
  ])("of %j is %s", (title, name) => {
    expect(shortName(title)).toBe(name);
  });
});

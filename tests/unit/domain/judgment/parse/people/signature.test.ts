import { describe, expect, test } from "vitest";
import {
  isDateLine,
  isSignature,
  isTailLine,
  readSignature,
  signedNames,
} from "#domain/judgment/parse/people/signature.ts";

describe("isSignature", () => {
  test.each([
    ["审判员 王例", true],
    ["书 记 员：王例", true],
    ["审判员", false],
    ["审判员王例，因故未签名", false],
    ["审判员认为：应当返还", false],
    ["王例", false],
    [`审判员 ${"A".repeat(24)}`, true],
    [`审判员 ${"A".repeat(25)}`, false],
    [`审判员 ${"王例样 ".repeat(13)}王例样`, true],
    [`审判员 ${"王例样 ".repeat(14)}`, false],
  ])("of %j is %s", (line, isSigned) => {
    expect(isSignature(line)).toBe(isSigned);
  });
});

describe("isDateLine", () => {
  test.each([
    ["二〇二一年三月四日", true],
    ["二〇二一年 三月 四日（院印）", true],
    ["甲乙2021年3月4日丙丁", true],
    ["甲乙丙2021年3月4日", false],
    ["2021年3月4日甲乙丙", false],
    ["王例", false],
  ])("of %s is %s", (line, isDate) => {
    expect(isDateLine(line)).toBe(isDate);
  });
});

describe("isTailLine", () => {
  test.each([
    ["审判员 王例", true],
    ["二〇二一年三月四日", true],
    ["本件与原本核对无异", true],
    ["（院 印）", true],
    ["驳回上诉，维持原判。", false],
  ])("of %s is %s", (line, isTail) => {
    expect(isTailLine(line)).toBe(isTail);
  });
});

describe("readSignature", () => {
  test.each([
    ["审判员 阿勒例江吾米尔江", ["阿勒例江吾米尔江"]],
    ["审判员 阿勒木江吾米尔江 王例", ["阿勒木江吾米尔江", "王例"]],
    ["审判员 帕提　扎提", ["帕提扎提"]],
    ["审判员 热娜 巴哈尔", ["热娜巴哈尔"]],
    ["审判员 扎西 次仁", ["扎西次仁"]],
    ["审判员 古丽·艾例", ["古丽·艾例"]],
    ["审判员 买买提　艾力", ["买买提艾力"]],
    ["审判员 王例 李样", ["王例", "李样"]],
    ["审判员 马丽 王玉", ["马丽", "王玉"]],
    ["审判员 杨丹丹丁小峰", ["杨丹丹", "丁小峰"]],
    ["审判员 张　例", ["张例"]],
  ])("reads the judges of %s", (line, panel) => {
    expect(readSignature([line]).panel).toEqual(panel);
  });

  test("sets the presiding judge first wherever the line stands, the first one only", () => {
    expect(readSignature(["审判员 甲例", "审判长 乙例", "审判长 丙例"])).toMatchObject({
      presiding_judge: "乙例",
      panel: ["乙例", "甲例", "丙例"],
    });
  });

  test("has no panel without judges, and one clerk", () => {
    expect(readSignature(["书记员 甲例", "书记员 乙例"])).toEqual({
      presiding_judge: "",
      panel: [],
      clerk: "甲例",
      date: "",
      lines: ["书记员 甲例", "书记员 乙例"],
    });
  });

  test("takes no date out of a line that says more, and keeps every line", () => {
    expect(
      readSignature(["此件于二〇二一年三月四日打印留存备查", "审 判 员", "法官助理：甲例"]),
    ).toMatchObject({
      date: "",
      lines: ["此件于二〇二一年三月四日打印留存备查", "审判员", "法官助理：甲例"],
    });
    expect(readSignature(["二〇二一年三月四日", "二〇二一年三月五日"]).date).toBe("2021-03-05");
  });
});

describe("signedNames", () => {
  test.each([
    ["审判员 张 例", ["张例"]],
    ["审判员 张 例 样", ["张例样"]],
    ["审判员 张 例样", ["张例样"]],
    ["审判员 欧阳 例", ["欧阳例"]],
    ["审判员 王例 李样", ["王例", "李样"]],
    ["陪审员 王例 李 样样", ["王例", "李", "样样"]],
    ["书记员（代）王例", ["王例"]],
    ["书记员 王例（兼）", ["王例"]],
    ["书记员 王例PrintDoc", ["王例"]],
    ["二〇二一年三月四日", []],
  ])("of %s are %j", (line, names) => {
    expect(signedNames([line])).toEqual(names);
  });
});

test("who signs has the form of a name, brackets aside; what is printed stays", () => {
  expect(readSignature(["审判长 （王例样）", "审判员 李例", "审判员 &n", "书记员 赵"])).toMatchObject({
    presiding_judge: "王例样",
    panel: ["王例样", "李例"],
    clerk: "",
    lines: ["审判长 王例样", "审判员 李例", "审判员 &n", "书记员 赵"],
  });
});

import { describe, expect, test } from "vitest";
import {
  isDateLine,
  isSignature,
  isTailLine,
  readSignature,
  signedNames,
} from "#domain/judgment/parse/people/signature.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

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
  each<[string, boolean]>("of %s is %s", (line, isDate) => {
    expect(isDateLine(line)).toBe(isDate);
  });
});

describe("isTailLine", () => {
  each<[string, boolean]>("also: of %s is %s", (line, isTail) => {
    expect(isTailLine(line)).toBe(isTail);
  });
});

describe("readSignature", () => {
  each<[string, string[]]>("reads the judges of %s", (line, panel) => {
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
  each<[string, string[]]>("of %s are %j", (line, names) => {
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

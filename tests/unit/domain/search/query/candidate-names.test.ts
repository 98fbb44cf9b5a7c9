import { describe, expect, test } from "vitest";
import { candidateNames, isFirmWord } from "#domain/search/query/candidate-names.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("the parts of a typed condition", () => {
  each<[string, string[]]>("%j are %j", (typed, parts) => {
    expect(new Set(candidateNames(typed).parts)).toEqual(new Set(parts));
  });

  test("the whole comes first, as typed", () => {
    expect(candidateNames("审判长 张三丰").parts[0]).toBe("审判长 张三丰");
    expect(candidateNames("审判长 张三丰").parts[1]).toBe("审判长张三丰");
  });

  test("of a firm's name is the firm without what all firms are called", () => {
    expect(candidateNames("样例律师事务所").parts).toEqual(["样例律师事务所", "样例"]);
    expect(candidateNames("样例法律服务所").parts).toEqual(["样例法律服务所", "样例"]);
    // 律师 ends a person's title only if no firm follows.
    expect(candidateNames("张三 律师").parts).toContain("张三");
  });
});

describe("the substrings of a typed condition", () => {
  test("are of two to four characters, and none is a part", () => {
    expect(candidateNames("甲乙丙丁戊").substrings).toEqual([
      "甲乙",
      "甲乙丙",
      "甲乙丙丁",
      "乙丙",
      "乙丙丁",
      "乙丙丁戊",
      "丙丁",
      "丙丁戊",
      "丁戊",
    ]);
    expect(candidateNames("甲乙").substrings).toEqual([]);
    expect(candidateNames("甲乙丙").substrings).toEqual(["甲乙", "乙丙"]);
  });

  test("hold nothing but Han characters", () => {
    expect(candidateNames("甲a乙丙").substrings).toEqual(["乙丙"]);
    expect(candidateNames("甲，乙丙").substrings.every((one) => /^\p{Script=Han}+$/u.test(one))).toBe(true);
  });

  test("are not taken of a sentence", () => {
    const sixteen = "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳";
    expect(candidateNames(sixteen).substrings.length).toBeGreaterThan(0);
    expect(candidateNames(`${sixteen}午`).substrings).toEqual([]);
  });
});

test("a word that all firms' names have names nobody", () => {
  for (const word of ["律师", "事务所", "法律服务", "援助中心", "分所", "公司律师", "基层"])
    expect(isFirmWord(word)).toBe(true);
  for (const word of ["样例律师", "公司法", "所有", "张三"]) expect(isFirmWord(word)).toBe(false);
});

import { describe, expect, test } from "vitest";
import { courtKey, numberInWords, readCourtKey } from "#domain/catalogue/courts/names/court-key.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

test("numbers of one or two digits are written in words", () => {
  expect(["0", "1", "9", "10", "11", "19", "20", "21", "90", "99"].map(numberInWords)).toEqual([
    "〇",
    "一",
    "九",
    "十",
    "十一",
    "十九",
    "二十",
    "二十一",
    "九十",
    "九十九",
  ]);
});

describe("courtKey", () => {
  each<[string, string]>("%s is compared as %s", (name, key) => expect(courtKey(name)).toBe(key));
});

describe("readCourtKey", () => {
  test.each<[string, string | null]>([
    ["甲市人民法院", "甲市法院"],
    [" 甲 市 人 民 法 院 ", "甲市法院"],
    ["审理机关：甲市人民法院", "甲市法院"],
    ["某某，甲市人民法院", "甲市法院"],
    ["甲市人民法院（2020）甲01民初1号", "甲市法院"],
    ["甲市（乙）人民法院", "甲市乙法院"],
    ["甲市第1中级人民法院", "甲市第一中级法院"],
    ["甲市1中院", "甲市第一中级法院"],
    ["第12师中级人民法院", "第十二师中级法院"],
    ["甲市-1-人民法院", "甲市法院"],
    ["甲市中院", "甲市中级法院"],
    ["甲省高院", "甲省高级法院"],
    ["甲高级人民法院乙丙分院", "甲高级法院乙丙分院"],
    ["甲市人民法院刑事审判庭", "甲市法院"],
    ["甲市人民法院审判委员会", "甲市法院"],
    ["甲市人民法院乙人民法庭", "甲市法院"],
    ["甲市人民法院作出", "甲市法院"],
    ["甲市人民法院于", "甲市法院"],
    ["甲市人民法院对判决", "甲市法院"],
    ["甲市人民法院提起上诉", null],
    ["甲市人民检察院", null],
    ["", null],
    [`${"甲".repeat(58)}人民法院`, `${"甲".repeat(58)}法院`],
    [`${"甲".repeat(59)}人民法院`, null],
    // ⽅ is a radical that looks like 方.
    ["⽅市人民法院", "方市法院"],
  ])("%j names %j", (text, key) => expect(readCourtKey(text)).toBe(key));
});

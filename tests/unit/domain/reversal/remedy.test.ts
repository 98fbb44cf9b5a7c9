import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createCalendar } from "#domain/calculator/calendar.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import { findAppealFeeKind } from "#domain/reversal/appeal-fee.ts";
import { branchOf, findRemedy, type RemedyKind, remedyLastDay } from "#domain/reversal/remedy.ts";

const path = (...labels: [code: string, label: string][]): CauseNode[] =>
  labels.map(([value, label]) => ({ value, label }));
const CIVIL = path(["2", "民事案由"], ["209", "与公司、证券、保险、票据等有关的民事纠纷"]);
const SPECIAL = path(["2", "民事案由"], ["211", "非讼程序案件案由"]);
const ADMINISTRATIVE = path(["5", "行政案由"], ["50201", "行政处罚"]);
const CRIMINAL = path(["1", "刑事案由"], ["10502", "盗窃罪"]);
const ENFORCEMENT = path(["6", "执行案由"]);
const BY_LITIGATION = path(["7", "国家赔偿案由"], ["701", "行政赔偿"]);
const JUDICIAL = path(["7", "国家赔偿案由"], ["702", "司法赔偿"]);
const calendar = createCalendar(JSON.parse(readFileSync("data/sources/holidays.json", "utf8")).years);

describe("findRemedy", () => {
  test.each<[string, CauseNode[], string, number, RemedyKind]>([
    ["a first instance", CIVIL, "（2024）内01民初1号", 2, "appeal"],
    ["a second instance", CIVIL, "（2024）内01民终1号", 2, "retrial"],
    ["a second instance of before 2016", CIVIL, "(2012)呼民一终字第1号", 2, "retrial"],
    ["a first instance of the supreme court", CIVIL, "（2024）最高法知民初1号", 0, "retrial"],
    ["a special procedure", SPECIAL, "（2024）内0102民特1号", 3, "single_instance"],
    ["an objection to enforcement", CIVIL, "（2024）内01执异1号", 2, "review"],
    ["enforcement by its cause", ENFORCEMENT, "-", 3, "review"],
    ["a suit against enforcement, which is a suit", CIVIL, "（2024）内01民初2号", 2, "appeal"],
    ["compensation by litigation", BY_LITIGATION, "（2024）内01行赔初1号", 2, "appeal"],
    ["judicial compensation", JUDICIAL, "（2024）内01委赔1号", 2, "petition"],
  ])("of %s", (_what, cause, number, level, kind) => {
    expect(findRemedy(cause, number, level)).toBe(kind);
  });
});

describe("branchOf", () => {
  test.each([
    [CIVIL, "civil"],
    [ADMINISTRATIVE, "administrative"],
    [CRIMINAL, "criminal"],
    [BY_LITIGATION, "administrative"],
  ] as const)("reads the law from the cause", (cause, branch) => {
    expect(branchOf(cause)).toBe(branch);
  });
});

describe("remedyLastDay", () => {
  test("counts six months for retrial and ten days for review, rolled over rest days", () => {
    expect(remedyLastDay("retrial", "civil", "2026-03-31", calendar)).toEqual({
      lastDay: "2026-09-30",
      holidaysKnown: true,
    });
    expect(remedyLastDay("retrial", "civil", "2026-04-02", calendar)?.lastDay).toBe("2026-10-08");
    expect(remedyLastDay("review", "civil", "2026-11-02", calendar)?.lastDay).toBe("2026-11-12");
  });

  test("rolls over a statutory day of a year without a notice, and says that the notice is unknown", () => {
    expect(remedyLastDay("review", "civil", "2026-12-22", calendar)).toEqual({
      lastDay: "2027-01-04",
      holidaysKnown: false,
    });
  });

  test.each(["appeal", "single_instance", "petition"] as const)("has no day for %s", (kind) => {
    expect(remedyLastDay(kind, "civil", "2026-11-02", calendar)).toBeNull();
  });

  test("has no day for a criminal petition nor for a date that is none", () => {
    expect(remedyLastDay("retrial", "criminal", "2026-11-02", calendar)).toBeNull();
    expect(remedyLastDay("retrial", "civil", "2026-02-30", calendar)).toBeNull();
  });
});

describe("findAppealFeeKind", () => {
  const ip = path(["2", "民事案由"], ["205", "知识产权与竞争纠纷"]);
  test.each([
    [CIVIL, 1, "property"],
    [CIVIL, 0, "other_civil"],
    [ip, 1, "property"],
    [ip, 0, "ip_without_amount"],
    [path(["2", "民事案由"], ["207", "劳动争议、人事争议、新就业形态用工纠纷"]), 9, "labour"],
    [path(["2", "民事案由"], ["201", "人格权纠纷"]), 9, "personality"],
    [path(["2", "民事案由"], ["2020103", "离婚纠纷"]), 9, "divorce"],
    [path(["2", "民事案由"], ["2020104", "离婚后财产纠纷"]), 9, "property"],
    [ADMINISTRATIVE, 9, "administrative_other"],
    [path(["5", "行政案由"], ["50106", "商标行政管理"]), 0, "administrative_ip"],
    [CRIMINAL, 9, null],
    [JUDICIAL, 9, null],
  ])("follows the cause and whether it is about money", (cause, amount, kind) => {
    expect(findAppealFeeKind(cause, amount)).toBe(kind);
  });
});

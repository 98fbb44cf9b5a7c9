import { describe, expect, test } from "vitest";
import { readPrintedCourts } from "#domain/catalogue/courts/printed/printed-courts.ts";

describe("readPrintedCourts", () => {
  test("reads names across line breaks and page numbers", () => {
    const text = `一审：正文法院（2001）甲字第1号
关联索引
《某法》第 5 条
一审：天津市南开区人
650
民法院（2021）津 0104 行初 102 号行政裁定（2021
年 6 月 3 日）
二审：湖北省高级人民法院(2008)鄂民三终字第15号民事判决`;
    expect(readPrintedCourts(text)).toEqual([
      { name: "天津市南开区人民法院", caseNumber: "（2021）津0104行初102号" },
      { name: "湖北省高级人民法院", caseNumber: "（2008）鄂民三终字第15号" },
    ]);
  });

  test("finds nothing where there is no index", () => {
    expect(readPrintedCourts("一审：天津市南开区人民法院（2021）津0104行初102号")).toEqual([]);
  });
});

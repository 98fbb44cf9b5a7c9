import { describe, expect, test } from "vitest";
import { SuggestionTable } from "#domain/search/tree/suggestion-table.ts";

const NAMES: [name: string, reading: string, english: string][] = [
  ["机动车交通事故责任纠纷", "JiDongCheJiaoTongShiGuZeRenJiuFen", "Liability for road traffic accidents"],
  ["民间借贷纠纷", "MinJianJieDaiJiuFen", "Private lending"],
  ["矿业权纠纷", "KuangYeQuanJiuFen", "Mining rights"],
  ["广西壮族自治州法院", "GuangXiZhuangZuZiZhiZhouFaYuan", ""],
  ["株洲中院", "ZhuZhouZhongYuan", ""],
];
const table = new SuggestionTable({
  names: NAMES.map(([name]) => name).join("\n"),
  readings: NAMES.map(([, reading]) => reading).join("\n"),
  targets: NAMES.map((_, at) => at),
  english: NAMES.map(([, , english]) => english).join("\n"),
});
const find = (typed: string) => table.find(typed, 10, () => 0);

describe("SuggestionTable", () => {
  test("finds a name by words of its English term, whole or begun, in any order", () => {
    for (const typed of ["traffic", "Traffic acc", "accidents, road", "liab"])
      expect(find(typed)).toEqual([0]);
    expect(find("private loan")).toEqual([]);
    expect(find("iability")).toEqual([]);
  });

  test("sets pinyin before English, and takes two letters for pinyin or initials alone", () => {
    expect(find("min")).toEqual([1, 2]);
    expect(find("mi")).toEqual([1]);
  });

  test("one letter typed again and again finds no name by initials within it", () => {
    expect(find("zzzz")).toEqual([]);
    expect(find("zzz")).toEqual([4]);
    expect(find("zz")).toEqual([4, 3]);
  });

  test("a table without English terms finds none", () => {
    const plain = new SuggestionTable({
      names: "民间借贷纠纷",
      readings: "MinJianJieDaiJiuFen",
      targets: [0],
    });
    expect(plain.find("lending", 10, () => 0)).toEqual([]);
    expect(plain.find("mjjd", 10, () => 0)).toEqual([0]);
  });
});

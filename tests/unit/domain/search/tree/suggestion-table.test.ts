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

describe("the fit of a name", () => {
  const find = (
    names: string[],
    typed: string,
    readings: string[] = [],
    english: string[] = [],
    limit = 10,
  ) =>
    new SuggestionTable({
      names: names.join("\n"),
      readings: readings.join("\n"),
      targets: names.map((_, at) => at),
      english: english.join("\n"),
    }).find(typed, limit, () => 0);

  test("of a court's short form is that of its name, before characters in their order", () => {
    expect(find(["样高某院", "样高级人民法院"], "样高院")).toEqual([1]);
    expect(find(["样中某院", "样中级人民法院"], "样中院")).toEqual([1]);
    expect(find(["最高某法", "最高人民法院"], "最高法")).toEqual([1]);
    expect(find(["最高某法院", "最高人民法院"], "最高法院")).toEqual([1]);
  });

  test("of pinyin begins with a syllable; ü is typed as it is or as v", () => {
    expect(find(["律师", "法律"], "lvshi", ["LvShi", "FaLv"])).toEqual([0]);
    expect(find(["律师", "法律"], "lü", ["LvShi", "FaLv"])).toEqual([0, 1]);
    expect(find(["安"], "n", ["An"])).toEqual([]);
    expect(find(["安", "那"], "an", ["An", "Na"])).toEqual([0]);
    expect(find(["先安"], "xian", ["XianAn"])).toEqual([0]);
    expect(find(["西安"], "xi'an", ["XiAn"])).toEqual([0]);
    expect(find(["阿", "扎"], "a", ["A", "Zha"])).toEqual([0]);
    expect(find(["扎"], "z", ["Zha"])).toEqual([0]);
  });

  test("knows lines without a reading or a term before others", () => {
    expect(find(["甲", "民间"], "min", ["", "MinJian"])).toEqual([1]);
    expect(find(["甲", "民间"], "lend", ["", ""], ["", "Private lending"])).toEqual([1]);
  });

  test("of an English term is words that begin so, all in one term", () => {
    const terms = ["Liability for road traffic", "Private lending", "Reliability of abilities"];
    const by = (typed: string) => find(["甲", "乙", "丙"], typed, [], terms);
    expect(by("of rel")).toEqual([2]);
    expect(by("tr road")).toEqual([0]);
    expect(by("private traffic")).toEqual([]);
    expect(by("abil")).toEqual([2]);
    expect(by("ro")).toEqual([]);
    expect(by("road; traffic")).toEqual([]);
    expect(by("liability")).toEqual([0]);
  });
});

import { describe, expect, test } from "vitest";
import { lawKind } from "#domain/statute/parse/law-kind.ts";
import type { LawKind } from "#domain/statute/record.ts";

const D = "2013年1月2日";
const CASES: [LawKind, string, string, string?][] = [
  ["constitution", "中华人民共和国宪法", `${D} 第五届全国人民代表大会第五次会议通过`],
  ["constitution", "中华人民共和国宪法修正案（1999年）", ""],
  ["law", "中华人民共和国风筝法", `${D} 第九届全国人民代表大会常务委员会第二次会议通过`],
  ["law", "风筝登记条例", `${D} 全国人民代表大会常务委员会第九十一次会议通过`],
  ["law", "中华人民共和国人民法院组织法", `${D} 第五届全国人民代表大会第二次会议通过`],
  ["law", "风筝法", "中华人民共和国主席令第八号"],
  ["change", "中华人民共和国刑法修正案（九）", `${D} 第十二届全国人民代表大会常务委员会第十六次会议通过`],
  [
    "decision",
    "全国人民代表大会常务委员会关于风筝的决定",
    `${D} 第九届全国人民代表大会常务委员会第二次会议通过`,
  ],
  ["interpretation", "最高人民法院关于审理风筝案件的解释", ""],
  ["interpretation", "人民检察院风筝规则", `${D} 最高人民检察院第十届检察委员会第5次会议通过`],
  ["interpretation", "最高人民法院关于修改《关于风筝的解释》的决定", ""],
  ["supervisory", "中华人民共和国监察法实施条例", `${D} 国家监察委员会全体会议决定`],
  [
    "administrative",
    "风筝管理条例",
    `${D} 中华人民共和国国务院令第1号公布\n${D} 《国务院关于废止和修改部分行政法规的决定》修订`,
  ],
  ["administrative", "风筝管理条例", `${D} 中华人民共和国国务院、中华人民共和国中央军事委员会令第1号公布`],
  ["administrative", "风筝细则", "1987年10月14日 国务院批准\n1987年10月20日 农牧渔业部发布"],
  ["administrative", "关于不满三尺风筝的规定", "1993年11月7日 国务院批准\n1993年11月15日 交通部令第5号发布"],
  ["rule", "风筝生产办法", "2019年3月1日 国务院批准\n2019年3月9日 国家体育总局令第3号公布"],
  ["rule", "风筝生产办法", `${D} 国务院国有资产监督管理委员会令第2号公布`],
  ["rule", "风筝生产办法", `${D} 某某部令第3号发布`],
  ["rule", "风筝生产办法", `${D} 中国人民银行公布`],
  ["local", "某某市风筝条例", `${D} 某某市人民代表大会常务委员会通过 ${D} 某某省人民代表大会常务委员会批准`],
  ["local", "甲乙省风筝条例", ""],
  ["local_rule", "某某市风筝办法", `${D} 某某市人民政府令第3号公布`],
  ["administrative", "城市风筝条例", ""],
  ["rule", "市场风筝管理办法", ""],
  ["administrative", "风筝办法", "", "法规/行政法规"],
  ["local", "风筝办法", "", "地方性法规/某省"],
  ["law", "风筝法", "", "行政法"],
];

describe("lawKind", () => {
  test.each(CASES)("says %s of %s, %s", (kind, title, head, folder) => {
    expect(lawKind(title, head, folder)).toBe(kind);
  });

  test("takes an issuer's word before the folder's", () => {
    expect(lawKind("风筝办法", `${D} 最高人民法院公告公布`, "行政法规")).toBe("interpretation");
  });
});

import { describe, expect, test } from "vitest";
import { type CourtSources, readCourtSources } from "#build/courts/court-sources.ts";
import { buildCourtTree, CourtTreeError } from "#build/courts/court-tree.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";

const sources = readCourtSources();
const build = (changes: Partial<CourtSources>) => () => buildCourtTree({ ...sources, ...changes });

describe("buildCourtTree", () => {
  const courts = indexCourts(buildCourtTree(sources).tree);

  test.each([
    ["北京金融法院", 2, "北京市高级人民法院"],
    ["上海金融法院", 2, "上海市高级人民法院"],
    ["成渝金融法院", 2, "重庆市高级人民法院"],
    ["海南自由贸易港知识产权法院", 2, "海南省高级人民法院"],
    ["南京海事法院", 2, "江苏省高级人民法院"],
    ["河北雄安新区中级人民法院", 2, "河北省高级人民法院"],
    ["北京互联网法院", 3, "北京市第四中级人民法院"],
    ["杭州互联网法院", 3, "浙江省杭州市中级人民法院"],
    ["广州互联网法院", 3, "广东省广州市中级人民法院"],
    ["济源市人民法院", 3, "河南省济源中级人民法院"],
    ["神农架林区人民法院", 3, "湖北省宜昌市中级人民法院"],
    ["东莞市第三人民法院", 3, "广东省东莞市中级人民法院"],
    ["新疆生产建设兵团第八师中级人民法院", 2, "新疆维吾尔自治区高级人民法院生产建设兵团分院"],
  ])("%s stands on level %i under %s", (label, level, parent) => {
    expect(courts.byLabel(label)).toMatchObject({ level, parent });
  });

  test("holds all eleven maritime and all four intellectual property courts", () => {
    const ending = (end: string) => courts.ordered.filter(({ label }) => label.endsWith(end)).length;
    expect(ending("海事法院")).toBe(11);
    expect(ending("知识产权法院")).toBe(4);
  });

  test("gives the region of the map to every court but those of several regions", () => {
    expect(courts.byLabel("沈阳市和平区人民法院")).toMatchObject({ map: "liao_ning", area: "沈阳市" });
    expect(courts.byLabel("西安市碑林区人民法院")).toMatchObject({ map: "shan_xi_1", area: "西安市" });
    expect(courts.byLabel("北京市海淀区人民法院")).toMatchObject({ map: "bei_jing", area: "海淀区" });
    expect(courts.byLabel("上海市第一中级人民法院")).toMatchObject({ map: "shang_hai", area: "" });
    expect(courts.byLabel("黑龙江省高级人民法院")).toMatchObject({ map: "china", area: "hei_long_jiang" });
  });

  test("refuses a court that stands twice", () => {
    const [first] = sources.basics;
    expect(build({ basics: [...sources.basics, first!] })).toThrow(CourtTreeError);
  });

  test("refuses a court under one that does not exist", () => {
    const lost = { court: "甲人民法院", above: "乙中级人民法院", area: "", code: "" };
    expect(build({ basics: [...sources.basics, lost] })).toThrow(/甲人民法院 stands under 乙中级人民法院/);
  });

  test("refuses a division whose name the package writes otherwise", () => {
    const wrong = { code: "110101", division: "西城区", court: "-", above: "" };
    expect(build({ divisions: [...sources.divisions, wrong] })).toThrow(/110101 西城区, the package 东城区/);
  });
});

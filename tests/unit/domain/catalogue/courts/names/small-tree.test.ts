import { describe, expect, test } from "vitest";
import { courtNames } from "#domain/catalogue/courts/names/court-names.ts";
import { type CourtFacts, indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { courtMaker } from "#tests/fixtures/courts/small-trees.ts";

const court = courtMaker();
const TREE = [
  court(0, "最高人民法院", "", [
    court(1, "河北省高级人民法院", "he_bei", [
      court(2, "河北省石家庄市中级人民法院", "石家庄市", [
        court(3, "石家庄市长安区人民法院", "长安区"),
        court(3, "石家庄高新技术产业开发区人民法院"),
        court(3, "孟村回族自治县人民法院"),
      ]),
      court(2, "石家庄铁路运输中级法院"),
    ]),
    court(1, "新疆维吾尔自治区高级人民法院", "xin_jiang", [
      court(2, "新疆维吾尔自治区喀什地区中级人民法院", "喀什地区", [court(3, "莎车县人民法院")]),
    ]),
    court(1, "新疆维吾尔自治区高级人民法院生产建设兵团分院", "xin_jiang"),
  ]),
];
const FACTS: CourtFacts = {
  former: [
    { name: "郊区人民法院", courts: ["石家庄市长安区人民法院", "没有的法院"], until: 2001 },
    { name: "旧区人民法院", courts: ["石家庄市长安区人民法院"], until: 0 },
    { name: "老郊区人民法院", courts: ["石家庄市长安区人民法院"], until: 1990 },
  ],
  formerCities: [
    { name: "石门市", court: "河北省石家庄市中级人民法院", until: 1947 },
    { name: "无名市", court: "没有的法院", until: 1999 },
  ],
  nicknames: [],
  codes: {},
  soundAlikes: "",
  towns: "",
};
const courts = indexCourts(TREE, FACTS);
const names = courtNames(courts);
const at = (label: string) => courts.ordinal(courts.byLabel(label)!.value);
const DISTRICT = at("石家庄市长安区人民法院");
const CITY = at("河北省石家庄市中级人民法院");
const coresOf = (core: string) => names.cores.get(core);

describe("courtNames", () => {
  test("are made once for an index", () => {
    expect(courtNames(courts)).toBe(names);
    expect(courtNames(indexCourts(TREE, FACTS))).not.toBe(names);
  });

  test("have each court under its whole name", () => {
    expect(names.labels.get("石家庄市长安区法院")).toBe(DISTRICT);
    expect(names.labels.get("最高法院")).toBe(0);
    expect(coresOf("最高法院")).toEqual([{ ordinal: 0, until: 0 }]);
    const twice = courtNames(indexCourts([court(0, "甲法院"), court(0, "甲法院")]));
    expect(twice.labels.get("甲法院")).toBe(0);
    expect(twice.cores.get("甲法院")).toEqual([
      { ordinal: 0, until: 0 },
      { ordinal: 1, until: 0 },
    ]);
  });

  test("have the province above each court, none above the supreme one", () => {
    const provinceOf = (label: string) => names.provinceOf[at(label)];
    expect(names.provinceOf[0]).toBe(-1);
    expect(provinceOf("石家庄市长安区人民法院")).toBe(at("河北省高级人民法院"));
    expect(provinceOf("河北省高级人民法院")).toBe(at("河北省高级人民法院"));
    expect(provinceOf("莎车县人民法院")).toBe(at("新疆维吾尔自治区高级人民法院"));
  });

  test("have provinces by every form; Xinjiang is the corps' too", () => {
    const [hebei, xinjiang, corps] = [
      at("河北省高级人民法院"),
      at("新疆维吾尔自治区高级人民法院"),
      at("新疆维吾尔自治区高级人民法院生产建设兵团分院"),
    ];
    expect(Object.fromEntries(names.provinces)).toEqual({
      河北省: [hebei],
      河北: [hebei],
      新疆维吾尔自治区: [xinjiang, corps],
      新疆: [xinjiang, corps],
      新疆兵团: [corps],
      兵团: [corps],
    });
  });

  test("have prefectures by every form and former one, and courts under theirs", () => {
    expect(names.cities.get("石家庄")).toEqual(["石家庄市"]);
    expect(names.cities.get("石家庄地区")).toEqual(["石家庄市"]);
    expect(names.cities.get("石门市")).toEqual(["石家庄市"]);
    expect(names.cities.get("石门")).toEqual(["石家庄市"]);
    expect(names.cities.get("喀什")).toEqual(["喀什地区"]);
    expect(names.cities.has("无名市")).toBe(false);
    expect(names.cities.has("长安区")).toBe(false);
    expect(names.citiesOf[DISTRICT]).toEqual(["石家庄市"]);
    expect(names.citiesOf[at("莎车县人民法院")]).toEqual(["喀什地区"]);
    expect(names.citiesOf[at("河北省高级人民法院")]).toEqual([]);
    expect(names.citiesOf[at("石家庄铁路运输中级法院")]).toEqual([]);
    expect([...names.provincesOfCity.get("石家庄市")!]).toEqual([at("河北省高级人民法院")]);
    expect(names.provincesOfCity.size).toBe(2);
  });

  test("have cores without province and city, a special court without its city's short form too", () => {
    const only = (ordinal: number, until = 0) => [{ ordinal, until }];
    for (const core of ["石家庄市中级法院", "石家庄中级法院", "石家庄地区中级法院", "石家庄盟中级法院"])
      expect([core, coresOf(core)]).toEqual([core, only(CITY)]);
    expect(coresOf("长安区法院")).toEqual(only(DISTRICT));
    expect(coresOf("高新区法院")).toEqual(only(at("石家庄高新技术产业开发区人民法院")));
    expect(coresOf("孟村县法院")).toEqual(only(at("孟村回族自治县人民法院")));
    expect(coresOf("高级法院")).toEqual([
      { ordinal: at("河北省高级人民法院"), until: 0 },
      { ordinal: at("新疆维吾尔自治区高级人民法院"), until: 0 },
    ]);
    expect(coresOf("中级法院")).toBeUndefined();
    expect(coresOf("法院")).toBeUndefined();
    expect(coresOf("区法院")).toBeUndefined();
  });

  test("have former names with the year in which they ended, 1 where nobody knows it", () => {
    expect(coresOf("郊区法院")).toEqual([{ ordinal: DISTRICT, until: 2001 }]);
    expect(coresOf("旧区法院")).toEqual([{ ordinal: DISTRICT, until: 1 }]);
    expect(coresOf("石门市中级法院")).toEqual([{ ordinal: CITY, until: 1947 }]);
    expect(coresOf("无名市中级法院")).toBeUndefined();
  });
});

describe("indexCourts", () => {
  test("takes the first of courts with one id or one name", () => {
    const [one, other] = [court(3, "甲"), court(3, "甲")];
    const twice = indexCourts([one, { ...other, value: one.value }]);
    expect(twice.byId(one.value)).toBe(one);
    expect(twice.byLabel("甲")).toBe(one);
    expect(twice.range(one.value)).toEqual([0, 1]);
    expect(indexCourts([]).facts).toEqual({
      former: [],
      formerCities: [],
      nicknames: [],
      codes: {},
      soundAlikes: "",
      towns: "",
    });
  });
});

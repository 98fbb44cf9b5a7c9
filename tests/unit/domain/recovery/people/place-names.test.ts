import { describe, expect, test } from "vitest";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { listPlaces, type PlaceCount, placeFirm, placeOfCourt } from "#domain/recovery/people/firm-place.ts";
import { courtMaker } from "#tests/fixtures/courts/small-trees.ts";

const court = courtMaker();
const courts = indexCourts([
  court(0, "最高人民法院", "", [
    court(1, "吉林省高级人民法院", "ji_lin", [
      court(2, "吉林省吉林市中级人民法院", "吉林市", [court(3, "吉林市某区人民法院", "某区")]),
      court(2, "延边中级人民法院", "延边朝鲜族自治州"),
      court(2, "某铁路运输中级法院", ""),
    ]),
    court(1, "新疆维吾尔自治区高级人民法院", "xin_jiang", [
      court(2, "喀什地区中级人民法院", "喀什地区"),
      court(2, "又一喀什法院", "喀什地区"),
      court(2, "某中级人民法院", "甲市"),
    ]),
    court(1, "内蒙古自治区高级人民法院", "nei_meng_gu", [court(2, "锡林郭勒盟中级人民法院", "锡林郭勒盟")]),
    court(1, "广西壮族自治区高级人民法院", "guang_xi"),
    court(1, "北京市高级人民法院", "bei_jing", [court(2, "北京市第一中级人民法院", "")]),
    court(1, "某军事法院", "军事"),
  ]),
]);
const places = listPlaces(courts);
const idOf = (label: string) => courts.byLabel(label)!.value;

describe("listPlaces", () => {
  test("are the provinces of the high courts by their short names, longest first", () => {
    expect(places.provinces).toEqual([
      { name: "内蒙古自治区", short: "内蒙古" },
      { name: "吉林省", short: "吉林" },
      { name: "新疆维吾尔自治区", short: "新疆" },
      { name: "广西壮族自治区", short: "广西" },
      { name: "北京市", short: "北京" },
    ]);
  });

  test("are the areas of intermediate courts, each once and none that is one character long", () => {
    expect(places.cities).toEqual([
      { name: "锡林郭勒盟", short: "锡林郭勒", province: "内蒙古自治区" },
      { name: "吉林市", short: "吉林", province: "吉林省" },
      { name: "延边朝鲜族自治州", short: "延边", province: "吉林省" },
      { name: "喀什地区", short: "喀什", province: "新疆维吾尔自治区" },
    ]);
  });
});

describe("placeOfCourt", () => {
  test("is the province of the high court and the area of the intermediate one above", () => {
    expect(placeOfCourt(idOf("吉林市某区人民法院"), courts)).toEqual({ province: "吉林省", city: "吉林市" });
    expect(placeOfCourt(idOf("吉林省高级人民法院"), courts)).toEqual({ province: "吉林省", city: "" });
    expect(placeOfCourt(idOf("最高人民法院"), courts)).toEqual({ province: "", city: "" });
    expect(placeOfCourt(-1, courts)).toEqual({ province: "", city: "" });
  });

  test("of a municipality is the municipality twice", () => {
    const both = { province: "北京市", city: "北京市" };
    expect(placeOfCourt(idOf("北京市第一中级人民法院"), courts)).toEqual(both);
    expect(placeOfCourt(idOf("北京市高级人民法院"), courts)).toEqual(both);
  });
});

describe("placeFirm", () => {
  const place = (firm: string, ...appearances: PlaceCount[]) => placeFirm(firm, appearances, places);
  const met = (province: string, city: string, count: number): PlaceCount => ({ province, city, count });

  test("takes a province for meant where a city's short form is no longer than its own", () => {
    expect(place("吉林样律师事务所")).toEqual({ province: "吉林省", city: "" });
    expect(place("内蒙古样律师事务所")).toEqual({ province: "内蒙古自治区", city: "" });
    expect(place("延边样律师事务所")).toEqual({ province: "吉林省", city: "延边朝鲜族自治州" });
    expect(place("锡林郭勒样律师事务所")).toEqual({ province: "内蒙古自治区", city: "锡林郭勒盟" });
  });

  test("takes the branch before the head office, and the head office where the brackets name no place", () => {
    expect(place("北京样（喀什）律师事务所")).toEqual({ province: "新疆维吾尔自治区", city: "喀什地区" });
    expect(place("北京样（广西）律师事务所")).toEqual({ province: "广西壮族自治区", city: "" });
    expect(place("北京样(普通合伙)律师事务所")).toEqual({ province: "北京市", city: "北京市" });
  });

  test("takes no place from the middle of a name", () => {
    for (const firm of ["样吉林律师事务所", "样延边律师事务所", "样（分所延边）律师事务所", "样律师事务所"])
      expect(place(firm)).toEqual({ province: "", city: "" });
  });

  test("adds up the appearances in each place", () => {
    const appearances = [
      met("吉林省", "吉林市", 2),
      met("新疆维吾尔自治区", "喀什地区", 3),
      met("吉林省", "延边朝鲜族自治州", 2),
      met("吉林省", "", 9),
      met("", "无名市", 99),
    ];
    // Four and nine in 吉林省; its cities have two each, so the first by name.
    expect(place("样律师事务所", ...appearances)).toEqual({ province: "吉林省", city: "吉林市" });
    expect(place("吉林样律师事务所", met("吉林省", "延边朝鲜族自治州", 1), ...appearances)).toEqual({
      province: "吉林省",
      city: "延边朝鲜族自治州",
    });
    expect(place("广西样律师事务所", ...appearances)).toEqual({ province: "广西壮族自治区", city: "" });
    // A city contained in the name takes precedence.
    expect(place("喀什样律师事务所", met("新疆维吾尔自治区", "甲市", 9))).toMatchObject({ city: "喀什地区" });
  });
});

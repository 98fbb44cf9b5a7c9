import { expect, test } from "vitest";
import {
  cityForms,
  provinceForms,
  shortCounty,
  withoutTownKind,
} from "#domain/catalogue/courts/names/place-names.ts";

test.each([
  ["广西壮族自治区", ["广西壮族自治区", "广西"]],
  ["宁夏回族自治区", ["宁夏回族自治区", "宁夏"]],
  ["新疆维吾尔自治区", ["新疆维吾尔自治区", "新疆"]],
  ["内蒙古自治区", ["内蒙古自治区", "内蒙古"]],
  ["河北省", ["河北省", "河北"]],
  ["北京市", ["北京市", "北京"]],
  ["新疆生产建设兵团", ["新疆生产建设兵团", "兵团"]],
  ["", [""]],
])("the province %s is printed as %j", (name, forms) => expect(provinceForms(name)).toEqual(forms));

test.each([
  ["石家庄市", ["石家庄市", "石家庄", "石家庄地区", "石家庄盟"]],
  ["喀什地区", ["喀什地区", "喀什", "喀什盟"]],
  ["锡林郭勒盟", ["锡林郭勒盟", "锡林郭勒", "锡林郭勒地区"]],
  ["恩施土家族苗族自治州", ["恩施土家族苗族自治州", "恩施州", "恩施"]],
  ["巴音郭楞蒙古自治州", ["巴音郭楞蒙古自治州", "巴音郭楞州", "巴音郭楞"]],
])("the prefecture %s is printed as %j", (name, forms) => expect(cityForms(name)).toEqual(forms));

test("a county is shortened where two characters and more are left", () => {
  expect(shortCounty("前郭尔罗斯蒙古族自治县")).toBe("前郭尔罗斯县");
  expect(shortCounty("莫力达瓦达斡尔族自治旗")).toBe("莫力达瓦旗");
  expect(shortCounty("甲回族自治县")).toBeNull();
  expect(shortCounty("甲乙县")).toBeNull();
  // A name that is nothing but its people keeps it.
  expect(shortCounty("鄂温克族自治旗")).toBe("鄂温克族旗");
});

test.each([
  ["望京街道", "望京"],
  ["望京街道办事处", "望京"],
  ["甲乙地区办事处", "甲乙"],
  ["惠七满族镇", "惠七"],
  ["甲乙民族乡", "甲乙"],
  ["甲乙苏木", "甲乙"],
  ["甲镇", "甲镇"],
  ["甲乙", "甲乙"],
])("the township %s without its kind is %s", (name, stem) => expect(withoutTownKind(name)).toBe(stem));

import { expect, test } from "vitest";
import {
  cityForms,
  provinceForms,
  shortCounty,
  withoutTownKind,
} from "#domain/catalogue/courts/names/place-names.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string, string[]]>("the province %s is printed as %j", (name, forms) =>
  expect(provinceForms(name)).toEqual(forms),
);

each<[string, string[]]>("the prefecture %s is printed as %j", (name, forms) =>
  expect(cityForms(name)).toEqual(forms),
);

test("a county is shortened where two characters and more are left", () => {
  expect(shortCounty("前郭尔罗斯蒙古族自治县")).toBe("前郭尔罗斯县");
  expect(shortCounty("莫力达瓦达斡尔族自治旗")).toBe("莫力达瓦旗");
  expect(shortCounty("甲回族自治县")).toBeNull();
  expect(shortCounty("甲乙县")).toBeNull();
  // A name that consists only of an ethnic group's name keeps it.
  expect(shortCounty("鄂温克族自治旗")).toBe("鄂温克族旗");
});

each<[string, string]>("the township %s without its kind is %s", (name, stem) =>
  expect(withoutTownKind(name)).toBe(stem),
);

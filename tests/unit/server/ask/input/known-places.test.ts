import { expect, test } from "vitest";
import { isKnownPlace, namesOfPlaces } from "#server/ask/input/known-places.ts";

test("provinces and prefectures are places, with and without their endings; courts and districts are none", () => {
  const names = namesOfPlaces();
  for (const name of ["内蒙古", "内蒙古自治区", "呼和浩特", "呼和浩特市", "四川省", "四川"])
    expect(names).toContain(name);
  expect(names.filter((name) => /法院|海淀/.test(name) || name.length < 2)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ["去年在成都租房", true],
  ["四川的公司欠我钱", true],
  ["去年租房", false],
  ["", false],
])("%j names a place: %s", (text, expected) => {
  expect(isKnownPlace(text)).toBe(expected);
});

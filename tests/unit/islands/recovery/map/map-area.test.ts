import { describe, expect, test } from "vitest";
import type { MapProperties } from "#contract/site-files/region-map.ts";
import { areaOf, markedOn, provinceOf } from "#islands/recovery/map/map-area.ts";

const liaoning = { "cn-name": "辽宁", "drill-key": "liao_ning" } as MapProperties;
const dalian = { "cn-name": "大连市", "drill-key": "" } as MapProperties;

describe("areas in the terms of the court catalogue", () => {
  test("a province goes by its key, a city by its name", () => {
    expect(areaOf("china", liaoning)).toEqual({ map: "china", area: "liao_ning" });
    expect(areaOf("liao_ning", dalian)).toEqual({ map: "liao_ning", area: "大连市" });
  });

  test("a chosen city marks its province on China's map and itself on the province's", () => {
    const chosen = areaOf("liao_ning", dalian);
    expect(provinceOf(chosen)).toBe("liao_ning");
    expect(markedOn("china", [liaoning], chosen)).toBe("辽宁");
    expect(markedOn("liao_ning", [dalian], chosen)).toBe("大连市");
    expect(markedOn("ji_lin", [], chosen)).toBe("");
  });

  test("nothing chosen marks nothing", () => {
    expect(markedOn("china", [liaoning], { map: "", area: "" })).toBe("");
  });
});

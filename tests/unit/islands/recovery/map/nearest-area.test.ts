import { describe, expect, test } from "vitest";
import type { MapProperties } from "#contract/site-files/region-map.ts";
import { isArrow, nearestArea } from "#islands/recovery/map/nearest-area.ts";

const area = (name: string, cp: [number, number]) => ({ "cn-name": name, cp }) as MapProperties;
const areas = [
  area("中", [0, 0]),
  area("东", [10, 1]),
  area("远东", [30, 0]),
  area("北", [2, 8]),
  area("南", [0, -5]),
];

describe("nearestArea", () => {
  test.each([
    ["ArrowRight", "东"],
    ["ArrowUp", "北"],
    ["ArrowDown", "南"],
    ["ArrowLeft", "中"],
  ])("%s leads from the middle to %s", (arrow, name) => {
    expect(nearestArea(areas, "中", arrow)).toBe(name);
  });

  test("an arrow starts at the first area when none is pointed at", () => {
    expect(nearestArea(areas, "", "ArrowLeft")).toBe("中");
    expect(nearestArea([], "", "ArrowLeft")).toBe("");
  });

  test("only the four arrows are arrows", () => {
    expect(["ArrowUp", "Enter", "a", "toString"].map(isArrow)).toEqual([true, false, false, false]);
  });
});

import { describe, expect, test } from "vitest";
import { courtsOfAreas } from "#build/courts/area-courts.ts";
import { readCourtSources } from "#build/courts/court-sources.ts";
import { buildCourtTree } from "#build/courts/court-tree.ts";

const courts = courtsOfAreas(buildCourtTree(readCourtSources()).tree);

describe("courtsOfAreas", () => {
  test("a province stands for its high court, a city for its intermediate court", () => {
    expect(courts.china?.nei_meng_gu).toBe("内蒙古自治区高级人民法院");
    expect(courts.nei_meng_gu?.呼和浩特市).toBe("内蒙古自治区呼和浩特市中级人民法院");
    expect(courts.liao_ning?.大连市).toBe("辽宁省大连市中级人民法院");
  });

  test("a district of a municipality stands for its basic court", () => {
    expect(courts.bei_jing?.海淀区).toBe("北京市海淀区人民法院");
  });

  test("every province has a court, and none stands for two", () => {
    expect(Object.keys(courts.china!)).toHaveLength(31);
    const labels = Object.values(courts).flatMap((areas) => Object.values(areas));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

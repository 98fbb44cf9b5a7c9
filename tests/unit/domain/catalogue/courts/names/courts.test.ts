import { describe, expect, test } from "vitest";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { ownCourts, ownTree } from "../../own-courts.ts";

const tree = ownTree;
const courts = ownCourts;

describe("indexCourts over the own catalogue", () => {
  test("ids and labels are unique", () => {
    expect(new Set(courts.ordered.map(({ value }) => value)).size).toBe(courts.ordered.length);
    expect(new Set(courts.ordered.map(({ label }) => label)).size).toBe(courts.ordered.length);
  });

  test("every court stands one level under the court its parent label names", () => {
    const check = (court: CourtNode, parent: CourtNode | undefined) => {
      expect(court.parent).toBe(parent?.label ?? "");
      expect(court.level).toBe(parent ? parent.level + 1 : 0);
      for (const child of court.children ?? []) check(child, court);
    };
    for (const court of tree) check(court, undefined);
  });

  test("ids rise by level, and within a level in the order of the tree", () => {
    for (const level of [0, 1, 2, 3]) {
      const ids = courts.ordered.filter((court) => court.level === level).map(({ value }) => value);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
    const lastUpper = Math.max(...courts.ordered.filter(({ level }) => level < 3).map(({ value }) => value));
    expect(Math.min(...courts.ordered.filter(({ level }) => level === 3).map(({ value }) => value))).toBe(
      597,
    );
    expect(lastUpper).toBeLessThan(597);
  });

  test("the ranges of a court's children tile its own range after itself", () => {
    for (const court of courts.ordered) {
      const [from, to] = courts.range(court.value);
      let at = from + 1;
      for (const child of court.children ?? []) {
        const [childFrom, childTo] = courts.range(child.value);
        expect(childFrom).toBe(at);
        at = childTo;
      }
      expect(at).toBe(to);
    }
  });

  test("a path runs from the supreme court to the court itself", () => {
    const court = courts.byLabel("呼和浩特市新城区人民法院")!;
    expect(courts.path(court.value).map(({ label }) => label)).toEqual([
      "最高人民法院",
      "内蒙古自治区高级人民法院",
      "内蒙古自治区呼和浩特市中级人民法院",
      "呼和浩特市新城区人民法院",
    ]);
  });

  test("provinces follow in official order with the corps last", () => {
    const areas = tree[0]!.children!.map(({ area }) => area);
    expect(areas).toHaveLength(32);
    expect(areas.slice(0, 3)).toEqual(["bei_jing", "tian_jin", "he_bei"]);
    expect(areas.at(-2)).toBe("xin_jiang");
    expect(tree[0]!.children!.at(-1)!.label).toBe("新疆维吾尔自治区高级人民法院生产建设兵团分院");
    expect(areas.indexOf("shan_xi_1")).toBeGreaterThan(areas.indexOf("shan_xi"));
  });
});

describe("indexCourts over a supplied catalogue", () => {
  const node = (value: number, label: string, children?: CourtNode[]): CourtNode => ({
    value,
    label,
    level: 3,
    parent: "某院",
    map: "",
    area: "",
    ...(children && { children }),
  });

  test("keeps the order of the tree whatever the ids say", () => {
    const supplied = indexCourts([
      node(1, "最高人民法院", [node(900, "甲法院", [node(3, "乙法院")]), node(5, "丙法院")]),
    ]);
    expect(supplied.ordered.map(({ value }) => value)).toEqual([1, 900, 3, 5]);
    expect(supplied.range(900)).toEqual([1, 3]);
    expect(supplied.path(3).map(({ value }) => value)).toEqual([1, 900, 3]);
  });

  test("answers an unknown id without throwing", () => {
    const supplied = indexCourts([node(1, "最高人民法院")]);
    expect(supplied.byId(7)).toBeUndefined();
    expect(supplied.ordinal(7)).toBe(-1);
    expect(supplied.range(7)).toEqual([0, 0]);
    expect(supplied.path(7)).toEqual([]);
  });
});

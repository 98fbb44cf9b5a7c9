import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCourts } from "#domain/catalogue/courts/names/check-courts.ts";
import { ownTree } from "../../own-courts.ts";

const court = (changes: object = {}) => ({
  value: 1,
  label: "最高人民法院",
  level: 0,
  parent: "",
  map: "china",
  area: "",
  ...changes,
});

describe("checkCourts", () => {
  test("finds nothing odd in the own catalogue", () => {
    expect(checkCourts(ownTree)).toEqual({
      kind: "usable",
      tree: ownTree,
      count: 3502,
      oddities: { repeatedIds: 0, repeatedLabels: 0, otherParents: 0, otherLevels: 0, unorderedIds: 0 },
    });
  });

  test("counts oddities and changes nothing", () => {
    const tree = [
      court({
        children: [
          court({ value: 9, label: "甲省高级人民法院", level: 1, parent: "最高人民法院" }),
          court({ value: 3, label: "甲省高级人民法院", level: 1, parent: "最高法院", children: null }),
          court({ value: 3, label: "乙法院", level: 3, parent: "最高人民法院" }),
        ],
      }),
    ];
    const checked = checkCourts(structuredClone(tree));
    expect(checked).toMatchObject({
      kind: "usable",
      oddities: { repeatedIds: 1, repeatedLabels: 1, otherParents: 1, otherLevels: 1, unorderedIds: 1 },
    });
    expect(checked.kind === "usable" && checked.tree).toEqual(tree);
  });

  test.each([
    ["text", "not_a_tree", ""],
    [null, "not_a_tree", ""],
    [[], "empty", ""],
    [[7], "not_a_node", "[0]"],
    [[null], "not_a_node", "[0]"],
    [[[]], "not_a_node", "[0]"],
    [[court({ value: "1" })], "value", "[0].value"],
    [[court({ label: " " })], "label", "[0].label"],
    [[court({ level: 4 })], "level", "[0].level"],
    [[court({ area: undefined })], "text", "[0].area"],
    [[court({ children: {} })], "children", "[0].children"],
    [court({ children: [court({ map: 3 })] }), "text", ".children[0].map"],
  ])("refuses %j", (json, code, path) => {
    expect(checkCourts(json)).toEqual({ kind: "refused", problems: [{ path, code }] });
  });

  test("takes the id 0 and the levels 0 to 3, and refuses what is below and between", () => {
    expect(checkCourts(court({ value: 0 })).kind).toBe("usable");
    for (const level of [0, 1, 2, 3]) expect(checkCourts(court({ level })).kind).toBe("usable");
    for (const changes of [{ value: -1 }, { value: 1.5 }, { level: -1 }, { level: 1.5 }, { label: 3 }])
      expect(checkCourts(court(changes)).kind).toBe("refused");
  });

  test("names all problems of a court, twenty in all", () => {
    expect(checkCourts([{}])).toEqual({
      kind: "refused",
      problems: [
        { path: "[0].value", code: "value" },
        { path: "[0].label", code: "label" },
        { path: "[0].level", code: "level" },
        { path: "[0].parent", code: "text" },
        { path: "[0].map", code: "text" },
        { path: "[0].area", code: "text" },
      ],
    });
    const many = checkCourts(Array.from({ length: 30 }, () => 7));
    expect(many.kind === "refused" && many.problems).toHaveLength(20);
    const full = checkCourts(Array.from({ length: 30 }, () => ({})));
    expect(full.kind === "refused" && full.problems).toHaveLength(20);
  });

  test("takes nine levels and refuses a tenth", () => {
    const nested = (depth: number): object => court(depth === 0 ? {} : { children: [nested(depth - 1)] });
    expect(checkCourts(nested(8))).toMatchObject({ kind: "usable", count: 9 });
    expect(checkCourts(nested(9))).toEqual({
      kind: "refused",
      problems: [{ path: `${".children[0]".repeat(8)}.children`, code: "too_deep" }],
    });
  });

  test("counts ids below the highest of their level, wherever they stand", () => {
    const tree = [5, 3, 4, 6].map((value) => court({ value, label: `法院${value}` }));
    expect(checkCourts(tree)).toMatchObject({
      oddities: { unorderedIds: 2, repeatedIds: 0, repeatedLabels: 0 },
    });
    expect(checkCourts([court({ value: 0 })])).toMatchObject({
      oddities: { unorderedIds: 0, otherLevels: 0, otherParents: 0 },
    });
  });

  test("answers any JSON without throwing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(["usable", "refused"]).toContain(checkCourts(json).kind);
      }),
    );
  });
});

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

  test("takes the supreme court alone as a tree of one root", () => {
    expect(checkCourts(court())).toMatchObject({ kind: "usable", count: 1, tree: [court()] });
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
    [[court({ value: "1" })], "value", "[0].value"],
    [[court({ label: " " })], "label", "[0].label"],
    [[court({ level: 4 })], "level", "[0].level"],
    [[court({ area: undefined })], "text", "[0].area"],
    [[court({ children: {} })], "children", "[0].children"],
    [court({ children: [court({ map: 3 })] }), "text", ".children[0].map"],
  ])("refuses %j", (json, code, path) => {
    expect(checkCourts(json)).toEqual({ kind: "refused", problems: [{ path, code }] });
  });

  test("refuses nesting that no catalogue has", () => {
    let deep = court();
    for (let i = 0; i < 5000; i++) deep = court({ children: [deep] });
    expect(checkCourts(deep)).toMatchObject({ kind: "refused", problems: [{ code: "too_deep" }] });
  });

  test("answers any JSON without throwing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(["usable", "refused"]).toContain(checkCourts(json).kind);
      }),
    );
  });
});

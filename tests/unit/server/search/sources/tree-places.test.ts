import { describe, expect, test } from "vitest";
import { addNode, type Hierarchy, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { UNCATALOGUED_KEY } from "#server/search/search-engine.ts";
import { growTree, TreePlaces } from "#server/search/sources/tree-places.ts";

function treeOf(rows: [key: string, label: string, parent: number, level: number][]): Hierarchy {
  const tree: Hierarchy = { keys: [], labels: [], parents: [], ends: [], levels: [] };
  for (const row of rows) addNode(tree, ...row);
  return tree;
}
const TREE = treeOf([
  ["1", "某省高院", -1, 1],
  ["11", "某市中院", 0, 2],
  ["111", "某区法院", 1, 3],
  ["2", "某区法院", -1, 1],
]);

describe("TreePlaces", () => {
  const places = new TreePlaces(TREE);

  test("places by key, else by the first equal label", () => {
    expect(places.place("111", "")).toEqual({ ordinal: 2, key: "111", path: ["1", "11", "111"], level: 3 });
    expect(places.place("", "某市中院")).toEqual({ ordinal: 1, key: "11", path: ["1", "11"], level: 2 });
    expect(places.place("", "某区法院")?.key).toBe("111");
    expect(places.place("2", "某市中院")?.key).toBe("2");
    expect(places.beyond).toEqual([]);
  });

  test("places what the tree lacks beyond it, and notes it once", () => {
    expect(places.place("", "")).toBeNull();
    for (const label of ["乙法院", "甲法院", "乙法院"])
      expect(places.place("9", label)).toEqual({
        ordinal: -1,
        key: label,
        path: [UNCATALOGUED_KEY, label],
        level: UNKNOWN_LEVEL,
      });
    expect(places.beyond).toEqual(["乙法院", "甲法院"].sort());
  });
});

test("what a tree was grown by has no ordinal in it either, wherever a document is placed", () => {
  const grown = new TreePlaces(growTree(TREE, "目录外", ["甲法院"]));
  expect(grown.place("", "甲法院")).toEqual(new TreePlaces(TREE).place("", "甲法院"));
});

describe("growTree", () => {
  test("adds what is beyond below a last node of its own and leaves the given tree as it is", () => {
    const before = structuredClone(TREE);
    const grown = growTree(TREE, "目录外", ["乙", "甲", "乙"]);
    expect(TREE).toEqual(before);
    const [first, second] = ["甲", "乙"].sort();
    expect(grown.keys).toEqual([...TREE.keys, UNCATALOGUED_KEY, first, second]);
    expect(grown.labels.slice(4)).toEqual(["目录外", first, second]);
    expect(grown.parents.slice(4)).toEqual([-1, 4, 4]);
    expect(grown.ends[4]).toBe(7);
    expect(grown.levels.slice(4)).toEqual(Array(3).fill(UNKNOWN_LEVEL));
  });

  test("grows again by what is new, behind all that was there, and not at all by nothing", () => {
    const once = growTree(TREE, "目录外", ["甲"]);
    const twice = growTree(once, "目录外", ["乙", "甲"]);
    expect(twice.keys).toEqual([...once.keys, "乙"]);
    expect(twice.parents.slice(4)).toEqual([-1, 4, 4]);
    expect(twice.ends).toEqual([...once.ends.slice(0, 4), 7, 6, 7]);
    expect(growTree(once, "目录外", [])).toEqual(once);
    expect(growTree(TREE, "目录外", [])).toEqual(TREE);
  });
});

import { describe, expect, test } from "vitest";
import { narrowingFacets, ownCount } from "#domain/search/results/narrowing-facets.ts";

interface Node {
  label: string;
  count: number;
  flag: boolean;
  children: Node[];
}
const node = (label: string, count: number, children: Node[] = [], flag = false): Node => ({
  label,
  count,
  flag,
  children,
});
const outline = (nodes: Node[]): string =>
  nodes
    .map(({ label, children }) => (children.length > 0 ? `${label}(${outline(children)})` : label))
    .join(" ");

describe("narrowingFacets", () => {
  test("a chain that stands for everything gives way to where it branches", () => {
    const tree = [node("民事", 9, [node("合同", 9, [node("保险", 6), node("借款", 3)])])];
    expect(outline(narrowingFacets(tree, 9))).toBe("保险 借款");
  });

  test("the end of a chain stays, and so does what the query holds", () => {
    expect(outline(narrowingFacets([node("民事", 9, [node("保险", 9)])], 9))).toBe("保险");
    expect(outline(narrowingFacets([node("最高", 9, [node("高院", 9, [node("基层", 4)], true)])], 9))).toBe(
      "高院(基层)",
    );
  });

  test("chains below a branch are shortened too", () => {
    const tree = [
      node("内蒙古", 5, [node("呼和浩特", 5, [node("新城", 3), node("回民", 2)])]),
      node("北京", 4),
    ];
    expect(outline(narrowingFacets(tree, 9))).toBe("内蒙古(新城 回民) 北京");
  });
});

test("a value with documents of its own stays, and so does one that has fewer than all", () => {
  expect(outline(narrowingFacets([node("民事", 9, [node("保险", 8)])], 9))).toBe("民事(保险)");
  expect(outline(narrowingFacets([node("民事", 8, [node("保险", 8)])], 9))).toBe("民事(保险)");
  expect(ownCount(node("民事", 9, [node("保险", 5), node("借款", 3)]))).toBe(1);
  expect(ownCount(node("民事", 9))).toBe(9);
});

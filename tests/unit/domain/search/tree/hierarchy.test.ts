import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addNode, childrenOf, flattenTree, resolveSubtrees } from "#domain/search/tree/hierarchy.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

interface Node {
  label: string;
  key: string;
  children?: Node[];
}
const label = fc.constantFrom("甲", "乙");
const leaf: fc.Arbitrary<Node> = fc.record({ label, key: fc.constant("") });
const above = (below: fc.Arbitrary<Node>): fc.Arbitrary<Node> =>
  fc.record({ label, key: fc.constant(""), children: fc.array(below, { maxLength: 3 }) });
const forest = fc.array(above(above(leaf)), { maxLength: 3 });
/** Every node with its ancestors, depth first. */
const walk = (nodes: readonly Node[], above: readonly Node[] = []): (readonly Node[])[] =>
  nodes.flatMap((node) => [[...above, node], ...walk(node.children ?? [], [...above, node])]);

describe("flattenTree", () => {
  test("lays a tree out depth first, each node's descendants behind it", () => {
    fc.assert(
      fc.property(forest, (nodes) => {
        const paths = walk(nodes);
        const all = paths.map((path) => path.at(-1)!);
        const laid = flattenTree(nodes, (node) => String(all.indexOf(node)));
        expect(laid.keys).toEqual(all.map((_, at) => String(at)));
        expect(laid.labels).toEqual(all.map(({ label }) => label));
        expect(laid.levels).toEqual(paths.map(({ length }) => length - 1));
        expect(laid.parents).toEqual(paths.map((path) => (path.length > 1 ? all.indexOf(path.at(-2)!) : -1)));
        expect(laid.ends).toEqual(all.map((node, at) => at + walk([node]).length));
        for (const [at, node] of [
          [-1, { children: nodes }] as const,
          ...all.map((node, at) => [at, node] as const),
        ])
          expect(childrenOf(laid, at)).toEqual((node.children ?? []).map((child) => all.indexOf(child)));
      }),
    );
  });

  test("takes a node's own level where it has one", () => {
    const laid = flattenTree<Node>(
      [{ label: "甲", key: "a", children: [{ label: "乙", key: "b" }] }],
      ({ key }) => key,
      ({ key }, depth) => (key === "b" ? 9 : depth),
    );
    expect(laid.levels).toEqual([0, 9]);
  });
});

describe("resolveSubtrees", () => {
  const laid = flattenTree<Node>(
    [
      { label: "内蒙古呼和浩特市中级人民法院", key: "1", children: [{ label: "新城区人民法院", key: "11" }] },
      { label: "西宁市新城区人民法院", key: "2" },
      { label: "1", key: "3" },
      { label: "新城区人民法院", key: "4" },
    ],
    ({ key }) => key,
  );

  each<[string, number[][]]>("reads %j", (value, ranges) => {
    expect(resolveSubtrees(laid, value)).toEqual(ranges);
  });
});

test("a value of fewer than four characters is no end of a name", () => {
  const laid = flattenTree<Node>([{ label: "零甲乙丙丁", key: "1" }], ({ key }) => key);
  expect(resolveSubtrees(laid, "甲乙丙丁")).toEqual([[0, 1]]);
  expect(resolveSubtrees(laid, "乙丙丁")).toEqual([]);
});

test("a node that is added stands behind all others, with nothing below it", () => {
  const laid = flattenTree<Node>([{ label: "甲", key: "1" }], ({ key }) => key);
  expect(addNode(laid, "2", "乙", 0, 3)).toBe(1);
  expect(laid).toEqual({
    keys: ["1", "2"],
    labels: ["甲", "乙"],
    parents: [-1, 0],
    ends: [1, 2],
    levels: [0, 3],
  });
});

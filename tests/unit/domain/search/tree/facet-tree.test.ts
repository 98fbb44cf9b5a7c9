import { expect, test } from "vitest";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";

interface Node {
  label: string;
  children?: Node[];
}
const laid = flattenTree<Node>(
  [
    { label: "甲", children: [{ label: "乙", children: [{ label: "丙" }] }, { label: "丁" }] },
    { label: "戊" },
  ],
  ({ label }) => label,
);

test("each node has its own documents and all below it", () => {
  expect([...subtreeSums(laid, Uint32Array.of(1, 2, 4, 8, 16))]).toEqual([15, 6, 4, 8, 16]);
  expect([...subtreeSums(laid, Uint32Array.of(0, 0, 3, 0, 0))]).toEqual([3, 3, 3, 0, 0]);
});

test("a node that was not counted has none", () => {
  expect([...subtreeSums(laid, Uint32Array.of(1, 2))]).toEqual([3, 2, 0, 0, 0]);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type TreeEnsemble, Trees } from "#domain/ask/ranking/trees.ts";

type Node = { value: number } | { feature: number; number: number; left: Node; right: Node };

const FEATURES = 4;
const small = fc.integer({ min: -3, max: 3 });
const { tree } = fc.letrec<{ tree: Node; leaf: Node; split: Node }>((tie) => ({
  leaf: fc.record({ value: fc.double({ min: -1, max: 1, noNaN: true }) }),
  split: fc.record({
    feature: fc.integer({ min: 0, max: FEATURES - 1 }),
    number: small,
    left: tie("tree"),
    right: tie("tree"),
  }),
  tree: fc.oneof({ maxDepth: 9, withCrossShrink: true }, tie("leaf"), { weight: 3, arbitrary: tie("split") }),
}));

function flatten(trees: readonly Node[]): TreeEnsemble {
  const ensemble: TreeEnsemble = { roots: [], features: [], numbers: [], rights: [] };
  const add = (node: Node): number => {
    const own = ensemble.features.length;
    const isLeaf = "value" in node;
    ensemble.features.push(isLeaf ? -1 : node.feature);
    ensemble.numbers.push(isLeaf ? node.value : node.number);
    ensemble.rights.push(0);
    if (!isLeaf) {
      add(node.left);
      ensemble.rights[own] = add(node.right);
    }
    return own;
  };
  for (const root of trees) ensemble.roots.push(add(root));
  return ensemble;
}

const walk = (node: Node, row: readonly number[]): number =>
  "value" in node ? node.value : walk(row[node.feature]! <= node.number ? node.left : node.right, row);

describe("trees", () => {
  test("give each row the leaf that a walk from the root finds, whatever the values", () => {
    const value = fc.oneof(small, fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0.5));
    const row = fc.array(value, { minLength: FEATURES, maxLength: FEATURES });
    fc.assert(
      fc.property(
        fc.array(tree, { maxLength: 6 }),
        fc.array(row, { minLength: 1, maxLength: 4 }),
        (all, rows) => {
          const sums = new Trees(flatten(all)).score(Float64Array.from(rows.flat()), FEATURES);
          expect([...sums]).toEqual(rows.map((one) => all.reduce((sum, node) => sum + walk(node, one), 0)));
        },
      ),
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FacetNode, FacetType } from "#contract/search/facets.ts";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import { INSTANCES } from "#domain/judgment/record.ts";
import { matchAllPlan, type QueryPlan } from "#domain/search/query/query-plan.ts";
import { subtreeSums } from "#domain/search/tree/facet-tree.ts";
import { flattenTree, type Hierarchy } from "#domain/search/tree/hierarchy.ts";
import { facetTree } from "#server/search/answers/facet-tree.ts";
import type { FacetCounts } from "#server/search/search-engine.ts";

interface Node {
  label: string;
  own: number;
  children: Node[];
}

const LABELS: Record<FacetType, string> = {
  qr: "关键词",
  reason: "案由",
  court: "法院",
  kind: "种类",
  instance: "审级",
  year: "年份",
};
const PLAN: QueryPlan = {
  ...matchAllPlan(1),
  keywords: [{ typed: "保险", asked: "保险", text: "保险", forms: ["保险"], readings: [] }],
  years: [2021],
};

const { nodes } = fc.letrec<{ node: Node; nodes: Node[] }>((tie) => ({
  node: fc.record({
    label: fc.string({ unit: "grapheme", maxLength: 8 }),
    own: fc.oneof(fc.constant(0), fc.nat({ max: 200_000 })),
    children: fc.oneof({ depthSize: "small" }, fc.constant<Node[]>([]), tie("nodes")),
  }),
  nodes: fc.array(tie("node"), { maxLength: 4 }),
}));

const ownCounts = (tree: Node[]): number[] =>
  tree.flatMap(({ own, children }) => [own, ...ownCounts(children)]);

/** The expected tree by the simplest possible definition. */
function expected(tree: Node[], type: FacetType, laid: Hierarchy, chosen: Set<number>): FacetNode[] {
  let ordinal = 0;
  const visit = (node: Node): FacetNode => {
    const own = ordinal++;
    const children = node.children.map(visit);
    return {
      label: node.label,
      value: laid.keys[own]!,
      type,
      flag: chosen.has(own),
      count: children.reduce((sum, { count }) => sum + count, node.own),
      children: children.filter(({ count }) => count > 0),
    };
  };
  return tree.map(visit).filter(({ count }) => count > 0);
}

function layOut(tree: Node[]): Hierarchy {
  let key = 0;
  return flattenTree<Node>(tree, () => String(key++));
}

const NO_COUNTS: FacetCounts = {
  courts: new Uint32Array(0),
  causes: new Uint32Array(0),
  causesBelow: new Uint32Array(0),
  withCause: 0,
  kinds: new Uint32Array(DOCUMENT_KINDS.length),
  instances: new Uint32Array(INSTANCES.length),
  years: [],
  keywords: [],
};
const encode = (counts: FacetCounts, courts: Hierarchy, causes: Hierarchy, plan = PLAN): FacetNode[] =>
  facetTree(counts, { courts, causes }, plan, LABELS);

describe("facetTree", () => {
  test("writes the nodes that hold documents, rolled up, whatever the trees", () => {
    fc.assert(
      fc.property(nodes, nodes, fc.nat({ max: 5 }), (courtTree, causeTree, place) => {
        const [courts, causes] = [layOut(courtTree), layOut(causeTree)];
        const counts = {
          ...NO_COUNTS,
          courts: Uint32Array.from(ownCounts(courtTree)),
          causesBelow: subtreeSums(causes, Uint32Array.from(ownCounts(causeTree))),
          withCause: ownCounts(causeTree).reduce((sum, own) => sum + own, 0),
        };
        const plan: QueryPlan = { ...PLAN, courts: [[place, place + 1]] };
        const wanted = [
          { type: "reason", children: expected(causeTree, "reason", causes, new Set()) },
          { type: "court", children: expected(courtTree, "court", courts, new Set([place])) },
        ].filter(({ children }) => children.length > 0);
        const tree = encode(counts, courts, causes, plan);
        expect(tree.map(({ type, children }) => ({ type, children }))).toEqual(wanted);
        const unchosen = encode(counts, courts, causes, { ...plan, courts: null });
        expect(JSON.stringify(unchosen)).not.toContain('"flag":true');
      }),
    );
  });

  test("adds up groups, marks what the query holds and leaves out empty kinds", () => {
    const none = layOut([]);
    expect(encode(NO_COUNTS, none, none)).toEqual([]);
    const counts: FacetCounts = {
      ...NO_COUNTS,
      keywords: [
        ["保险", 7],
        ['"引号"', 2],
      ],
      years: [
        [2022, 3],
        [2021, 4],
      ],
    };
    const leaf = { flag: false, children: [] };
    expect(encode(counts, none, none)).toEqual([
      {
        label: "关键词",
        value: "",
        type: "qr",
        flag: false,
        count: 9,
        children: [
          { ...leaf, label: "保险", value: "保险", type: "qr", count: 7, flag: true },
          { ...leaf, label: '"引号"', value: '"引号"', type: "qr", count: 2 },
        ],
      },
      {
        label: "年份",
        value: "",
        type: "year",
        flag: false,
        count: 7,
        children: [
          { ...leaf, label: "2022", value: "2022", type: "year", count: 3 },
          { ...leaf, label: "2021", value: "2021", type: "year", count: 4, flag: true },
        ],
      },
    ]);
  });
});

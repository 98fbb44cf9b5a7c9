import { indexTree, type TreeIndex } from "../index-tree.ts";
import type { CauseNode } from "../node.ts";

/**
 * Another name of a cause. `until` is the year in which it ceased to be official, null for a wording that
 * judgments use but no notice contained. A group `{a、b、c}` stands for every choice of its parts in order.
 */
export interface CauseName {
  name: string;
  code: string;
  until: number | null;
}

/** The catalogue of causes. */
export interface CauseIndex extends TreeIndex<CauseNode> {
  /** Former names and other wordings, in the order of the codes. */
  names: CauseName[];
  /** Labels, in order, then the other names; each with its code. */
  called: { name: string; code: string }[];
}

/** An index of the tree of causes with their other names. */
export function indexCauses(tree: CauseNode[], names: CauseName[] = []): CauseIndex {
  const index = indexTree(tree);
  const labels = index.ordered.map(({ value, label }) => ({ code: value, name: label }));
  return { ...index, names, called: [...labels, ...names] };
}

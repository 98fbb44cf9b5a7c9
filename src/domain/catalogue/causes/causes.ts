import { indexTree, type TreeIndex } from "../index-tree.ts";
import type { CauseNode } from "../node.ts";

/**
 * Another name of a cause. `until` is the year in which the name ceased to be official. It is null if no
 * notice ever contained the name and only judgments use it. A group `{a、b、c}` in the name stands for every
 * choice of its parts in order.
 */
export interface CauseName {
  name: string;
  code: string;
  until: number | null;
}

/** The catalogue of causes, with their other names. */
export interface CauseIndex extends TreeIndex<CauseNode> {
  /** Former names and other wordings, ordered by code. */
  names: CauseName[];
  /** The labels of all causes in order, then their other names, each with its code. */
  called: { name: string; code: string }[];
}

/** The catalogue built from the tree of causes and their other names. */
export function indexCauses(tree: CauseNode[], names: CauseName[] = []): CauseIndex {
  const index = indexTree(tree);
  const labels = index.ordered.map(({ value, label }) => ({ code: value, name: label }));
  return { ...index, names, called: [...labels, ...names] };
}

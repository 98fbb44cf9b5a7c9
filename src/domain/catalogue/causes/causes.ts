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

/** The catalogue of causes, for look-up and for ranges over subtrees. */
export interface CauseIndex {
  /** All causes depth first; a cause's ordinal is its index here. */
  ordered: CauseNode[];
  /** Former names and other wordings, in the order of the codes. */
  names: CauseName[];
  /** The cause with the code, or undefined. */
  byId(code: string): CauseNode | undefined;
  /** The cause with exactly this label; the upper one if a class and its only member share it. */
  byLabel(label: string): CauseNode | undefined;
  /** Depth-first ordinal from 0; -1 for an unknown code. */
  ordinal(code: string): number;
  /** Ordinals of the cause and all below it as [from, to); [0, 0) for an unknown code. */
  range(code: string): [from: number, to: number];
  /** The causes from the branch down to this one; empty for an unknown code. */
  path(code: string): CauseNode[];
}

/** An index of the tree, for look-up and for ranges over subtrees. Only the position in the tree counts. */
export function indexCauses(tree: CauseNode[], names: CauseName[] = []): CauseIndex {
  const ordered: CauseNode[] = [];
  const ends: number[] = [];
  const parents: number[] = [];
  const ordinals = new Map<string, number>();
  const labels = new Map<string, CauseNode>();

  const visit = (cause: CauseNode, parent: number) => {
    const ordinal = ordered.push(cause) - 1;
    parents.push(parent);
    ordinals.set(cause.value, ordinal);
    if (!labels.has(cause.label)) labels.set(cause.label, cause);
    for (const child of cause.children ?? []) visit(child, ordinal);
    ends[ordinal] = ordered.length;
  };
  for (const cause of tree) visit(cause, -1);

  const ordinal = (code: string) => ordinals.get(code) ?? -1;
  return {
    ordered,
    names,
    byId: (code) => ordered[ordinal(code)],
    byLabel: (label) => labels.get(label),
    ordinal,
    range: (code) => {
      const from = ordinal(code);
      return from < 0 ? [0, 0] : [from, ends[from]!];
    },
    path: (code) => {
      const path: CauseNode[] = [];
      for (let at = ordinal(code); at >= 0; at = parents[at]!) path.unshift(ordered[at]!);
      return path;
    },
  };
}

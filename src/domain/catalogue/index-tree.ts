/** A catalogue as a tree, for look-up and for ranges over subtrees. */
export interface TreeIndex<Node extends { value: unknown; label: string }> {
  /** All nodes depth first; a node's ordinal is its index here. */
  ordered: Node[];
  /** The node with the value, or undefined; the first if a supplied catalogue repeats the value. */
  byId(value: Node["value"]): Node | undefined;
  /**
   * The node with exactly this label, or undefined; the first if several share it, and the upper one if a class
   * and its only member do.
   */
  byLabel(label: string): Node | undefined;
  /** Depth-first ordinal from 0; -1 for an unknown value. */
  ordinal(value: Node["value"]): number;
  /** Ordinals of the node and all below it as [from, to); [0, 0) for an unknown value. */
  range(value: Node["value"]): [from: number, to: number];
  /** The nodes from the top down to this one; empty for an unknown value. */
  path(value: Node["value"]): Node[];
}

/** An index of the tree. Only the position in the tree counts, not the values. */
export function indexTree<Node extends { value: unknown; label: string; children?: Node[] }>(
  tree: Node[],
): TreeIndex<Node> {
  const ordered: Node[] = [];
  const ends: number[] = [];
  const parents: number[] = [];
  const ordinals = new Map<Node["value"], number>();
  const labels = new Map<string, Node>();

  const visit = (node: Node, parent: number) => {
    const ordinal = ordered.push(node) - 1;
    parents.push(parent);
    if (!ordinals.has(node.value)) ordinals.set(node.value, ordinal);
    if (!labels.has(node.label)) labels.set(node.label, node);
    for (const child of node.children ?? []) visit(child, ordinal);
    ends[ordinal] = ordered.length;
  };
  for (const node of tree) visit(node, -1);

  const ordinal = (value: Node["value"]) => ordinals.get(value) ?? -1;
  return {
    ordered,
    byId: (value) => ordered[ordinal(value)],
    byLabel: (label) => labels.get(label),
    ordinal,
    range: (value) => {
      const from = ordinal(value);
      return from < 0 ? [0, 0] : [from, ends[from]!];
    },
    path: (value) => {
      const path: Node[] = [];
      for (let at = ordinal(value); at >= 0; at = parents[at]!) path.unshift(ordered[at]!);
      return path;
    },
  };
}

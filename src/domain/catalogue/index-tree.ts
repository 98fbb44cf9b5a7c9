/** A catalogue as a tree. It finds nodes, and the range of ordinals of each subtree. */
export interface TreeIndex<Node extends { value: unknown; label: string }> {
  /** All nodes, depth first. The ordinal of a node is its index in this list. */
  ordered: Node[];
  /** The node with this value, or undefined. If a supplied catalogue repeats the value, the first node. */
  byId(value: Node["value"]): Node | undefined;
  /**
   * The node with exactly this label, or undefined. If several nodes have it, the first one depth first, so
   * a node comes before its descendants.
   */
  byLabel(label: string): Node | undefined;
  /** Depth-first ordinal of the node, from 0; -1 if the value is unknown. */
  ordinal(value: Node["value"]): number;
  /** Half-open range of the ordinals of the node and all its descendants; [0, 0) if the value is unknown. */
  range(value: Node["value"]): [from: number, to: number];
  /** The nodes from the top of the tree down to this node. Empty if the value is unknown. */
  path(value: Node["value"]): Node[];
}

/** The catalogue built from a tree. The order of nodes is that of the tree; their values do not matter. */
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

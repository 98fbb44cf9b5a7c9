/** The fields of a facet that decide whether it is shown. */
interface Countable<Node> {
  count: number;
  /** Whether the query already contains the value. */
  flag: boolean;
  children: Node[];
}

/** Number of documents of a value that belong to none of the values below it. */
export const ownCount = <Node extends Countable<Node>>({ count, children }: Node): number =>
  children.reduce((rest, below) => rest - below.count, count);

/**
 * The facets that narrow the result of `total` documents. Choosing a value that all these documents have
 * would change nothing. If each of them also has a value below it, those values take its place. This applies
 * at every level. Values in the query are always kept.
 */
export function narrowingFacets<Node extends Countable<Node>>(nodes: readonly Node[], total: number): Node[] {
  return nodes.flatMap((node) => {
    const children = narrowingFacets(node.children, node.count);
    const narrows = node.flag || node.count < total || ownCount(node) > 0;
    return narrows ? [{ ...node, children }] : children;
  });
}

/** The fields of a facet that decide whether it is shown. */
interface Countable<Node> {
  count: number;
  /** Already part of the query. */
  flag: boolean;
  children: Node[];
}

/** Number of a value's documents that belong to none of the values below it. */
export const ownCount = <Node extends Countable<Node>>({ count, children }: Node): number =>
  children.reduce((rest, below) => rest - below.count, count);

/**
 * The facets that narrow the result. A value that covers all `total` documents and divides them among values
 * below it is replaced by these, at every level, since choosing it would change nothing. Values in the query
 * are never replaced.
 */
export function narrowingFacets<Node extends Countable<Node>>(nodes: readonly Node[], total: number): Node[] {
  return nodes.flatMap((node) => {
    const children = narrowingFacets(node.children, node.count);
    const narrows = node.flag || node.count < total || ownCount(node) > 0;
    return narrows ? [{ ...node, children }] : children;
  });
}

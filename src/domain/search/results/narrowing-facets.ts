/** The parts of a facet that decide whether it is worth showing. */
interface Countable<Node> {
  count: number;
  /** Already part of the query. */
  flag: boolean;
  children: Node[];
}

/** How many documents of a value belong to none of the values below it. */
export const ownCount = <Node extends Countable<Node>>({ count, children }: Node): number =>
  children.reduce((rest, below) => rest - below.count, count);

/**
 * The facets that narrow the result: a value that covers all `total` documents and divides them among values below it
 * is replaced by these, at every level, since choosing it would change nothing. Values in the query stay where they are.
 */
export function narrowingFacets<Node extends Countable<Node>>(nodes: readonly Node[], total: number): Node[] {
  return nodes.flatMap((node) => {
    const children = narrowingFacets(node.children, node.count);
    const narrows = node.flag || node.count < total || ownCount(node) > 0;
    return narrows ? [{ ...node, children }] : children;
  });
}

/** What of a facet decides whether it is worth a line. */
interface Countable<Node> {
  count: number;
  /** The query already holds it. */
  flag: boolean;
  children: Node[];
}

/**
 * The facets that narrow: a value that stands for all `total` documents and has values below it is replaced by
 * these, at every level, since choosing it would change nothing. Values in the query stay where they are.
 */
export function narrowingFacets<Node extends Countable<Node>>(nodes: readonly Node[], total: number): Node[] {
  return nodes.flatMap((node) => {
    const children = narrowingFacets(node.children, node.count);
    const narrows = node.flag || node.count < total || children.length === 0;
    return narrows ? [{ ...node, children }] : children;
  });
}

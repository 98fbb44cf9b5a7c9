/** Ordinal of a document without a court or cause, or with one that is not in the catalogue. */
export const NO_ORDINAL = 0xffff;
/** Level of a court that is not in the catalogue. */
export const UNKNOWN_LEVEL = 4;

/**
 * A tree laid out depth first. The descendants of the node at ordinal i have the ordinals from i + 1 up to,
 * but not including, ends[i]. A court and all courts below it are therefore one range. All arrays have the
 * same length.
 */
export interface Hierarchy {
  /** Public key of each node: the court id or cause code, as text. */
  keys: string[];
  labels: string[];
  /** Ordinal of each node's parent; -1 at the top. */
  parents: number[];
  /** For each node, the first ordinal after its subtree. */
  ends: number[];
  /** Depth of each node, from 0. For courts this is the court level. */
  levels: number[];
}

/** Half-open range of ordinals. */
export type OrdinalRange = readonly [from: number, to: number];

export const isWithin = (ordinal: number, range: OrdinalRange) => ordinal >= range[0] && ordinal < range[1];

/** Lays a tree out depth first. `keyOf` and `levelOf` return the key and level of a node. */
export function flattenTree<Node extends { label: string; children?: Node[] }>(
  tree: readonly Node[],
  keyOf: (node: Node) => string,
  levelOf: (node: Node, depth: number) => number = (_, depth) => depth,
): Hierarchy {
  const laid: Hierarchy = { keys: [], labels: [], parents: [], ends: [], levels: [] };
  const visit = (node: Node, parent: number, depth: number) => {
    const ordinal = addNode(laid, keyOf(node), node.label, parent, levelOf(node, depth));
    for (const child of node.children ?? []) visit(child, ordinal, depth + 1);
    laid.ends[ordinal] = laid.keys.length;
  };
  for (const node of tree) visit(node, -1, 0);
  return laid;
}

/** Appends a node without descendants. Returns its ordinal. */
export function addNode(laid: Hierarchy, key: string, label: string, parent: number, level: number): number {
  const ordinal = laid.keys.length;
  laid.keys.push(key);
  laid.labels.push(label);
  laid.parents.push(parent);
  laid.ends.push(ordinal + 1);
  laid.levels.push(level);
  return ordinal;
}

/**
 * The subtrees named by a value. It is a key, or else a label (several subtrees if a label repeats), or else
 * the end of a label if only one label ends so (呼和浩特市中级人民法院). Empty if nothing matches.
 */
export function resolveSubtrees(laid: Hierarchy, value: string): OrdinalRange[] {
  const byKey = laid.keys.indexOf(value);
  if (byKey >= 0) return [[byKey, laid.ends[byKey]!]];
  const exact = rangesWhere(laid, (label) => label === value);
  if (exact.length > 0) return exact;
  const ending = value.length >= 4 ? rangesWhere(laid, (label) => label.endsWith(value)) : [];
  return ending.length === 1 ? ending : [];
}

function rangesWhere(laid: Hierarchy, matches: (label: string) => boolean): OrdinalRange[] {
  const ranges: OrdinalRange[] = [];
  for (let at = 0; at < laid.labels.length; at++) {
    if (matches(laid.labels[at]!)) ranges.push([at, laid.ends[at]!]);
  }
  return ranges;
}

/** Ordinals of the children of a node. For -1, of the topmost nodes. */
export function childrenOf(laid: Hierarchy, above: number): number[] {
  const children: number[] = [];
  const end = above < 0 ? laid.keys.length : laid.ends[above]!;
  for (let at = above + 1; at < end; at = laid.ends[at]!) children.push(at);
  return children;
}

import { addNode, type Hierarchy, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { UNCATALOGUED_KEY } from "../search-engine.ts";

/** Labels of the top-level nodes for courts and causes outside the catalogue. */
export const OUTSIDE_LABELS = { courts: "目录外法院", causes: "目录外案由" } as const;

/** Where a document is in a tree. */
export interface TreePlace {
  /** Ordinal in the given tree. -1 for a court or cause that the catalogue lacks. */
  ordinal: number;
  key: string;
  /** The keys of the nodes from the top-level node to this one. */
  path: string[];
  level: number;
}

/**
 * Returns a function that finds the ordinal of the node with a key, or else of the first node with an equal
 * label.
 */
export function nodeFinder({ keys, labels }: Hierarchy) {
  const byKey = new Map(keys.map((key, ordinal) => [key, ordinal]));
  const byLabel = new Map(labels.map((label, ordinal) => [label, ordinal] as const).reverse());
  return (key: string, label: string) => byKey.get(key) ?? byLabel.get(label);
}

/**
 * Finds the node of a document in a tree. Records the labels that the tree lacks, so that the tree can be
 * extended by them.
 */
export class TreePlaces {
  readonly #tree: Hierarchy;
  readonly #find: ReturnType<typeof nodeFinder>;
  readonly #beyond = new Set<string>();

  constructor(tree: Hierarchy) {
    this.#tree = tree;
    this.#find = nodeFinder(tree);
  }

  /** The labels that the tree lacks, sorted. */
  get beyond(): string[] {
    return [...this.#beyond].sort();
  }

  /**
   * The node with a key, or else the first node with an equal label. If there is neither, a new node below
   * the one for missing labels. Null if the label is empty and the key unknown.
   */
  place(key: string, label: string): TreePlace | null {
    const { keys, parents, levels } = this.#tree;
    const ordinal = this.#find(key, label);
    if (ordinal === undefined) {
      if (label === "") return null;
      this.#beyond.add(label);
      return { ordinal: -1, key: label, path: [UNCATALOGUED_KEY, label], level: UNKNOWN_LEVEL };
    }
    const path: string[] = [];
    for (let at = ordinal; at >= 0; at = parents[at]!) path.unshift(keys[at]!);
    const isCatalogued = path[0] !== UNCATALOGUED_KEY;
    return { ordinal: isCatalogued ? ordinal : -1, key: keys[ordinal]!, path, level: levels[ordinal]! };
  }
}

/**
 * A copy of a tree, extended by a last top-level node that has the missing labels below it. The ordinals of
 * the catalogue's nodes stay the same.
 */
export function growTree(given: Hierarchy, groupLabel: string, labels: readonly string[]): Hierarchy {
  const tree = structuredClone(given);
  const held = tree.keys.indexOf(UNCATALOGUED_KEY);
  const all = [...new Set([...(held < 0 ? [] : tree.labels.slice(held + 1)), ...[...labels].sort()])];
  if (all.length === 0) return tree;
  if (held >= 0) for (const column of Object.values(tree)) column.length = held;
  const group = addNode(tree, UNCATALOGUED_KEY, groupLabel, -1, UNKNOWN_LEVEL);
  for (const label of all) addNode(tree, label, label, group, UNKNOWN_LEVEL);
  tree.ends[group] = tree.keys.length;
  return tree;
}

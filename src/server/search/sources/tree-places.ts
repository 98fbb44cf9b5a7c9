import { addNode, type Hierarchy, UNKNOWN_LEVEL } from "#domain/search/tree/hierarchy.ts";
import { UNCATALOGUED_KEY } from "../search-engine.ts";

/** Labels of the nodes for names outside the catalogue. */
export const OUTSIDE_LABELS = { courts: "目录外法院", causes: "目录外案由" } as const;

/** A node of a tree as stored in a document. */
export interface TreePlace {
  /** Ordinal in the original tree; -1 for a name that the tree lacks. */
  ordinal: number;
  key: string;
  /** The keys from the top to the node. */
  path: string[];
  level: number;
}

/** Finds documents' nodes in a tree and records the names that the tree lacks, so that it can be extended. */
export class TreePlaces {
  readonly #tree: Hierarchy;
  readonly #byKey: Map<string, number>;
  readonly #byLabel: Map<string, number>;
  readonly #beyond = new Set<string>();

  constructor(tree: Hierarchy) {
    this.#tree = tree;
    this.#byKey = new Map(tree.keys.map((key, ordinal) => [key, ordinal]));
    this.#byLabel = new Map(tree.labels.map((label, ordinal) => [label, ordinal] as const).reverse());
  }

  /** Labels that the tree lacks, sorted. */
  get beyond(): string[] {
    return [...this.#beyond].sort();
  }

  /**
   * The node by key, else the first with an equal label, else a node below the one for missing names; null
   * without a label.
   */
  place(key: string, label: string): TreePlace | null {
    const { keys, parents, levels } = this.#tree;
    const ordinal = this.#byKey.get(key) ?? this.#byLabel.get(label);
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
 * A copy of a tree extended by missing labels below a last node of their own. Existing ordinals do not
 * change.
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

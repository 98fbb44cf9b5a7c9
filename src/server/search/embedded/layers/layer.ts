import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, cardinality, complement } from "../lists/bit-set.ts";

/**
 * An index as one of those that are searched together. Each has the trees of the one before it, grown by what its own
 * documents name beyond them, so an ordinal means the same in all.
 */
export interface Layer {
  index: IndexReader;
  /** The documents that count; null if all do. */
  live: BitSet | null;
  /**
   * Where a document stands among those of all layers, newest first, then by id: a number that ascends with the doc id.
   * Equals are of one layer. Null for the doc id itself.
   */
  placeOf: ((docId: number) => number) | null;
}

/** A document of one of several layers. */
export interface LayerDocument {
  layer: Layer;
  docId: number;
}

/** How many documents of a layer count. */
export const documentsOf = ({ index, live }: Layer): number => (live ? cardinality(live) : index.documents);

/** The documents of a layer that do not count; null if all do. */
export const goneOf = ({ index, live }: Layer): BitSet | null => live && complement(live, index.documents);

/** Where a document stands among those of all layers. */
export const orderOf = ({ layer, docId }: LayerDocument): number => layer.placeOf?.(docId) ?? docId;

/** By the order of all layers, newest first. */
export const byJointOrder = (a: LayerDocument, b: LayerDocument): number =>
  orderOf(a) - orderOf(b) || a.docId - b.docId;

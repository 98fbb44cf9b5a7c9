import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, cardinality, complement } from "../lists/bit-set.ts";

/**
 * One of the indexes that are searched together. Its trees extend those of the previous layer by the courts
 * and causes that only its documents name, so an ordinal means the same in all layers.
 */
export interface Layer {
  index: IndexReader;
  /** The live documents; null if all are. */
  live: BitSet | null;
  /**
   * Sort key of a document among those of all layers, newest first, then by id. It ascends with the doc id,
   * and equal keys are of one layer. Null if the doc id itself is the key.
   */
  placeOf: ((docId: number) => number) | null;
}

/** A document of one of several layers. */
export interface LayerDocument {
  layer: Layer;
  docId: number;
}

/** Number of live documents of a layer. */
export const documentsOf = ({ index, live }: Layer): number => (live ? cardinality(live) : index.documents);

/** The documents of a layer that are not live; null if all are. */
export const goneOf = ({ index, live }: Layer): BitSet | null => live && complement(live, index.documents);

/** Sort key of a document among those of all layers. */
export const orderOf = ({ layer, docId }: LayerDocument): number => layer.placeOf?.(docId) ?? docId;

/** Comparator for the order of all layers, newest first. */
export const byJointOrder = (a: LayerDocument, b: LayerDocument): number =>
  orderOf(a) - orderOf(b) || a.docId - b.docId;

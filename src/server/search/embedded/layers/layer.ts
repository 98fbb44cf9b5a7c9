import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, cardinality, complement, has } from "../lists/bit-set.ts";

/**
 * One of the indexes that are searched together. The trees of a layer contain those of the previous layer and
 * the courts and causes that only the layer's own documents name. So an ordinal means the same in all layers.
 */
export interface Layer {
  index: IndexReader;
  /** The documents that results may show. Null if that is all of them. */
  live: BitSet | null;
  /**
   * The sort key of a document among the documents of all layers, which are sorted by date, newest first,
   * then by id. Within a layer, the key ascends with the doc id. Documents of different layers never have the
   * same key.
   */
  placeOf: (docId: number) => number;
}

/** A document and its layer. */
export interface LayerDocument {
  layer: Layer;
  docId: number;
}

export const isLive = ({ layer: { live }, docId }: LayerDocument): boolean => !live || has(live, docId);

/** Number of live documents of a layer. */
export const documentsOf = ({ index, live }: Layer): number => (live ? cardinality(live) : index.documents);

/** The documents of a layer that are not live. Null if all are live. */
export const goneOf = ({ index, live }: Layer): BitSet | null => live && complement(live, index.documents);

/** Compares documents in the order of all layers: by date, newest first, then by id. */
export const byJointOrder = (a: LayerDocument, b: LayerDocument): number =>
  a.layer.placeOf(a.docId) - b.layer.placeOf(b.docId) || a.docId - b.docId;

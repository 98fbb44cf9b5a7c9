import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type BitSet, cardinality, complement } from "../postings/bit-set.ts";
import type { OrdinalMap } from "./ordinal-map.ts";

/** An index as one of those that are searched together. */
export interface Layer {
  index: IndexReader;
  /** The documents that count; null if all do. */
  live: BitSet | null;
  /** null if it is the only one. */
  among: LayerPlaces | null;
}

/** What a layer's ordinals and places are among those of all layers together. */
interface LayerPlaces {
  courts: OrdinalMap;
  causes: OrdinalMap;
  /**
   * Where a document stands among all, newest first, then by id: a number that ascends with the doc id. Equals are of
   * one layer.
   */
  orderOf(docId: number): number;
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

/** A plan with a layer's own ordinals. */
export function ownPlan({ among }: Layer, plan: QueryPlan): QueryPlan {
  if (!among) return plan;
  return {
    ...plan,
    courts: plan.courts && among.courts.ranges(plan.courts),
    causes: plan.causes && among.causes.ranges(plan.causes),
  };
}

/** Where a document stands among those of all layers. */
export const orderOf = ({ layer, docId }: LayerDocument): number => layer.among?.orderOf(docId) ?? docId;

/** By the order of all layers, newest first. */
export const byJointOrder = (a: LayerDocument, b: LayerDocument): number =>
  orderOf(a) - orderOf(b) || a.docId - b.docId;

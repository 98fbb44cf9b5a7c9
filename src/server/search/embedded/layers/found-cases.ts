import { float64At, uint32At } from "#domain/search/array-reads.ts";
import type { CandidateCase } from "#domain/search/similar/rank-cases.ts";
import type { TopPlaces } from "#domain/search/top-of.ts";
import { causesAt } from "../columns/further-causes.ts";
import type { JointCases } from "./joint-cases.ts";
import { byJointOrder, type Layer, type LayerDocument } from "./layer.ts";

/** A document that shares words with a query; its causes and articles are read on access. */
export class FoundCase implements CandidateCase, LayerDocument {
  readonly layer: Layer;
  readonly docId: number;
  readonly sum: number;
  readonly #cases: JointCases;

  constructor(cases: JointCases, layer: Layer, docId: number, sum: number) {
    this.layer = layer;
    this.docId = docId;
    this.sum = sum;
    this.#cases = cases;
  }

  get length(): number {
    return uint32At(this.layer.index.columns.length, this.docId);
  }

  get causes(): readonly number[] {
    return causesAt(this.layer.index.columns, this.docId);
  }

  get articles(): number[] {
    return this.#cases.articles(this.layer, this.docId);
  }
}

/**
 * The documents of layers with the highest sums, at most `most`; ties by newest. `highest` returns those of
 * one layer.
 */
export function foundCases(
  layers: readonly Layer[],
  cases: JointCases,
  most: number,
  highest: (layer: Layer) => TopPlaces,
): FoundCase[] {
  const found = layers.flatMap((layer) => {
    const { places, scores } = highest(layer);
    return Array.from(places, (docId, at) => new FoundCase(cases, layer, docId, float64At(scores, at)));
  });
  if (layers.length > 1) found.sort((a, b) => b.sum - a.sum || byJointOrder(a, b));
  return found.slice(0, most);
}

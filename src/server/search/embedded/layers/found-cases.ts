import { float64At, itemAt, uint16At, uint32At } from "#domain/search/array-reads.ts";
import type { CandidateCase, CandidateCases } from "#domain/search/similar/rank-cases.ts";
import type { TopPlaces } from "#domain/search/top-of.ts";
import { causesAt } from "../columns/further-causes.ts";
import type { JointCases } from "./joint-cases.ts";
import { byJointOrder, type Layer, type LayerDocument } from "./layer.ts";

/**
 * Cases of layers that share words with a query, those with the highest sums first, the newest of equals. In columns, and
 * told of by one object: as objects they would be most of what a query leaves behind.
 */
export class FoundCases implements CandidateCases {
  readonly length: number;
  readonly #layers: readonly Layer[];
  /** The number of its layer, the document there and its sum, of each that was added. */
  readonly #owners: Uint16Array;
  readonly #docIds: Uint32Array;
  readonly #sums: Float64Array;
  readonly #order: Uint32Array;
  readonly #told: FoundCase;

  /** Takes at most `most` documents; `highest` gives those of a layer, highest sums first, which are copied. */
  constructor(
    layers: readonly Layer[],
    { articles }: JointCases,
    most: number,
    highest: (layer: Layer) => TopPlaces,
  ) {
    this.#layers = layers;
    this.#owners = new Uint16Array(most * layers.length);
    this.#docIds = new Uint32Array(most * layers.length);
    this.#sums = new Float64Array(most * layers.length);
    let count = 0;
    for (const [owner, layer] of layers.entries()) {
      const { places, scores } = highest(layer);
      this.#owners.fill(owner, count, count + places.length);
      this.#docIds.set(places, count);
      this.#sums.set(scores, count);
      count += places.length;
    }
    this.#order = new Uint32Array(count);
    for (let entry = 0; entry < count; entry++) this.#order[entry] = entry;
    if (layers.length > 1)
      this.#order.sort(
        (a, b) =>
          float64At(this.#sums, b) - float64At(this.#sums, a) ||
          byJointOrder(this.#documentOf(a), this.#documentOf(b)),
      );
    this.length = Math.min(most, this.#order.length);
    this.#told = new FoundCase(articles);
  }

  /** The case at a place, until the next is asked for; undefined from `length` on. */
  at(place: number): CandidateCase | undefined {
    if (place >= this.length) return undefined;
    const entry = uint32At(this.#order, place);
    const told = this.#told;
    told.sum = float64At(this.#sums, entry);
    told.docId = uint32At(this.#docIds, entry);
    told.layer = itemAt(this.#layers, uint16At(this.#owners, entry));
    return told;
  }

  documentAt(place: number): LayerDocument {
    return this.#documentOf(uint32At(this.#order, place));
  }

  #documentOf(entry: number): LayerDocument {
    return {
      layer: itemAt(this.#layers, uint16At(this.#owners, entry)),
      docId: uint32At(this.#docIds, entry),
    };
  }
}

/** Tells of one case after another; causes and articles are read where they are asked for. */
class FoundCase implements CandidateCase {
  sum = 0;
  docId = 0;
  layer: Layer | undefined;
  readonly #articles: JointCases["articles"];

  constructor(articles: JointCases["articles"]) {
    this.#articles = articles;
  }

  get length(): number {
    return uint32At(this.layer!.index.columns.length, this.docId);
  }

  get causes(): readonly number[] {
    return causesAt(this.layer!.index.columns, this.docId);
  }

  get articles(): number[] {
    return this.#articles(this.layer!, this.docId);
  }
}

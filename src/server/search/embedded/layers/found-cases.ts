import { itemAt, uint32At } from "#domain/search/array-reads.ts";
import type { CandidateCase, CandidateCases } from "#domain/search/similar/rank-cases.ts";
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
  readonly #owners: number[] = [];
  readonly #docIds: number[] = [];
  readonly #sums: number[] = [];
  readonly #order: number[];
  readonly #told: FoundCase;

  /** Takes at most `most` documents; `highest` gives those of a layer, highest sums first, and calls `add` for each. */
  constructor(
    layers: readonly Layer[],
    { articles }: JointCases,
    most: number,
    highest: (layer: Layer, add: (docId: number, sum: number) => void) => void,
  ) {
    this.#layers = layers;
    for (const [owner, layer] of layers.entries())
      highest(layer, (docId, sum) => {
        this.#owners.push(owner);
        this.#docIds.push(docId);
        this.#sums.push(sum);
      });
    this.#order = this.#docIds.map((_, entry) => entry);
    if (layers.length > 1)
      this.#order.sort(
        (a, b) =>
          itemAt(this.#sums, b) - itemAt(this.#sums, a) ||
          byJointOrder(this.#documentOf(a), this.#documentOf(b)),
      );
    this.length = Math.min(most, this.#order.length);
    this.#told = new FoundCase(articles);
  }

  /** The case at a place, until the next is asked for; undefined from `length` on. */
  at(place: number): CandidateCase | undefined {
    if (place >= this.length) return undefined;
    const entry = itemAt(this.#order, place);
    const told = this.#told;
    told.sum = itemAt(this.#sums, entry);
    told.docId = itemAt(this.#docIds, entry);
    told.layer = itemAt(this.#layers, itemAt(this.#owners, entry));
    return told;
  }

  documentAt(place: number): LayerDocument {
    return this.#documentOf(itemAt(this.#order, place));
  }

  #documentOf(entry: number): LayerDocument {
    return {
      layer: itemAt(this.#layers, itemAt(this.#owners, entry)),
      docId: itemAt(this.#docIds, entry),
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

  get causes(): number[] {
    return causesAt(this.layer!.index.columns, this.docId);
  }

  get articles(): number[] {
    return this.#articles(this.layer!, this.docId);
  }
}

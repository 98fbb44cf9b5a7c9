import type { SearchCatalogue } from "../../search-engine.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { has } from "../lists/bit-set.ts";
import { type JointCases, jointCases } from "./joint-cases.ts";
import type { Layer, LayerDocument } from "./layer.ts";

/** The indexes of one scope that are searched together: one, or a base and what changed since. */
export class LayeredIndex {
  readonly layers: readonly Layer[];
  readonly #catalogue: () => SearchCatalogue;
  #cases: JointCases | undefined;

  /** `catalogue` gives the trees of all layers together. */
  constructor(layers: readonly Layer[], catalogue: () => SearchCatalogue) {
    this.layers = layers;
    this.#catalogue = catalogue;
  }

  get catalogue(): SearchCatalogue {
    return this.#catalogue();
  }

  /** What the comparison of cases counts over all documents. */
  get cases(): JointCases {
    this.#cases ??= jointCases(this.layers, this.catalogue.causes);
    return this.#cases;
  }

  /** The document with a public id. */
  find(id: string): LayerDocument | null {
    for (const layer of this.layers) {
      const docId = layer.index.docIdOf(id);
      if (docId >= 0 && (!layer.live || has(layer.live, docId))) return { layer, docId };
    }
    return null;
  }
}

/** An index alone. */
export function singleIndex(index: IndexReader): LayeredIndex {
  return new LayeredIndex([{ index, live: null, placeOf: null }], () => index.catalogue);
}

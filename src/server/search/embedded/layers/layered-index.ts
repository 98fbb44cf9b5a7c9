import type { SearchCatalogue } from "../../search-engine.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { type JointCases, jointCases } from "./joint-cases.ts";
import { type FacetTerm, jointTerms } from "./joint-terms.ts";
import { isLive, type Layer, type LayerDocument } from "./layer.ts";

/** The indexes of one scope that are searched together: a single index, or a base and its delta. */
export class LayeredIndex {
  readonly layers: readonly Layer[];
  #cases: JointCases | undefined;
  #keywords: FacetTerm[] | undefined;

  constructor(layers: readonly Layer[]) {
    this.layers = layers;
  }

  /** The trees of the last layer, which contain those of the other layers. */
  get catalogue(): SearchCatalogue {
    return this.layers[this.layers.length - 1]!.index.catalogue;
  }

  /** The counts over all documents for the comparison of cases. They are computed on first access. */
  get cases(): JointCases {
    this.#cases ??= jointCases(this.layers, this.catalogue.causes);
    return this.#cases;
  }

  /** The keyword facet of all layers. It is computed on first access. */
  get keywords(): readonly FacetTerm[] {
    this.#keywords ??= jointTerms(this.layers);
    return this.#keywords;
  }

  /** The live document with a public id. Null if there is none. */
  find(id: string): LayerDocument | null {
    for (const layer of this.layers) {
      const docId = layer.index.docIdOf(id);
      if (docId >= 0 && isLive({ layer, docId })) return { layer, docId };
    }
    return null;
  }
}

/** Makes a layered index of a single index. */
export function singleIndex(index: IndexReader): LayeredIndex {
  return new LayeredIndex([{ index, live: null, placeOf: (docId) => docId }]);
}

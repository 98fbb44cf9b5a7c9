import type { SearchCatalogue } from "../../search-engine.ts";
import { joinRecords, type RowRecords } from "../documents/row-file.ts";
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

  /** What a result list shows of documents, in the order given. */
  records(documents: readonly LayerDocument[]): RowRecords {
    const [only, ...more] = this.layers;
    if (only && more.length === 0) return only.index.records(documents.map(({ docId }) => docId));
    const read = new Map(
      this.layers.map((layer) => {
        const docIds = documents.filter((one) => one.layer === layer).map(({ docId }) => docId);
        return [layer, { records: layer.index.records(docIds), at: 0 }];
      }),
    );
    return joinRecords(
      documents.map(({ layer }) => {
        const of = read.get(layer);
        if (!of) throw new RangeError("A document of another index.");
        return of.records.record(of.at++);
      }),
    );
  }
}

/** An index alone. */
export function singleIndex(index: IndexReader): LayeredIndex {
  return new LayeredIndex([{ index, live: null, placeOf: null }], () => index.catalogue);
}

import { uint8At, uint32At } from "#domain/search/array-reads.ts";
import type { Columns } from "../columns/columns.ts";

/** Words of a set (32 documents each) of which the highest ends are kept together. */
export const UNIT_WORDS = 8;
const UNIT = UNIT_WORDS * 32;

/** The fields whose ends part tiers, in the order in which they lie in a text. */
const ENDS = ["titleEnd", "causeEnd", "holdingEnd"] as const;
type FieldEnd = (typeof ENDS)[number];

const known = new WeakMap<Columns, Record<FieldEnd, HighestEnds>>();

/** The highest ends of fields by stretches of documents, computed when first asked for. */
export function highestEnds(columns: Columns): Record<FieldEnd, HighestEnds> {
  let ends = known.get(columns);
  if (!ends) {
    const { titleEnd, causeEnd, holdingEnd } = columns;
    ends = {
      titleEnd: new HighestEnds(titleEnd),
      causeEnd: new HighestEnds(causeEnd),
      holdingEnd: new HighestEnds(holdingEnd),
    };
    known.set(columns, ends);
  }
  return ends;
}

/** The highest end of one field in stretches of documents. */
export class HighestEnds {
  /** By document. */
  readonly each: Uint32Array;
  /** By unit of documents. */
  readonly #highest: Uint32Array;
  readonly #isKnown: Uint8Array;

  constructor(ends: Uint32Array) {
    this.each = ends;
    this.#highest = new Uint32Array(Math.ceil(ends.length / UNIT));
    this.#isKnown = new Uint8Array(this.#highest.length);
  }

  /** The highest of the documents in words of a set, by ascending index, and of those around and between them. */
  among(words: Uint32Array): number {
    const last = uint32At(words, words.length - 1);
    let highest = 0;
    for (let unit = Math.floor(uint32At(words, 0) / UNIT_WORDS); unit * UNIT_WORDS <= last; unit++)
      highest = Math.max(
        highest,
        uint8At(this.#isKnown, unit) ? uint32At(this.#highest, unit) : this.#find(unit),
      );
    return highest;
  }

  #find(unit: number): number {
    let highest = 0;
    const to = Math.min(this.each.length, (unit + 1) * UNIT);
    for (let docId = unit * UNIT; docId < to; docId++)
      highest = Math.max(highest, uint32At(this.each, docId));
    this.#highest[unit] = highest;
    this.#isKnown[unit] = 1;
    return highest;
  }
}

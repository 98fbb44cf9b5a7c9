import { firstIndex, uint32At } from "#domain/search/array-reads.ts";
import type { OrdinalRange } from "#domain/search/tree/hierarchy.ts";

/** A layer's ordinals of nodes or articles as ordinals in those of all layers together; both in the same order. */
export class OrdinalMap {
  /** By own ordinal; null if all are the same. */
  readonly #joint: Uint32Array | null;
  readonly #size: number;

  /** `own` are keys that all stand among the `joint` ones. */
  constructor(own: readonly string[], joint: readonly string[]) {
    this.#size = joint.length;
    const isSame = own.length === joint.length && own.every((key, at) => key === joint[at]);
    const places = isSame ? null : new Map(joint.map((key, at) => [key, at]));
    this.#joint = places && Uint32Array.from(own, (key) => places.get(key) ?? Number.NaN);
  }

  /** The joint ordinal of an own one. */
  at(own: number): number {
    return this.#joint ? uint32At(this.#joint, own) : own;
  }

  /** The own ordinals that lie within joint ranges, as ranges; some may be empty. */
  ranges(joint: readonly OrdinalRange[]): OrdinalRange[] {
    const map = this.#joint;
    if (!map) return [...joint];
    const firstFrom = (least: number) => firstIndex(map.length, (at) => uint32At(map, at) >= least);
    return joint.map(([from, to]) => [firstFrom(from), firstFrom(to)]);
  }

  /** Counts by own ordinal as counts by joint ordinal. */
  counts(own: Uint32Array): Uint32Array {
    const map = this.#joint;
    if (!map) return own;
    const joint = new Uint32Array(this.#size);
    for (const [at, count] of own.entries()) joint[uint32At(map, at)] = count;
    return joint;
  }
}

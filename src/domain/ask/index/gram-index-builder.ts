import { writeVarint } from "../../search/varint.ts";
import type { GramColumns } from "./gram-index.ts";

/** Builds an index of bigrams. Documents are added in order; `columns` returns the index. */
export class GramIndexBuilder {
  readonly #lists = new Map<number, number[]>();
  readonly #lengths: number[] = [];

  /**
   * Adds the next document. `grams` has the number of occurrences of each bigram, `length` is in characters.
   */
  add(grams: ReadonlyMap<number, number>, length: number): void {
    const doc = this.#lengths.length;
    this.#lengths.push(Math.min(length, 65535));
    for (const [key, times] of grams) {
      const list = this.#lists.get(key);
      if (list) list.push(doc, times);
      else this.#lists.set(key, [doc, times]);
    }
  }

  columns(minimum = 1): GramColumns {
    const keys = [...this.#lists].filter(([, list]) => list.length >= 2 * minimum).map(([key]) => key);
    const sorted = Uint32Array.from(keys).sort();
    const offsets = new Uint32Array(sorted.length + 1);
    const counts = new Uint32Array(sorted.length);
    let bytes = new Uint8Array(1 << 20);
    let size = 0;
    for (const [at, key] of sorted.entries()) {
      const list = this.#lists.get(key)!;
      counts[at] = list.length / 2;
      if (bytes.length - size < list.length * 5) {
        const more = new Uint8Array(Math.max(bytes.length * 2, size + list.length * 5));
        more.set(bytes);
        bytes = more;
      }
      let last = -1;
      for (let entry = 0; entry < list.length; entry += 2) {
        const times = Math.min(255, list[entry + 1]!);
        const value = (list[entry]! - last) * 2 + (times > 1 ? 1 : 0);
        last = list[entry]!;
        size = writeVarint(bytes, size, value);
        if (times > 1) bytes[size++] = times;
      }
      offsets[at + 1] = size;
    }
    return {
      keys: sorted,
      offsets,
      counts,
      postings: bytes.slice(0, size),
      lengths: Uint16Array.from(this.#lengths),
    };
  }
}

/** Keys of pairs of UTF-16 units, ascending, with a number each. As maps of texts they would take ten times the memory. */
export class PairTable {
  readonly #keys: Int32Array;
  readonly #numbers: Float64Array;

  constructor(numbers: ReadonlyMap<number, number>) {
    this.#keys = Int32Array.from(numbers.keys()).sort();
    this.#numbers = Float64Array.from(this.#keys, (key) => numbers.get(key)!);
  }

  /** The number of a pair; 0 for one that the table lacks. */
  get(key: number): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return this.#keys[low] === key ? this.#numbers[low]! : 0;
  }
}

const BLANK = 0x20;

/** The pairs of a folded text by their keys, as 32-bit numbers: within runs of letters and digits only. */
export function pairsOf(folded: string): number[] {
  const pairs: number[] = [];
  for (let at = 0; at + 1 < folded.length; at++) {
    const first = folded.charCodeAt(at);
    const second = folded.charCodeAt(at + 1);
    if (first !== BLANK && second !== BLANK) pairs.push((first << 16) | second);
  }
  return pairs;
}

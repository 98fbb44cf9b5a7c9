/** Characters of one gram at most. */
export const MAX_GRAM = 4;
const BITS = 13;
/** Characters that an alphabet can number, from 1. */
export const MAX_ALPHABET = 2 ** BITS - 1;
const RADIX = 2 ** BITS;

/**
 * Numbers the characters of a corpus, so that a gram of up to four is one whole number below 2^52: its key.
 * A character that the corpus lacks has none, and neither has a gram with it.
 */
export class Alphabet {
  readonly #ids = new Uint16Array(65536);

  /** @param codes the code units in their order; at most MAX_ALPHABET of them. */
  constructor(codes: ArrayLike<number>) {
    for (let at = 0; at < codes.length && at < MAX_ALPHABET; at++) this.#ids[codes[at]!] = at + 1;
  }

  /** The number of a code unit, from 1; 0 if it has none. */
  idOf(code: number): number {
    return this.#ids[code]!;
  }

  /** The key of two code units; -1 if one of them has no number. */
  keyOfPair(first: number, second: number): number {
    const [one, other] = [this.#ids[first]!, this.#ids[second]!];
    return one === 0 || other === 0 ? -1 : one * RADIX + other;
  }

  /** The key of a part of a text; -1 if one of its characters has no number. */
  key(text: string, from: number, to: number): number {
    let key = 0;
    for (let at = from; at < to; at++) {
      const id = this.#ids[text.charCodeAt(at)]!;
      if (id === 0) return -1;
      key = key * RADIX + id;
    }
    return key;
  }
}

import { float64At, uint32At } from "#domain/search/array-reads.ts";

/** Numbers bigrams in order of first occurrence: an open-addressing hash table over pairs of code points. */
export class BigramTable {
  #size = 0;
  #firsts = new Uint32Array(1 << 16);
  #seconds = new Uint32Array(1 << 16);
  /** A bigram's number plus one; 0 is free. */
  #slots = new Uint32Array(1 << 18);

  get size(): number {
    return this.#size;
  }

  /** The first character of the bigram with a number. */
  first(number: number): number {
    return uint32At(this.#firsts, number);
  }

  /** The second. */
  second(number: number): number {
    return uint32At(this.#seconds, number);
  }

  /** The number of a bigram, from 0; a new one gets the next number. */
  numberOf(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(first, second) & mask;
    for (let held = uint32At(this.#slots, slot); held > 0; held = uint32At(this.#slots, slot)) {
      const number = held - 1;
      if (this.first(number) === first && this.second(number) === second) return number;
      slot = (slot + 1) & mask;
    }
    if (this.#size === this.#firsts.length) this.#grow();
    this.#firsts[this.#size] = first;
    this.#seconds[this.#size] = second;
    this.#slots[slot] = ++this.#size;
    if (this.#size * 3 > this.#slots.length) this.#rehash();
    return this.#size - 1;
  }

  /** All numbers ordered by first, then second character. */
  sorted(): Uint32Array {
    const keys = new Float64Array(this.size);
    for (let number = 0; number < this.size; number++) {
      keys[number] = this.first(number) * 0x20_0000 + this.second(number);
    }
    return Uint32Array.from(keys.keys()).sort((a, b) => float64At(keys, a) - float64At(keys, b));
  }

  #grow(): void {
    const grown = (array: Uint32Array) => {
      const larger = new Uint32Array(array.length * 2);
      larger.set(array);
      return larger;
    };
    this.#firsts = grown(this.#firsts);
    this.#seconds = grown(this.#seconds);
  }

  #rehash(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let slot = hash(this.first(number), this.second(number)) & mask;
      while (uint32At(this.#slots, slot) > 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number + 1;
    }
  }
}

function hash(first: number, second: number): number {
  const mixed = Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

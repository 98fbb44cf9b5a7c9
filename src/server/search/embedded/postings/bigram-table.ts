/** Numbers bigrams in order of first occurrence: an open-addressing hash table over pairs of code points. */
export class BigramTable {
  size = 0;
  firsts = new Uint32Array(1 << 16);
  seconds = new Uint32Array(1 << 16);
  #slots = new Int32Array(1 << 18).fill(-1);

  /** The number of a bigram, from 0; a new one gets the next number. */
  numberOf(first: number, second: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(first, second) & mask;
    for (let number = this.#slots[slot]!; number >= 0; number = this.#slots[slot]!) {
      if (this.firsts[number] === first && this.seconds[number] === second) return number;
      slot = (slot + 1) & mask;
    }
    if (this.size === this.firsts.length) this.#grow();
    this.firsts[this.size] = first;
    this.seconds[this.size] = second;
    this.#slots[slot] = this.size;
    if (this.size * 3 > this.#slots.length) this.#rehash();
    return this.size++;
  }

  /** All numbers ordered by first, then second character. */
  sorted(): Uint32Array {
    const keys = new Float64Array(this.size);
    for (let number = 0; number < this.size; number++) {
      keys[number] = this.firsts[number]! * 0x20_0000 + this.seconds[number]!;
    }
    return Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]!);
  }

  #grow(): void {
    const grown = (array: Uint32Array) => {
      const larger = new Uint32Array(array.length * 2);
      larger.set(array);
      return larger;
    };
    this.firsts = grown(this.firsts);
    this.seconds = grown(this.seconds);
  }

  #rehash(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = this.#slots.length - 1;
    for (let number = 0; number <= this.size; number++) {
      let slot = hash(this.firsts[number]!, this.seconds[number]!) & mask;
      while (this.#slots[slot]! >= 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number;
    }
  }
}

function hash(first: number, second: number): number {
  const mixed = Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A list of numbers that takes 8 bytes each, however many are added. */
export class NumberList {
  #values = new Float64Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(value: number): void {
    if (this.#length === this.#values.length) {
      const wider = new Float64Array(2 * this.#length);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.#length++] = value;
  }

  at(place: number): number {
    return this.#values[place]!;
  }

  /** What was added so far, without a copy. */
  values(): Float64Array {
    return this.#values.subarray(0, this.#length);
  }
}

/** The key of a place without one: no gram has it. */
const NONE = 0;
/** Share of the places that are taken at most, so that a free one is near. */
const MAX_TAKEN = 0.5;
/** Spreads keys over the places: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1;

/** Sums by the key of a bigram, above 0 and below 2^31; a map would make an object of each sum. */
export class GramSums {
  #keys = new Int32Array(1 << 12);
  #sums = new Float64Array(1 << 12);
  #count = 0;

  clear(): void {
    this.#keys.fill(NONE);
    this.#count = 0;
  }

  /** The sum of a key; 0 for one without. */
  get(key: number): number {
    const place = this.#placeOf(key);
    return this.#keys[place] === key ? this.#sums[place]! : 0;
  }

  add(key: number, value: number): void {
    const place = this.#placeOf(key);
    if (this.#keys[place] === key) {
      this.#sums[place]! += value;
      return;
    }
    this.#keys[place] = key;
    this.#sums[place] = value;
    this.#count++;
    if (this.#count > MAX_TAKEN * this.#keys.length) this.#grow();
  }

  /** The keys, ascending. */
  keys(): Int32Array {
    const found = new Int32Array(this.#count);
    let count = 0;
    for (let place = 0; place < this.#keys.length; place++) {
      const key = this.#keys[place]!;
      if (key !== NONE) found[count++] = key;
    }
    return found.sort();
  }

  #placeOf(key: number): number {
    const keys = this.#keys;
    const last = keys.length - 1;
    let place = (Math.imul(key, SPREAD) >>> 8) & last;
    while (keys[place] !== key && keys[place] !== NONE) place = (place + 1) & last;
    return place;
  }

  #grow(): void {
    const [keys, sums] = [this.#keys, this.#sums];
    this.#keys = new Int32Array(2 * keys.length);
    this.#sums = new Float64Array(2 * keys.length);
    for (let place = 0; place < keys.length; place++) {
      if (keys[place] === NONE) continue;
      const to = this.#placeOf(keys[place]!);
      this.#keys[to] = keys[place]!;
      this.#sums[to] = sums[place]!;
    }
  }
}

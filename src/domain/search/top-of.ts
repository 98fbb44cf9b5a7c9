/** A first bar is looked for where the wanted are at least so many, and the scores so many times as many. */
const [MIN_BARRED, MIN_TIMES] = [256, 8];
/** One score in so many is drawn for it, and its place among them lies so much below that of the last wanted. */
const [DRAWN, SAFE] = [32, 1.4];

/** Places and their scores, side by side. */
export interface TopPlaces {
  places: Uint32Array;
  scores: Float64Array;
}

/** Gathers the greatest of scores that come in parts, in a heap with the least on top; its memory serves again and again. */
export class TopScores {
  #keys = new Float64Array(256);
  #places = new Uint32Array(256);
  #wanted = 0;
  #count = 0;
  /** What a score has to exceed. */
  #bar = 0;

  /** Forgets all, and gathers at most so many from now on. */
  restart(most: number): void {
    this.#wanted = most;
    this.#count = 0;
    this.#bar = most > 0 ? 0 : Number.POSITIVE_INFINITY;
    if (this.#keys.length >= most) return;
    this.#keys = new Float64Array(most);
    this.#places = new Uint32Array(most);
  }

  /** Takes the first `length` scores, those above 0, as of the places from one on, which come after all taken before. */
  take(scores: Float64Array, length: number, from = 0): void {
    if (this.#count === 0 && this.#wanted >= MIN_BARRED && length >= MIN_TIMES * this.#wanted) {
      this.#gather(scores, length, from, firstBar(scores, length, this.#wanted));
      if (this.#count === this.#wanted) return;
      this.restart(this.#wanted);
    }
    this.#gather(scores, length, from, this.#bar);
  }

  /** Gathers those above a bar. */
  #gather(scores: Float64Array, length: number, from: number, lowest: number): void {
    const keys = this.#keys;
    const places = this.#places;
    const wanted = this.#wanted;
    let count = this.#count;
    let bar = lowest;
    for (let at = 0; at < length; at++) {
      const score = scores[at]!;
      if (!(score > bar)) continue;
      if (count < wanted) {
        keys[count] = score;
        places[count++] = from + at;
        if (count < wanted) continue;
        for (let node = wanted >>> 1; node >= 0; node--) sink(keys, places, node, wanted);
      } else {
        keys[0] = score;
        places[0] = from + at;
        sink(keys, places, 0, wanted);
      }
      bar = keys[0]!;
    }
    this.#count = count;
    this.#bar = bar;
  }

  /** What was gathered, greatest first, of equals the first; valid until others are gathered. */
  sorted(): TopPlaces {
    const keys = this.#keys;
    const places = this.#places;
    const count = this.#count;
    if (count < this.#wanted) for (let node = count >>> 1; node >= 0; node--) sink(keys, places, node, count);
    // The least of what is left goes behind it, again and again.
    for (let left = count - 1; left > 0; left--) {
      const key = keys[left]!;
      const place = places[left]!;
      keys[left] = keys[0]!;
      places[left] = places[0]!;
      keys[0] = key;
      places[0] = place;
      sink(keys, places, 0, left);
    }
    return { places: places.subarray(0, count), scores: keys.subarray(0, count) };
  }
}

/** What hardly more than `wanted` scores are likely to exceed, by a sample; no less than 0. */
function firstBar(scores: Float64Array, length: number, wanted: number): number {
  const drawn = new Float64Array(Math.floor(length / DRAWN));
  for (let at = 0; at < drawn.length; at++) drawn[at] = scores[at * DRAWN]!;
  drawn.sort();
  return Math.max(0, drawn[drawn.length - 1 - Math.ceil((SAFE * wanted) / DRAWN)] ?? 0);
}

const top = new TopScores();

/** The places of the greatest scores above 0, greatest first; of equals the first. */
export function topOf(scores: Float64Array, most: number): number[] {
  top.restart(Math.min(most, scores.length));
  top.take(scores, scores.length);
  return Array.from(top.sorted().places);
}

/** Moves the entry at a node down until neither of those below it is less; of equals the later one is less. */
function sink(keys: Float64Array, places: Uint32Array, from: number, count: number): void {
  const key = keys[from]!;
  const place = places[from]!;
  let at = from;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= count) break;
    const right = below + 1;
    if (
      right < count &&
      (keys[right]! < keys[below]! || (keys[right]! === keys[below]! && places[right]! > places[below]!))
    )
      below = right;
    if (keys[below]! > key || (keys[below]! === key && places[below]! < place)) break;
    keys[at] = keys[below]!;
    places[at] = places[below]!;
    at = below;
  }
  keys[at] = key;
  places[at] = place;
}

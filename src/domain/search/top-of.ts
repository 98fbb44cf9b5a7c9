/** A first bar is looked for where the wanted are at least so many, and the scores so many times as many. */
const [MIN_BARRED, MIN_TIMES] = [256, 8];
/** One score in so many is drawn for it, and its place among them lies so much below that of the last wanted. */
const [DRAWN, SAFE] = [32, 1.4];
/** Entries gathered before the best of them are sought. */
const roomFor = (wanted: number) => 2 * wanted + 64;
/** So few entries are put in order one by one. */
const FEW = 12;

/** Places and their scores, side by side. */
export interface TopPlaces {
  places: Uint32Array;
  scores: Float64Array;
}

/**
 * Gathers the greatest of scores that come in parts: all above a bar, which rises to the last wanted each time that there are
 * more than twice as many. A heap would move entries for each that comes. Its memory serves again and again.
 */
export class TopScores {
  #keys = new Float64Array(512);
  #places = new Uint32Array(512);
  #wanted = 0;
  #count = 0;
  /** What a score has to exceed. */
  #bar = 0;

  /** Forgets all, and gathers at most so many from now on. */
  restart(most: number): void {
    this.#wanted = most;
    this.#count = 0;
    this.#bar = most > 0 ? 0 : Number.POSITIVE_INFINITY;
    const room = roomFor(most);
    if (this.#keys.length >= room) return;
    this.#keys = new Float64Array(room);
    this.#places = new Uint32Array(room);
  }

  /** Takes the first `length` scores, those above 0, as of the places from one on, which come after all taken before. */
  take(scores: Float64Array, length: number, from = 0): void {
    if (this.#count === 0 && this.#wanted >= MIN_BARRED && length >= MIN_TIMES * this.#wanted) {
      this.#bar = firstBar(scores, length, this.#wanted);
      this.#gather(scores, length, from);
      if (this.#count >= this.#wanted) return;
      this.restart(this.#wanted);
    }
    this.#raise();
    this.#gather(scores, length, from);
  }

  /** Gathers those above the bar. */
  #gather(scores: Float64Array, length: number, from: number): void {
    const keys = this.#keys;
    const places = this.#places;
    const room = roomFor(this.#wanted);
    let count = this.#count;
    let bar = this.#bar;
    for (let at = 0; at < length; at++) {
      const score = scores[at]!;
      if (!(score > bar)) continue;
      keys[count] = score;
      places[count++] = from + at;
      if (count < room) continue;
      this.#count = count;
      this.#raise();
      count = this.#count;
      bar = this.#bar;
    }
    this.#count = count;
  }

  /** Keeps the wanted where there are more, and raises the bar to the last of them: what comes later is behind its equals. */
  #raise(): void {
    if (this.#count <= this.#wanted) return;
    bringToFront(this.#keys, this.#places, this.#count, this.#wanted);
    this.#count = this.#wanted;
    this.#bar = this.#keys[this.#wanted - 1]!;
  }

  /** What was gathered, greatest first, of equals the first; valid until others are gathered. */
  sorted(): TopPlaces {
    this.#raise();
    const count = this.#count;
    putInOrder(this.#keys, this.#places, 0, count - 1);
    return { places: this.#places.subarray(0, count), scores: this.#keys.subarray(0, count) };
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

/** Brings the best `wanted` of more entries to the front, the last of them behind the others (Hoare's quickselect). */
function bringToFront(keys: Float64Array, places: Uint32Array, count: number, wanted: number): void {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const end = part(keys, places, low, high);
    if (wanted - 1 <= end) high = end;
    else low = end + 1;
  }
}

/** Puts the entries from `from` to `to` in order, best first. */
function putInOrder(keys: Float64Array, places: Uint32Array, from: number, to: number): void {
  let low = from;
  let high = to;
  while (high - low >= FEW) {
    const end = part(keys, places, low, high);
    if (end - low < high - end) {
      putInOrder(keys, places, low, end);
      low = end + 1;
    } else {
      putInOrder(keys, places, end + 1, high);
      high = end;
    }
  }
  for (let at = low + 1; at <= high; at++) {
    const key = keys[at]!;
    const place = places[at]!;
    let free = at;
    for (; free > low; free--) {
      const before = keys[free - 1]!;
      if (before > key || (before === key && places[free - 1]! < place)) break;
      keys[free] = before;
      places[free] = places[free - 1]!;
    }
    keys[free] = key;
    places[free] = place;
  }
}

/** Parts the entries from `low` to `high`, two or more: those up to the index returned, not all, are better than the others. */
function part(keys: Float64Array, places: Uint32Array, low: number, high: number): number {
  const middle = (low + high) >>> 1;
  const key = keys[middle]!;
  const place = places[middle]!;
  let from = low;
  let to = high;
  for (;;) {
    while (keys[from]! > key || (keys[from] === key && places[from]! < place)) from++;
    while (keys[to]! < key || (keys[to] === key && places[to]! > place)) to--;
    if (from >= to) return to;
    const [other, at] = [keys[from]!, places[from]!];
    keys[from] = keys[to]!;
    places[from++] = places[to]!;
    keys[to] = other;
    places[to--] = at;
  }
}

import { float64At, itemAt } from "#domain/search/array-reads.ts";

/** Places and their scores, side by side. */
export interface TopPlaces {
  places: Uint32Array;
  scores: Float64Array;
}

/** The places of the `most` greatest scores above 0, greatest first; of equals the first. */
export function topOf(scores: Float64Array, most: number): number[] {
  return Array.from(topScores(scores, most).places);
}

/** The same with the scores. */
export function topScores(scores: Float64Array, most: number): TopPlaces {
  const isWorse = (place: number, than: number) =>
    float64At(scores, place) < float64At(scores, than) || (scores[place] === scores[than] && place > than);
  const heap = new TopHeap(most, isWorse);
  for (let place = 0; place < scores.length; place++) {
    const score = float64At(scores, place);
    if (score > 0 && score > heap.bar(scores)) heap.add(place);
  }
  const places = Uint32Array.from(heap.places).sort((a, b) => (isWorse(a, b) ? 1 : -1));
  return { places, scores: Float64Array.from(places, (place) => float64At(scores, place)) };
}

/** Keeps the `most` best of the places added: a binary heap with the worst of them at its root. */
class TopHeap {
  readonly places: number[] = [];
  readonly #most: number;
  readonly #isWorse: (place: number, than: number) => boolean;

  constructor(most: number, isWorse: (place: number, than: number) => boolean) {
    this.#most = most;
    this.#isWorse = isWorse;
  }

  /** What a score must exceed to be added. */
  bar(scores: Float64Array): number {
    if (this.places.length < this.#most) return 0;
    const [root] = this.places;
    return root === undefined ? Number.POSITIVE_INFINITY : float64At(scores, root);
  }

  /** Adds a place, in exchange for the worst where there are `most`. */
  add(place: number): void {
    const { places } = this;
    if (places.length < this.#most) this.#rise(place);
    else this.#sink(place);
  }

  #rise(place: number): void {
    const { places } = this;
    let at = places.push(place) - 1;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!this.#isWorse(place, itemAt(places, parent))) break;
      places[at] = itemAt(places, parent);
      at = parent;
    }
    places[at] = place;
  }

  /** Puts a place where the root was. */
  #sink(place: number): void {
    const { places } = this;
    let at = 0;
    for (let child = 1; child < places.length; child = 2 * at + 1) {
      const right = child + 1;
      if (right < places.length && this.#isWorse(itemAt(places, right), itemAt(places, child))) child = right;
      if (!this.#isWorse(itemAt(places, child), place)) break;
      places[at] = itemAt(places, child);
      at = child;
    }
    places[at] = place;
  }
}

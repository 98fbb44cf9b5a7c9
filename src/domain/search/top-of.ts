/** Indices (`places`) with the score of each, in the same order. */
export interface TopPlaces {
  places: Uint32Array;
  scores: Float64Array;
}

/**
 * Inserts a score into a list of the highest ones, which `best` contains from `from` to `to`, highest first
 * and filled up with zeros. Returns the index of the score, or `to` if it is too low.
 */
export function insertScore(best: Float64Array, score: number, from = 0, to = best.length): number {
  let at = to;
  for (; at > from && score > best[at - 1]!; at--) if (at < to) best[at] = best[at - 1]!;
  if (at < to) best[at] = score;
  return at;
}

/** The indices of the `most` highest scores above 0, highest first. Equal scores are ordered by index. */
export function topOf(scores: Float64Array, most: number): number[] {
  return Array.from(topScores(scores, most).places);
}

/** The `most` highest scores above 0 with their indices, highest first. Equal scores are ordered by index. */
export function topScores(scores: Float64Array, most: number): TopPlaces {
  const bestFirst = (a: number, b: number) => scores[b]! - scores[a]! || a - b;
  let places: number[] = [];
  /** Scores up to this one can no longer be among the `most` highest. */
  let bar = 0;
  for (let place = 0; place < scores.length; place++) {
    if (scores[place]! <= bar) continue;
    places.push(place);
    if (places.length < 2 * most) continue;
    places = places.sort(bestFirst).slice(0, most);
    bar = scores[places.at(-1) ?? place]!;
  }
  const best = Uint32Array.from(places.sort(bestFirst).slice(0, most));
  return { places: best, scores: Float64Array.from(best, (place) => scores[place]!) };
}

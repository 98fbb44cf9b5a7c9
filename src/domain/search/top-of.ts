/** The heap of the call at hand, the least on top: values and their places. Kept, since most calls want as many as the last. */
let keys = new Float64Array(256);
let places = new Uint32Array(256);

/**
 * The places of the greatest values above `least`, which is 0 or more, greatest first; of equals the first. A bound that
 * leaves no more than are wanted saves time.
 */
export function topOf(scores: Float64Array, most: number, least = 0): number[] {
  const wanted = Math.min(most, scores.length);
  if (wanted === 0) return [];
  if (keys.length < wanted) {
    keys = new Float64Array(wanted);
    places = new Uint32Array(wanted);
  }
  let count = 0;
  let bar = least;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at]!;
    if (!(score > bar)) continue;
    if (count < wanted) {
      keys[count] = score;
      places[count++] = at;
      if (count < wanted) continue;
      for (let node = wanted >>> 1; node >= 0; node--) sink(keys, places, node, wanted);
    } else {
      keys[0] = score;
      places[0] = at;
      sink(keys, places, 0, wanted);
    }
    bar = keys[0]!;
  }
  if (count < wanted) for (let node = count >>> 1; node >= 0; node--) sink(keys, places, node, count);
  // The least of what is left goes behind it, again and again.
  for (let left = count - 1; left > 0; left--) {
    const [key, place] = [keys[left]!, places[left]!];
    keys[left] = keys[0]!;
    places[left] = places[0]!;
    keys[0] = key;
    places[0] = place;
    sink(keys, places, 0, left);
  }
  const found: number[] = [];
  for (let at = 0; at < count; at++) found.push(places[at]!);
  return found;
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

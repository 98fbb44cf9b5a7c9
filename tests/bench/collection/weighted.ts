import type { Random } from "./random.ts";

/** A draw from a list of weighted items, prepared once so that each draw is a search, not a sum. */
export function weightedDraw<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
): (random: Random) => Item {
  let sum = 0;
  const bounds = items.map((item) => (sum += weight(item)));
  return (random) => {
    const at = random.next() * sum;
    let [low, high] = [0, bounds.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bounds[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return items[low]!;
  };
}

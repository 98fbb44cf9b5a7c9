/**
 * The places of the greatest values above `least`, which is 0 or more, greatest first; of equals the first. A bound that
 * leaves no more than are wanted saves time.
 */
export function topOf(scores: Float64Array, most: number, least = 0): number[] {
  // A heap with the least on top: its score and place are compared with every value, so they are kept at hand.
  const heap: number[] = [];
  const isLess = (a: number, b: number) => scores[a]! < scores[b]! || (scores[a] === scores[b] && a > b);
  const sink = (from: number) => {
    for (let at = from; ; ) {
      let least = at;
      const left = 2 * at + 1;
      if (left < heap.length && isLess(heap[left]!, heap[least]!)) least = left;
      if (left + 1 < heap.length && isLess(heap[left + 1]!, heap[least]!)) least = left + 1;
      if (least === at) return;
      const moved = heap[at]!;
      heap[at] = heap[least]!;
      heap[least] = moved;
      at = least;
    }
  };
  let bar = least;
  for (let at = 0; at < scores.length; at++) {
    if (!(scores[at]! > bar)) continue;
    if (heap.length < most) {
      heap.push(at);
      if (heap.length < most) continue;
      for (let node = most >>> 1; node >= 0; node--) sink(node);
    } else {
      heap[0] = at;
      sink(0);
    }
    bar = scores[heap[0]!]!;
  }
  return heap.sort((a, b) => scores[b]! - scores[a]! || a - b);
}

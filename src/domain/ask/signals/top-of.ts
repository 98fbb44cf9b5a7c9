/** The places of the greatest positive values, greatest first; of equals the first. */
export function topOf(scores: Float64Array, most: number): number[] {
  const heap: number[] = [];
  const isLess = (a: number, b: number) => scores[a]! < scores[b]! || (scores[a] === scores[b] && a > b);
  const sink = (from: number) => {
    for (let at = from; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && isLess(heap[child]!, heap[least]!)) least = child;
      if (least === at) return;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  };
  for (let at = 0; at < scores.length; at++) {
    if (!(scores[at]! > 0)) continue;
    if (heap.length < most) {
      heap.push(at);
      if (heap.length === most) for (let node = most >>> 1; node >= 0; node--) sink(node);
    } else if (scores[at]! > scores[heap[0]!]!) {
      heap[0] = at;
      sink(0);
    }
  }
  return heap.sort((a, b) => scores[b]! - scores[a]! || a - b);
}

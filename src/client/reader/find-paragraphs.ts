import type { LineBox } from "./find-lines.ts";

/**
 * In heights of a line: how far an edge may deviate from the margin, and the limits for an indent and for a
 * short line.
 */
const SLACK = 0.45;
const INDENT = 1;
const SHORT = 2;

/**
 * Whether each line begins a paragraph: the line is indented, or the line above is short. `lines` are those
 * of one page, from top to bottom. Margins may be slanted, as on a photo.
 */
export function beginParagraphs(lines: readonly LineBox[]): boolean[] {
  const heights = lines.map(({ height }) => height).sort((a, b) => a - b);
  const em = heights[Math.floor(heights.length / 2)] ?? 0;
  const left = fitMargin(
    lines.map(({ x, y }) => [y, x]),
    em,
  );
  const right = fitMargin(
    lines.map(({ x, y, width }) => [y, -x - width]),
    em,
  );
  return lines.map(({ x, y }, at) => {
    const above = lines[at - 1];
    const isShort = above !== undefined && -above.x - above.width - right(above.y) > SHORT * em;
    return x - left(y) > INDENT * em || isShort;
  });
}

/** The margin by height: the line through two edges with the most edges on it and the fewest edges before it. */
function fitMargin(edges: [y: number, x: number][], em: number): (y: number) => number {
  let best = { score: Number.NEGATIVE_INFINITY, at: (_: number) => 0 };
  for (const [first, [y1, x1]] of edges.entries())
    for (const [y2, x2] of edges.slice(first)) {
      const slope = y2 > y1 ? (x2 - x1) / (y2 - y1) : 0;
      if (Math.abs(slope) > 0.2) continue;
      const at = (y: number) => x1 + slope * (y - y1);
      let score = 0;
      for (const [y, x] of edges) {
        const apart = (x - at(y)) / em;
        if (apart < -SLACK) score -= 3;
        else if (apart <= SLACK) score++;
      }
      if (score > best.score) best = { score, at };
    }
  return best.at;
}

import type { LineBox } from "./find-lines.ts";

/** How far the edge of a line may be from the margin and still lie on it, in heights of a line. */
const SLACK = 0.45;
/** A line that starts further than this from the left margin is indented. In heights of a line. */
const INDENT = 1;
/** A line that ends further than this from the right margin is short. In heights of a line. */
const SHORT = 2;
/** A line that is further than this from both margins is centred. In heights of a line. */
const CENTRED = 4;
/** Number of lines at the top of a page among which the title is. */
const HEAD = 4;

/**
 * Returns for each line whether it begins a paragraph: it is indented, or the line above is short. `lines`
 * are those of one page, from top to bottom. The margins may be slanted, as on a photo.
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
  const gaps = lines.map(({ x, y, width }) => [x - left(y), -x - width - right(y)] as const);
  return gaps.map(([before, after], at) => {
    const [, afterAbove = 0] = gaps[at - 1] ?? [];
    const isShort = afterAbove > SHORT * em;
    // The rest of a centred title that was too long for its line continues the title.
    const isCentred = before > CENTRED * em && Math.abs(before - after) < 2 * em;
    const continuesTitle = at > 0 && at < HEAD && isCentred;
    return isShort || (before > INDENT * em && !continuesTitle);
  });
}

/**
 * Finds a margin of the page and returns its position at each height. Of the lines through two edges, the
 * margin is the one with the highest score. Each edge on a line adds 1 to the score of the line, and each
 * edge outside it subtracts 3.
 */
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

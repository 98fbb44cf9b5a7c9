import type { LineBox } from "./find-lines.ts";

/** How far the edge of a line may be from the margin and still lie on it, in heights of a line. */
const SLACK = 0.45;
/** A line that starts further than this from the left margin is indented. In heights of a line. */
const INDENT = 1;
/** A line that ends further than this from the right margin is short. In heights of a line. */
const SHORT = 2;
/** A line that is further than this from both margins is centred. In heights of a line. */
const CENTRED = 4;
/** A line that is further than this below the line above is apart from it. In median distances of lines. */
const APART = 1.35;
/** Maximum number of lines from which the margins are found. Of a page with more, some are left out. */
const MAX_EDGES = 100;
/** Number of lines at the top of a page among which the title is. */
const HEAD = 4;

/** The lines of one page, with an indent before each that begins a paragraph, by which the parser finds it. */
export function indentParagraphs(texts: readonly string[], boxes: readonly LineBox[]): string[] {
  const begin = beginParagraphs(boxes);
  return texts.map((text, at) => (begin[at] ? `\u3000\u3000${text.trim()}` : text));
}

/**
 * Returns for each line whether it begins a paragraph: it is indented or apart, or the line above is short.
 * `lines` are those of one page, from top to bottom; a line at the foot may come first. The margins may be
 * slanted, as on a photo.
 */
export function beginParagraphs(lines: readonly LineBox[]): boolean[] {
  const em = median(lines.map(({ height }) => height));
  const steps = lines.map(({ y }, at) => y - (lines[at - 1]?.y ?? y));
  const pitch = median(steps.filter((step) => step > 0));
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
    const step = steps[at] ?? 0;
    const isShort = step > 0 && afterAbove > SHORT * em;
    // The rest of a centred title that was too long for its line continues the title.
    const isCentred = before > CENTRED * em && Math.abs(before - after) < 2 * em;
    const continuesTitle = at > 0 && at < HEAD && isCentred;
    return isShort || (!continuesTitle && (before > INDENT * em || step > APART * pitch));
  });
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Finds a margin of the page and returns its position at each height. Of the lines through two edges, the
 * margin is the one with the highest score. Each edge on a line adds 1 to the score of the line, and each
 * edge outside it subtracts 3.
 */
function fitMargin(all: [y: number, x: number][], em: number): (y: number) => number {
  const every = Math.ceil(all.length / MAX_EDGES);
  const edges = all.filter((_, at) => at % every === 0);
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

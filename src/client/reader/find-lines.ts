/**
 * The probability, from 0 to 255, that each point of a picture belongs to text. `at` lists the points row by
 * row. `scale` is the size of this map divided by the size of the picture.
 */
export interface TextMap {
  width: number;
  height: number;
  at: Uint8Array;
  scale: number;
}

/**
 * The distortion of the lines of text on a page, in pixels from the upper left corner of the picture. A line
 * of text that has the height v after straightening satisfies y = (v + tilt x + curl x²) / (1 - fan x).
 */
export interface Bend {
  tilt: number;
  /** How far the lines diverge to the right, as on a page that was photographed from the side. */
  fan: number;
  curl: number;
}

/** A box on the straightened picture, in pixels. */
export interface LineBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The lowest value, from 0 to 255, at which a point counts as text. */
const LIKELY = 77;
const MIN_POINTS = 24;
/** A region that is at least this many times as wide as high shows the direction of its line. */
const LONG = 5;
/**
 * The detector marks only the middle of a line. The box of a region is extended on each side by its area
 * divided by its outline, times this number. PaddleOCR calls it the unclip ratio.
 */
const REACH = 1.6;

/**
 * Finds the connected regions of text on a map. Each is a list of the indexes of its points. Regions of fewer
 * than MIN_POINTS points are left out.
 */
export function findRegions({ width, height, at }: TextMap): Uint32Array[] {
  const isOpen = Uint8Array.from(at, (value) => (value >= LIKELY ? 1 : 0));
  const regions: Uint32Array[] = [];
  const points = new Uint32Array(width * height);
  for (let start = 0; start < isOpen.length; start++) {
    if (!isOpen[start]) continue;
    let found = 0;
    const take = (point: number) => {
      if (!isOpen[point]) return;
      isOpen[point] = 0;
      points[found++] = point;
    };
    take(start);
    for (let done = 0; done < found; done++) {
      const point = points[done] ?? 0;
      const x = point % width;
      if (x > 0) take(point - 1);
      if (x < width - 1) take(point + 1);
      if (point >= width) take(point - width);
      if (point < width * (height - 1)) take(point + width);
    }
    if (found >= MIN_POINTS) regions.push(points.slice(0, found));
  }
  return regions;
}

/**
 * The penalty on large values of tilt, fan and curl, in this order (ridge regression). With it, a few short
 * lines do not make the page look distorted.
 */
const RIDGE: readonly number[] = [0, 0.5, 4];

/**
 * Estimates the distortion from the long regions, by least squares over their points. Each point is measured
 * from the centre of its region, because the height of the line itself is unknown.
 */
export function findBend(map: TextMap, regions: readonly Uint32Array[]): Bend {
  // Three linear equations for tilt, fan and curl, whose terms are x, xy and x². x and y are in thousands of
  // pixels, so that the terms have similar magnitudes.
  const sums = RIDGE.map((ridge, term) => [0, 0, 0, 0].map((_, at) => (at === term ? ridge : 0)));
  const unit = 1000 * map.scale;
  const termsOf = (point: number): number[] => {
    const [x, y] = [(point % map.width) / unit, Math.floor(point / map.width) / unit];
    return [x, x * y, x * x, y];
  };
  for (const region of regions) {
    const [left, right] = rangeOf(region, (point) => point % map.width);
    const [top, bottom] = rangeOf(region, (point) => Math.floor(point / map.width));
    if (right - left < Math.min(LONG * (bottom - top), map.width / 4)) continue;
    const means = [0, 0, 0, 0];
    for (const point of region)
      for (const [at, term] of termsOf(point).entries()) means[at] = (means[at] ?? 0) + term / region.length;
    for (const point of region) {
      const apart = termsOf(point).map((term, at) => term - (means[at] ?? 0));
      for (const [term, sum] of sums.entries())
        for (let at = 0; at < 4; at++) sum[at] = (sum[at] ?? 0) + (apart[term] ?? 0) * (apart[at] ?? 0);
    }
  }
  const [tilt = 0, fan = 0, curl = 0] = solve(sums);
  return { tilt, fan: fan / 1000, curl: curl / 1000 };
}

/**
 * Solves three linear equations. Each is its three coefficients and its right side. Returns zeros if the
 * equations have no single solution.
 */
function solve(equations: number[][]): number[] {
  for (const [at, pivot] of equations.entries()) {
    const head = pivot[at] ?? 0;
    if (Math.abs(head) < 1e-9) return [0, 0, 0];
    for (const [other, row] of equations.entries()) {
      const share = other === at ? 0 : (row[at] ?? 0) / head;
      for (let column = 0; column < 4; column++)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0);
    }
  }
  return equations.map((row, at) => (row[3] ?? 0) / (row[at] ?? 1));
}

/** The smallest and the largest value. Math.min cannot take as many arguments as a region has points. */
function rangeOf<Item>(
  items: Iterable<Item>,
  measure: (item: Item) => number,
): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const item of items) {
    const value = measure(item);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** The height of a point after the lines have been straightened. */
export const straightHeight = ({ tilt, fan, curl }: Bend, x: number, y: number) =>
  y * (1 - fan * x) - tilt * x - curl * x * x;

/**
 * Finds the lines of text on the straightened picture, from top to bottom. Each line is a list of its parts
 * from left to right.
 */
export function findLines(map: TextMap, regions: readonly Uint32Array[], bend: Bend): LineBox[][] {
  const [column, row] = [
    (point: number) => ((point % map.width) + 0.5) / map.scale,
    (point: number) => (Math.floor(point / map.width) + 0.5) / map.scale,
  ];
  const boxes = regions.map((region) => {
    const [left, right] = rangeOf(region, column);
    const [top, bottom] = rangeOf(region, (point) => straightHeight(bend, column(point), row(point)));
    const [width, height] = [right - left + 1 / map.scale, bottom - top + 1 / map.scale];
    const reach = (REACH * width * height) / (2 * (width + height));
    return { x: left - reach, y: top - reach, width: width + 2 * reach, height: height + 2 * reach };
  });
  const lines: LineBox[][] = [];
  for (const box of boxes.sort((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && middle(box) - middle(last) < Math.min(box.height, last.height) / 2) line.push(box);
    else lines.push([box]);
  }
  return lines.map(joinNear);
}

const middle = ({ y, height }: LineBox) => y + height / 2;

/**
 * Joins parts of a line if the gap between them is less than twice the smaller of their heights. Returns the
 * parts from left to right.
 */
function joinNear(line: LineBox[]): LineBox[] {
  const joined: LineBox[] = [];
  for (const box of line.sort((a, b) => a.x - b.x)) {
    const last = joined.at(-1);
    if (last && box.x - (last.x + last.width) < 2 * Math.min(last.height, box.height))
      joined[joined.length - 1] = around([last, box]);
    else joined.push(box);
  }
  return joined;
}

/** The smallest box around all given boxes. */
export function around(boxes: readonly LineBox[]): LineBox {
  const [x] = rangeOf(boxes, (box) => box.x);
  const [y] = rangeOf(boxes, (box) => box.y);
  const [, right] = rangeOf(boxes, (box) => box.x + box.width);
  const [, bottom] = rangeOf(boxes, (box) => box.y + box.height);
  return { x, y, width: right - x, height: bottom - y };
}

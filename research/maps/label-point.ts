import { type Area, type Point, STEPS_PER_DEGREE } from "./map-decode.ts";

/** Number of cells along the longer side in the first step; the best cell is then refined this many times. */
const CELLS = 10;
const LOOKS = 4;

/**
 * Position of an area's label, in degrees: the point of its largest polygon that is farthest from any border,
 * to within a thousandth of its size. (Boundary files give the seat of government, often near a border.)
 */
export function labelPoint({ polygons }: Area): [longitude: number, latitude: number] {
  const rings = polygons.reduce((best, polygon) => (size(polygon[0]!) > size(best[0]!) ? polygon : best));
  const [xs, ys] = [rings[0]!.map(([x]) => x), rings[0]!.map(([, y]) => y)];
  let [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let best: { at: Point; depth: number } = { at: rings[0]![0]!, depth: Number.NEGATIVE_INFINITY };
  for (let look = 0; look < LOOKS; look++) {
    const step = Math.max(east - west, north - south) / CELLS;
    for (let x = west + step / 2; x < east; x += step) {
      for (let y = south + step / 2; y < north; y += step) {
        const depth = depthOf([x, y], rings, best.depth);
        if (depth > best.depth) best = { at: [x, y], depth };
      }
    }
    [west, east, south, north] = [best.at[0] - step, best.at[0] + step, best.at[1] - step, best.at[1] + step];
  }
  const degrees = (steps: number) => Number((steps / STEPS_PER_DEGREE).toFixed(3));
  return [degrees(best.at[0]), degrees(best.at[1])];
}

/** Distance to the nearest border; -1 if outside, or as soon as it is known to be below `enough`. */
function depthOf([x, y]: Point, rings: Point[][], enough: number): number {
  const floor = enough > 0 ? enough * enough : 0;
  let inside = false;
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [ax, ay] = ring[at - 1]!;
      const [bx, by] = ring[at]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      const [dx, dy] = [bx - ax, by - ay];
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2);
      if (least < floor) return -1;
    }
  }
  return inside ? Math.sqrt(least) : -1;
}

function size(ring: Point[]): number {
  let twice = 0;
  for (let at = 1; at < ring.length; at++)
    twice += ring[at - 1]![0] * ring[at]![1] - ring[at]![0] * ring[at - 1]![1];
  return Math.abs(twice);
}

import type { Area, Point } from "./map-decode.ts";

/** Points and items near a position, by grid cell. */
class Cells<T> {
  private readonly cells = new Map<string, T[]>();
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  add(thing: T, [x, y]: Point): void {
    const key = `${Math.floor(x / this.size)},${Math.floor(y / this.size)}`;
    const cell = this.cells.get(key);
    if (cell) cell.push(thing);
    else this.cells.set(key, [thing]);
  }

  /** All items within `reach` of the box between two points, and some beyond it. */
  *near([ax, ay]: Point, [bx, by]: Point, reach: number): Generator<T> {
    const cell = (value: number) => Math.floor(value / this.size);
    for (let x = cell(Math.min(ax, bx) - reach); x <= cell(Math.max(ax, bx) + reach); x++) {
      for (let y = cell(Math.min(ay, by) - reach); y <= cell(Math.max(ay, by) + reach); y++) {
        yield* this.cells.get(`${x},${y}`) ?? [];
      }
    }
  }
}

interface Corner {
  at: Point;
  /** The areas whose rings pass through this corner. */
  owners: Set<number>;
}

/**
 * The areas with borders that meet. Rounding in the source moved neighbours apart, so points closer than
 * `tolerance` (grid steps) become one, and a border passing that close to a neighbour's corner bends to it.
 * Afterwards both sides of a border have the same points, and a topology finds it once.
 */
export function snapBorders(areas: Area[], tolerance: number): Area[] {
  const corners = new Cells<Corner>(Math.max(tolerance, 1) * 4);
  const merged = areas.map((area, owner) => ({
    ...area,
    polygons: area.polygons.map((polygon) =>
      polygon.map((ring) => ring.map((point) => cornerFor(point, owner, corners, tolerance))),
    ),
  }));
  return merged.map((area, owner) => ({
    ...area,
    polygons: area.polygons
      .map((polygon) =>
        polygon
          .map((ring) => withoutSpikes(bentToNeighbours(ring, owner, corners, tolerance)))
          .filter((ring) => ring.length > 3),
      )
      .filter((polygon) => polygon.length > 0),
  }));
}

function cornerFor(point: Point, owner: number, corners: Cells<Corner>, tolerance: number): Corner {
  let best: Corner | undefined;
  let least = tolerance;
  for (const corner of corners.near(point, point, tolerance)) {
    const distance = Math.hypot(corner.at[0] - point[0], corner.at[1] - point[1]);
    if (distance < least || (distance === least && !best)) [best, least] = [corner, distance];
  }
  if (!best) {
    best = { at: point, owners: new Set() };
    corners.add(best, point);
  }
  best.owners.add(owner);
  return best;
}

function bentToNeighbours(ring: Corner[], owner: number, corners: Cells<Corner>, tolerance: number): Point[] {
  const bent: Point[] = [];
  for (let at = 0; at + 1 < ring.length; at++) {
    const [from, to] = [ring[at]!, ring[at + 1]!];
    bent.push(from.at);
    if (from === to) continue;
    const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
    const length = dx * dx + dy * dy;
    const passed: { at: Point; share: number }[] = [];
    for (const corner of corners.near(from.at, to.at, tolerance)) {
      if (corner === from || corner === to || (corner.owners.size === 1 && corner.owners.has(owner)))
        continue;
      const [px, py] = [corner.at[0] - from.at[0], corner.at[1] - from.at[1]];
      const share = (px * dx + py * dy) / length;
      const offset = Math.abs(px * dy - py * dx) / Math.sqrt(length);
      if (share > 0 && share < 1 && offset <= tolerance) passed.push({ at: corner.at, share });
    }
    bent.push(...passed.sort((a, b) => a.share - b.share).map((corner) => corner.at));
  }
  return bent;
}

/** The closed ring without repeated points and without lines that go out and straight back. */
function withoutSpikes(ring: Point[]): Point[] {
  const same = (a: Point | undefined, b: Point | undefined) => a && b && a[0] === b[0] && a[1] === b[1];
  const kept: Point[] = [];
  for (const point of ring) {
    if (same(point, kept.at(-1))) continue;
    if (same(point, kept.at(-2))) kept.pop();
    else kept.push(point);
  }
  for (;;) {
    if (kept.length > 1 && same(kept[0], kept.at(-1))) kept.pop();
    else if (kept.length > 2 && same(kept[1], kept.at(-1))) kept.shift();
    else if (kept.length > 2 && same(kept[0], kept.at(-2))) kept.pop();
    else break;
  }
  return kept.length < 3 ? [] : [...kept, kept[0]!];
}

import type { RegionSource } from "#build/courts/regions.ts";
import type { MapOutline } from "#contract/site-files/region-map.ts";
import { type Area, type Point, type Polygon, STEPS_PER_DEGREE } from "./map-decode.ts";
import { extentOf, simplifyAreas } from "./map-simplify.ts";
import type { SeaInset } from "./map-sources.ts";

/** Two units per pixel on a map 600 pixels wide. */
const WIDTH = 1_200;
/** ECharts draws a degree of longitude three quarters as wide as one of latitude, so this does too. */
const ASPECT = 0.75;
/** A corner with a smaller triangle, in square units, is invisible at the 350 pixels of the page. */
const MIN_CORNER = 54;
/** Islands smaller than this, in square units, are dots at 600 pixels; a region keeps its largest. */
const MIN_ISLAND = 40;

/** The outline of China from the snapped areas of its map; the same projection as the live map. */
export function drawOutline(areas: Area[], regions: RegionSource[], sea: SeaInset): MapOutline {
  const { west, south, width, height } = extentOf(areas);
  const scale = WIDTH / (width * ASPECT);
  const toX = (longitude: number) => Math.round((longitude - west) * ASPECT * scale);
  const toY = (latitude: number) => Math.round((south + height - latitude) * scale);
  const small = simplifyAreas(areas, MIN_CORNER / (scale * scale * ASPECT));

  const drawn = regions.map(({ key, name, english }) => {
    const area = small.find((one) => one.name === name);
    const rings = (area ? visible(area.polygons, MIN_ISLAND / (scale * scale * ASPECT)) : []).map((polygon) =>
      polygon.map((ring) => ring.map(([x, y]): Point => [toX(x), toY(y)])),
    );
    if (name === "台湾") rings.push([dot(sea.diaoyu, toX, toY)]);
    return { key, name, english, path: rings.flat().map(ringPath).join("") };
  });

  const [east, north] = sea.place;
  const strokes = sea.strokes.map((stroke) =>
    stroke.map(
      ([x, y]): Point => [
        toX((east + x / sea.scale[0]) * STEPS_PER_DEGREE),
        toY((north + y / sea.scale[1]) * STEPS_PER_DEGREE),
      ],
    ),
  );
  return {
    width: WIDTH,
    height: Math.round(height * scale),
    regions: drawn,
    inset: strokes.map(ringPath).join(""),
  };
}

function visible(polygons: Polygon[], smallest: number): Polygon[] {
  const sized = polygons.map((polygon) => ({ polygon, size: ringSize(polygon[0]!) }));
  const largest = Math.max(...sized.map(({ size }) => size));
  return sized.filter(({ size }) => size === largest || size >= smallest).map(({ polygon }) => polygon);
}

function ringSize(ring: Point[]): number {
  let twice = 0;
  for (let at = 1; at < ring.length; at++) {
    twice += ring[at - 1]![0] * ring[at]![1] - ring[at]![0] * ring[at - 1]![1];
  }
  return Math.abs(twice) / 2;
}

/** 钓鱼岛 is smaller than a pixel: a square of three units marks it. */
function dot(
  [west, south, east, north]: SeaInset["diaoyu"],
  toX: (longitude: number) => number,
  toY: (latitude: number) => number,
): Point[] {
  const x = toX(((west + east) / 2) * STEPS_PER_DEGREE);
  const y = toY(((south + north) / 2) * STEPS_PER_DEGREE);
  return [
    [x - 1, y - 1],
    [x + 2, y - 1],
    [x + 2, y + 2],
    [x - 1, y + 2],
    [x - 1, y - 1],
  ];
}

/** A closed path of relative moves, which compress well: m100 200l3-4 5 6z. */
function ringPath(ring: Point[]): string {
  const [start, ...rest] = ring.slice(0, -1);
  let [atX, atY] = start!;
  let steps = "";
  for (const [x, y] of rest) {
    if (x === atX && y === atY) continue;
    steps += pair(x - atX, y - atY, steps !== "");
    [atX, atY] = [x, y];
  }
  return `M${pair(start![0], start![1], false)}l${steps}z`;
}

const pair = (x: number, y: number, follows: boolean) =>
  `${follows && x >= 0 ? " " : ""}${x}${y >= 0 ? " " : ""}${y}`;

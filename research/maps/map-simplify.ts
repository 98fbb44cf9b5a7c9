import { type Arcs, feature, mergeArcs, type Topology } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { Area, Point, Polygon } from "./map-decode.ts";

/**
 * The areas with fewer points and with borders that still meet, because every border is simplified once
 * (Visvalingam: a point is removed if the triangle with its neighbours is smaller than `smallest`, in grid
 * steps squared). Areas with the same name are merged. No ring disappears: an island keeps at least a
 * triangle.
 */
export function simplifyAreas(areas: Area[], smallest: number): Area[] {
  const named = new Map<string, Area[]>();
  for (const area of areas) named.set(area.name, [...(named.get(area.name) ?? []), area]);
  const full = topology({
    areas: {
      type: "FeatureCollection",
      features: areas.map(({ polygons }) => ({
        type: "Feature",
        properties: {},
        geometry: { type: "MultiPolygon", coordinates: polygons },
      })),
    },
  });
  const weighed = presimplify(full);
  const shapes = weighed.objects.areas!.geometries;
  keepRings(
    weighed,
    shapes.map(({ arcs }) => arcs!),
  );
  const small = simplify(weighed, smallest);
  return [...named.values()].map((same) => {
    const own = same.map((area) => shapes[areas.indexOf(area)]!);
    const { geometry } = feature(small, own.length > 1 ? mergeArcs(small, own) : own[0]!);
    const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    return { ...same[0]!, polygons: polygons as Polygon[] };
  });
}

/**
 * Protects the most important points of each ring that would otherwise shrink to a line: two inside a ring of
 * one arc, one inside each arc of a ring of two.
 */
function keepRings(weighed: Topology, shapes: Arcs[]): void {
  const rings: number[][] = [];
  const collect = (arcs: Arcs) => {
    if (typeof arcs === "number") return;
    if (typeof arcs[0] === "number") rings.push(arcs as number[]);
    else arcs.forEach(collect);
  };
  shapes.forEach(collect);
  for (const ring of rings) {
    if (ring.length > 2) continue;
    for (const arc of ring) {
      const inner = weighed.arcs[arc < 0 ? ~arc : arc]!.slice(1, -1).toSorted((a, b) => b[2]! - a[2]!);
      for (const point of inner.slice(0, ring.length === 1 ? 2 : 1)) point[2] = Number.POSITIVE_INFINITY;
    }
  }
}

/** Width and height of the areas in grid steps. */
export function extentOf(areas: Area[]): { west: number; south: number; width: number; height: number } {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of areas.flatMap(({ polygons }) => polygons.flat(2) as Point[])) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, south, width: east - west, height: north - south };
}

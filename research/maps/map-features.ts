import type { RegionSource } from "#build/courts/regions.ts";
import { romanisePlace } from "#build/courts/romanise-place.ts";
import type { MapFeature, MapProperties } from "#contract/site-files/region-map.ts";
import { labelPoint } from "./label-point.ts";
import { type Area, type Point, STEPS_PER_DEGREE } from "./map-decode.ts";

/** Endings of Chinese names with the division type they indicate, longer before shorter. */
const TYPES: [ending: string, type: string][] = [
  ["自治州", "autonomous-prefecture"],
  ["自治县", "autonomous-county"],
  ["岛屿", "islands"],
  ["地区", "prefecture"],
  ["林区", "district"],
  ["堂区", "parish"],
  ["填海区", "district"],
  ["盟", "league"],
  ["区", "district"],
  ["县", "county"],
  ["市", "city"],
];

/** A province of the map of China. */
export function regionProperties(source: RegionSource, area: Area): MapProperties {
  return {
    "hc-key": source.hcKey,
    name: source.english,
    "cn-name": source.name,
    "drill-key": source.key,
    region: source.region,
    type: source.type,
    cp: labelPoint(area),
  };
}

/** A city or district of a province's map; `serial` is used if the boundary file contains no code for it. */
export function areaProperties(
  source: RegionSource,
  area: Area,
  serial: number,
  english: Map<string, string>,
  readings: Map<string, string[]>,
): MapProperties {
  return {
    "hc-key": area.code ? `cn-${area.code}` : `${source.hcKey}-${serial}`,
    name: english.get(area.name) ?? romanisePlace(withoutKind(area.name), readings),
    "cn-name": area.name,
    "drill-key": "",
    region: source.region,
    type: TYPES.find(([ending]) => area.name.endsWith(ending))?.[1] ?? "area",
    cp: labelPoint(area),
  };
}

/** The name without the kind of division: 大连市 gives Dalian, 忠县 Zhongxian. */
function withoutKind(name: string): string {
  const ending = TYPES.find(([text]) => name.endsWith(text))?.[0] ?? "";
  return name.length - ending.length > 1 ? name.slice(0, -ending.length || undefined) : name;
}

/** The area as GeoJSON in degrees with this many decimals; a point equal to the previous one is dropped. */
export function toFeature(area: Area, properties: MapProperties, decimals: number): MapFeature {
  const round = (steps: number) => Number((steps / STEPS_PER_DEGREE).toFixed(decimals));
  const ring = (points: Point[]) => {
    const rounded = points.map(([x, y]): [number, number] => [round(x), round(y)]);
    const distinct = rounded.filter(
      ([x, y], at) => at === 0 || x !== rounded[at - 1]![0] || y !== rounded[at - 1]![1],
    );
    return distinct.length > 3 ? distinct : rounded;
  };
  return {
    type: "Feature",
    properties,
    geometry: { type: "MultiPolygon", coordinates: area.polygons.map((polygon) => polygon.map(ring)) },
  };
}

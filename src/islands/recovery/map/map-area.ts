import type { MapProperties } from "#contract/site-files/region-map.ts";

/** An area as the court catalogue names it: map "china" with a province key, or a province's map with a name. */
export interface MapArea {
  map: string;
  area: string;
}

/** A feature of the map of `key` as an area. */
export const areaOf = (key: string, feature: MapProperties): MapArea => ({
  map: key,
  area: key === "china" ? feature["drill-key"] : feature["cn-name"],
});

/** Key of the province that the area is or lies in; empty if there is none. */
export const provinceOf = ({ map, area }: MapArea): string => (map === "china" ? area : map);

/**
 * The cn-name to mark on the map of `key`: the province on China's map, the city on a province's map; "" for
 * none.
 */
export function markedOn(key: string, features: MapProperties[], chosen: MapArea): string {
  if (key !== "china") return chosen.map === key ? chosen.area : "";
  return features.find((feature) => feature["drill-key"] === provinceOf(chosen))?.["cn-name"] ?? "";
}

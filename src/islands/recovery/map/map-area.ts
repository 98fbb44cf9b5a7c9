import type { MapProperties } from "#contract/site-files/region-map.ts";

/**
 * An area in the terms of the court catalogue. Either `map` is "china" and `area` the key of a province, or
 * `map` is the key of a province and `area` the name of an area in it.
 */
export interface MapArea {
  map: string;
  area: string;
}

/** The area for a feature on the map `key`. */
export const areaOf = (key: string, feature: MapProperties): MapArea => ({
  map: key,
  area: key === "china" ? feature["drill-key"] : feature["cn-name"],
});

/** Key of the province that the area is or is in. Empty if there is none. */
export const provinceOf = ({ map, area }: MapArea): string => (map === "china" ? area : map);

/**
 * The cn-name of what is marked on the map `key`: the province on the map of China, the city on that of a
 * province. "" for none.
 */
export function markedOn(key: string, features: MapProperties[], chosen: MapArea): string {
  if (key !== "china") return chosen.map === key ? chosen.area : "";
  return features.find((feature) => feature["drill-key"] === provinceOf(chosen))?.["cn-name"] ?? "";
}

/**
 * GET, a static file: the map of China ("china") or of the province with this key, e.g. /maps/liao_ning.json.
 */
export function regionMapPath(key: string): string {
  return `/maps/${key}.json`;
}

/** The specified properties of an area on a map. `cp` is the position of the area's label. */
export interface MapProperties {
  "hc-key": string;
  /** English name. */
  name: string;
  "cn-name": string;
  /** Key of the map of this area. Empty if there is none. */
  "drill-key": string;
  region: string;
  type: string;
  cp: [longitude: number, latitude: number];
}

/** An area of a map: its names, and its outline in degrees of longitude and latitude. */
export interface MapFeature {
  type: "Feature";
  properties: MapProperties;
  geometry: { type: "MultiPolygon"; coordinates: [number, number][][][] };
}

/**
 * A map file (GeoJSON). It is made at build. It has no schema, because its content comes from this project.
 */
export interface RegionMapFile {
  type: "FeatureCollection";
  features: MapFeature[];
}

/**
 * GET, a static file: for each map and area, the label of the court that is selected by choosing the area.
 */
export const AREA_COURTS_PATH = "/catalogue/area-courts.json";

/**
 * The label of a court by the key of a map and the name of an area, e.g. courts.china.liao_ning or
 * courts.liao_ning.大连市.
 */
export type AreaCourts = Record<string, Record<string, string>>;

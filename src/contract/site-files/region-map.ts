/** GET, a static file: the map of China ("china") or of a province by its key, e.g. /maps/liao_ning.json. */
export function regionMapPath(key: string): string {
  return `/maps/${key}.json`;
}

/** The promised properties of each map feature; `cp` is the position of its label. */
export interface MapProperties {
  "hc-key": string;
  /** English name. */
  name: string;
  "cn-name": string;
  /** Key of the map one level down; empty if there is none. */
  "drill-key": string;
  region: string;
  type: string;
  cp: [longitude: number, latitude: number];
}

/** An area of a map: its names and its outline in longitude and latitude. */
export interface MapFeature {
  type: "Feature";
  properties: MapProperties;
  geometry: { type: "MultiPolygon"; coordinates: [number, number][][][] };
}

/** A map file as GeoJSON. It is made at build and has no schema, because its content is the project's own. */
export interface RegionMapFile {
  type: "FeatureCollection";
  features: MapFeature[];
}

/** GET, a static file: for each map and area, the label of the court that choosing the area selects. */
export const AREA_COURTS_PATH = "/catalogue/area-courts.json";

/** Labels of courts by map key and area, e.g. courts.china.liao_ning or courts.liao_ning.大连市. */
export type AreaCourts = Record<string, Record<string, string>>;

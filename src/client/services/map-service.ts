import {
  AREA_COURTS_PATH,
  type AreaCourts,
  type RegionMapFile,
  regionMapPath,
} from "#contract/site-files/region-map.ts";
import { readFile } from "../request.ts";

/** The map of China ("china") or of a province by its key; the caller reports a failure. */
export const fetchRegionMap = (key: string) => readFile<RegionMapFile>(regionMapPath(key));

/** The courts that areas of the map stand for. */
export const fetchAreaCourts = () => readFile<AreaCourts>(AREA_COURTS_PATH);

import { LAWYER_COUNT_PATH, SEARCH_TREEDATA_PATH } from "#contract/paths.ts";
import type { LawyerCountResponse } from "#contract/recovery/lawyer-count.ts";
import type { SearchTreedataResponse } from "#contract/search/facets.ts";
import {
  AREA_COURTS_PATH,
  type AreaCourts,
  type RegionMapFile,
  regionMapPath,
} from "#contract/site-files/region-map.ts";
import { request } from "../request.ts";

/** The map of China ("china") or of a province by its key; the caller reports a failure. */
export const fetchRegionMap = (key: string) =>
  request<RegionMapFile>(regionMapPath(key), { method: "GET", base: "site" });

/** The court of each area of the map. */
export const fetchAreaCourts = () => request<AreaCourts>(AREA_COURTS_PATH, { method: "GET", base: "site" });

/** The facet tree of all judgments of a cause, or of all causes if the cause is empty. Its courts have counts. */
export const fetchCauseTree = (reason: string) =>
  request<SearchTreedataResponse>(SEARCH_TREEDATA_PATH, {
    payload: { reason: reason ? [reason] : [] },
  });

/** For each court, the number of lawyers with a case of a cause, or of any cause if it is empty. */
export const fetchLawyerCounts = (reason: string, courts: string[]) =>
  request<LawyerCountResponse>(LAWYER_COUNT_PATH, { payload: { reason, courts } });

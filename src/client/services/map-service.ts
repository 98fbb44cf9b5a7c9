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

/** Requests the map of China (`key` "china") or of a province. */
export const fetchRegionMap = (key: string) =>
  request<RegionMapFile>(regionMapPath(key), { method: "GET", base: "site" });

/** Requests the court of each area on the maps. */
export const fetchAreaCourts = () => request<AreaCourts>(AREA_COURTS_PATH, { method: "GET", base: "site" });

/**
 * Requests the facets of all judgments of a cause. An empty cause stands for all causes. The courts among the
 * facets have counts.
 */
export const fetchCauseTree = (reason: string) =>
  request<SearchTreedataResponse>(SEARCH_TREEDATA_PATH, {
    payload: { reason: reason ? [reason] : [] },
  });

/**
 * Requests, for each court, the number of lawyers who have a case of a cause. An empty cause stands for all
 * causes.
 */
export const fetchLawyerCounts = (reason: string, courts: string[]) =>
  request<LawyerCountResponse>(LAWYER_COUNT_PATH, { payload: { reason, courts } });

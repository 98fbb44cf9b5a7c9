import { readFileSync } from "node:fs";
import { join } from "node:path";
import { emptyQuery } from "#contract/search/query-address.ts";
import {
  AREA_COURTS_PATH,
  type AreaCourts,
  type MapProperties,
  type RegionMapFile,
  regionMapPath,
} from "#contract/site-files/region-map.ts";
import { openEngine } from "../search/open/open-engine.ts";
import { planRequest } from "../search/plan-request.ts";
import { countByCourt } from "./count-by-court.ts";
import type { Lawyers } from "./lawyers.ts";

/**
 * An area of the map of China: the number of its cases of a cause, and the number of lawyers who had such a
 * case there.
 */
export interface CountedArea {
  area: MapProperties;
  cases: number;
  lawyers: number;
}

const readPublic = <T>(path: string): T => JSON.parse(readFileSync(join("public", path), "utf8"));

/**
 * The provinces that have cases of a cause or lawyers for it, most cases first. This runs at build, because
 * it reads files of the map below `public`.
 */
export async function countProvinces(lawyers: Lawyers, reason: string): Promise<CountedArea[]> {
  const courts = readPublic<AreaCourts>(AREA_COURTS_PATH).china ?? {};
  const areas = readPublic<RegionMapFile>(regionMapPath("china")).features.flatMap(({ properties }) => {
    const court = courts[properties["drill-key"]];
    return court ? [{ area: properties, court }] : [];
  });
  const engine = openEngine();
  const plans = areas.flatMap(({ court }) => {
    const planned = planRequest(engine, { ...emptyQuery(), reason: [reason], court: [court] }, "search.");
    return "plan" in planned ? [planned.plan] : [];
  });
  const [cases, counsel] = await Promise.all([
    engine.counts(plans),
    countByCourt(lawyers, { reason, courts: areas.map(({ court }) => court) }),
  ]);
  if ("failure" in counsel || cases.length !== areas.length)
    throw new RangeError(`A court on the map, or the cause ${reason}, is not in the catalogue.`);
  return areas
    .map(({ area }, at) => ({ area, cases: cases[at]!, lawyers: counsel[at]! }))
    .filter(({ cases, lawyers }) => cases + lawyers > 0)
    .sort((a, b) => b.cases - a.cases);
}

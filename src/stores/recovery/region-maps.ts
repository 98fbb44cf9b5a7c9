// Before ECharts, which empties its element by markup.
import "#client/trusted-types.ts";
import { fetchAreaCourts, fetchRegionMap } from "#client/services/map-service.ts";
import type { AreaCourts, RegionMapFile } from "#contract/site-files/region-map.ts";

const held = new Map<string, RegionMapFile>();

/** The map of China ("china") or of a province, fetched once; null if it did not arrive. */
export async function loadRegionMap(key: string): Promise<RegionMapFile | null> {
  const known = held.get(key);
  if (known) return known;
  const outcome = await fetchRegionMap(key);
  if (!outcome.ok) return null;
  held.set(key, outcome.data);
  return outcome.data;
}

let courts: AreaCourts | null = null;

/** Label of the court that an area of the map stands for; null if there is none or no answer. */
export async function courtOfArea(map: string, area: string): Promise<string | null> {
  if (!courts) {
    const outcome = await fetchAreaCourts();
    if (outcome.ok) courts = outcome.data;
  }
  return courts?.[map]?.[area] ?? null;
}

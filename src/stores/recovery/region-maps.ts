// Must precede ECharts, which empties its element by markup.
import "#client/trusted-types.ts";
import {
  fetchAreaCourts,
  fetchCauseTree,
  fetchLawyerCounts,
  fetchRegionMap,
} from "#client/services/map-service.ts";
import type { FacetNode } from "#contract/search/facets.ts";
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

/** The courts of areas, fetched once; null if they did not arrive. */
async function loadAreaCourts(): Promise<AreaCourts | null> {
  if (!courts) {
    const outcome = await fetchAreaCourts();
    if (outcome.ok) courts = outcome.data;
  }
  return courts;
}

/** Label of the court of an area of the map; null if there is none or no answer. */
export const courtOfArea = async (map: string, area: string): Promise<string | null> =>
  (await loadAreaCourts())?.[map]?.[area] ?? null;

/** For the last cause requested: maps a court to its number of cases, including those of the courts below. */
let counted: { reason: string; byCourt: Promise<ReadonlyMap<string, number> | null> } | null = null;

/** What a map can count. */
export type Counted = "cases" | "lawyers";

/**
 * Number of cases of a cause in each area of a map, as the court tree of a search counts them, or number of
 * lawyers with a case of the cause there; null if the counts did not arrive.
 */
export async function countAreas(
  map: string,
  reason: string,
  what: Counted,
): Promise<ReadonlyMap<string, number> | null> {
  if (what === "lawyers") return countLawyers(map, reason);
  if (counted?.reason !== reason) counted = { reason, byCourt: countByCourt(reason) };
  const [byArea, byCourt] = await Promise.all([loadAreaCourts(), counted.byCourt]);
  if (!byArea || !byCourt) {
    counted = null;
    return null;
  }
  return new Map(Object.entries(byArea[map] ?? {}).map(([area, court]) => [area, byCourt.get(court) ?? 0]));
}

async function countLawyers(map: string, reason: string): Promise<ReadonlyMap<string, number> | null> {
  const areas = Object.entries((await loadAreaCourts())?.[map] ?? {});
  if (areas.length === 0) return null;
  const outcome = await fetchLawyerCounts(
    reason,
    areas.map(([, court]) => court),
  );
  return outcome.ok ? new Map(areas.map(([area], at) => [area, outcome.data.data[at] ?? 0])) : null;
}

async function countByCourt(reason: string): Promise<ReadonlyMap<string, number> | null> {
  const outcome = await fetchCauseTree(reason);
  if (!outcome.ok) return null;
  const counts = new Map<string, number>();
  const walk = (nodes: readonly FacetNode[]) => {
    for (const { label, count, children } of nodes) {
      counts.set(label, count);
      walk(children);
    }
  };
  walk(outcome.data.treedata.filter(({ type }) => type === "court"));
  return counts;
}

// This import must stay before the import of ECharts, which empties its element by assigning markup.
import "#client/trusted-types.ts";
import { fetchOnce } from "#client/services/fetch-once.ts";
import { fetchLawyerCounts } from "#client/services/recovery-service.ts";
import { fetchCauseTree } from "#client/services/search-service.ts";
import type { FacetNode } from "#contract/search/facets.ts";
import {
  AREA_COURTS_PATH,
  type AreaCourts,
  type RegionMapFile,
  regionMapPath,
} from "#contract/site-files/region-map.ts";

/**
 * The map of China (`key` "china") or of a province, fetched once per page. Null if it could not be fetched.
 */
export const loadRegionMap = (key: string) => fetchOnce<RegionMapFile>(regionMapPath(key));

/** The court of each area on the maps, fetched once per page. Null if it could not be fetched. */
const loadAreaCourts = () => fetchOnce<AreaCourts>(AREA_COURTS_PATH);

/**
 * The label of the court of an area on a map. Null if the area has none or the courts could not be fetched.
 */
export const courtOfArea = async (map: string, area: string): Promise<string | null> =>
  (await loadAreaCourts())?.[map]?.[area] ?? null;

/**
 * The counts of the cause requested last. `byCourt` maps the label of a court to the number of cases, which
 * includes those of the courts below it.
 */
let counted: { reason: string; byCourt: Promise<ReadonlyMap<string, number> | null> } | null = null;

/** What the map counts. */
export type Counted = "cases" | "lawyers";

/**
 * Maps each area of a map to its number of cases of a cause, or to its number of lawyers who have a case of
 * the cause there. Null if the counts could not be fetched. Cases are counted as in the court facets of a
 * search.
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

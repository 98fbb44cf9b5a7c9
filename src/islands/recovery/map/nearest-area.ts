import type { MapProperties } from "#contract/site-files/region-map.ts";

/** Arrow keys with their direction on the map: right and up are positive. */
const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Whether the key moves around the map. */
export const isArrow = (key: string) => Object.hasOwn(WAYS, key);

/**
 * The cn-name of the area that an arrow key reaches from another: the nearest area in that direction, with
 * sideways distance counted double. The same area if there is none; the first area if `from` is not on the
 * map.
 */
export function nearestArea(areas: MapProperties[], from: string, arrow: string): string {
  const start = areas.find((area) => area["cn-name"] === from);
  const way = WAYS[arrow];
  if (!start || !way) return areas[0]?.["cn-name"] ?? "";
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const area of areas) {
    const [dx, dy] = [area.cp[0] - start.cp[0], area.cp[1] - start.cp[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = ahead + 2 * aside;
    if (ahead > 0 && aside <= 2 * ahead && far < least) [best, least] = [area["cn-name"], far];
  }
  return best;
}

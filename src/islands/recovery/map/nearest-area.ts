import type { MapProperties } from "#contract/site-files/region-map.ts";

/** The direction of each arrow key on the map. Right and up are positive. */
const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Whether the key moves to another area of the map. */
export const isArrow = (key: string) => Object.hasOwn(WAYS, key);

/**
 * The cn-name of the area to which an arrow key leads from the area `from`. It is the nearest one in that
 * direction, where distance to the side counts double. If there is none, `from` itself is returned. If `from`
 * is not on the map, the first area is returned.
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

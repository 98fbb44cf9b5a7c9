import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";

/** The number of courts on each of the four levels, supreme court first. */
export type LevelCounts = [supreme: number, high: number, intermediate: number, basic: number];

/** Counts by level for the whole catalogue and for each province, named by its high court's label. */
export interface CourtCounts {
  total: number;
  levels: LevelCounts;
  provinces: { highCourt: string; levels: LevelCounts }[];
}

/** The courts counted by level and province, provinces in the order of the tree. */
export function countCourts(courts: CourtIndex): CourtCounts {
  const levels: LevelCounts = [0, 0, 0, 0];
  const provinces: CourtCounts["provinces"] = [];
  for (const { level, label } of courts.ordered) {
    levels[level]++;
    if (level === 1) provinces.push({ highCourt: label, levels: [0, 0, 0, 0] });
    const province = provinces.at(-1);
    if (province) province.levels[level]++;
  }
  return { total: courts.ordered.length, levels, provinces };
}

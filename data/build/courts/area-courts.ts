import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AREA_COURTS_PATH, type AreaCourts } from "#contract/site-files/region-map.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { writeJson } from "#server/files/write-file.ts";
import type { BuildStep } from "../steps/step.ts";

const TREE = "data/generated/courts.json";
const FILE = join("public", AREA_COURTS_PATH);

/**
 * Matches the name of an ordinary court. Special courts in the same area have other names: 大连海事法院 beside
 * 大连市中级人民法院.
 */
const ORDINARY = /(?:高级|中级)?人民法院$/;

/**
 * For each map and each of its areas, the court that is meant if a visitor chooses the area. It is the
 * highest court of the catalogue in the area. Of several courts of the same level, an ordinary court is
 * preferred to a special one, and then a court whose name contains that of the area.
 */
export function courtsOfAreas(tree: CourtNode[]): AreaCourts {
  const found: Record<string, Record<string, CourtNode>> = {};
  const rank = ({ level, label, area }: CourtNode) =>
    level * 4 + (ORDINARY.test(label) ? 0 : 2) + (label.includes(area) || level === 1 ? 0 : 1);
  for (const court of indexCourts(tree).ordered) {
    if (court.area === "") continue;
    found[court.map] ??= {};
    const areas = found[court.map]!;
    const known = areas[court.area];
    if (!known || rank(court) < rank(known)) areas[court.area] = court;
  }
  return Object.fromEntries(
    Object.entries(found).map(([map, areas]) => [
      map,
      Object.fromEntries(Object.entries(areas).map(([area, { label }]) => [area, label])),
    ]),
  );
}

/** Makes a small public file with which the map can choose a court without the catalogue. */
export const areaCourtsStep: BuildStep = {
  name: "courts on the map",
  module: import.meta.filename,
  inputs: [TREE],
  outputs: [FILE],
  run() {
    const courts = courtsOfAreas(JSON.parse(readFileSync(TREE, "utf8")) as CourtNode[]);
    writeJson(FILE, courts);
    return `${Object.values(courts).reduce((sum, areas) => sum + Object.keys(areas).length, 0)} areas`;
  },
};

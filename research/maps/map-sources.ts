import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRows } from "#server/files/read-rows.ts";
import { type Area, type BoundaryFile, decodeBoundaries } from "./map-decode.ts";

const FOLDER = "data/sources/maps";
/** Folder of boundary files that replace those of ECharts with the same key (china.json, liao_ning.json). */
const OWN_BOUNDARIES = join(FOLDER, "boundaries");
/** Folder of the map files of ECharts 4.9.0 (Apache-2.0); its origin.json states their source. */
const ECHARTS_BOUNDARIES = join(FOLDER, "echarts");

/** A boundary file is missing, or a map lacks a region. */
export class MapSourceError extends Error {
  override name = "MapSourceError";
}

/**
 * The areas of the map of `key` ("china" or a region's) under their current names: from the folder of
 * replacements, else from ECharts. Areas with the same current name stay separate; simplifyAreas merges them.
 */
export function readBoundaries(key: string, file: string): Area[] {
  const own = join(OWN_BOUNDARIES, `${key}.json`);
  const packaged = join(ECHARTS_BOUNDARIES, `${key === "china" ? "china" : file}.json`);
  const path = existsSync(own) ? own : packaged;
  if (!existsSync(path))
    throw new MapSourceError(`${path} is missing: get it back from git, or put one into ${OWN_BOUNDARIES}`);
  const renamed = new Map(
    readRows(join(FOLDER, "corrections.tsv"), 5)
      .filter(([map]) => map === key)
      .map(([, before, now]) => [before!, now!]),
  );
  return decodeBoundaries(JSON.parse(readFileSync(path, "utf8")) as BoundaryFile).map((area) => ({
    ...area,
    name: renamed.get(area.name) ?? area.name,
  }));
}

import { join } from "node:path";
import { readReadings } from "#build/courts/court-sources.ts";
import { readEnglishNames, readRegions } from "#build/courts/regions.ts";
import { type MapProperties, regionMapPath } from "#contract/site-files/region-map.ts";
import { writeWhole } from "#server/files/write-file.ts";
import { runCommand } from "../../src/cli/command.ts";
import type { Area } from "./map-decode.ts";
import { areaProperties, regionProperties, toFeature } from "./map-features.ts";
import { extentOf, simplifyAreas } from "./map-simplify.ts";
import { snapBorders } from "./map-snap.ts";
import { MapSourceError, readBoundaries } from "./map-sources.ts";

const PUBLIC = "public";

/**
 * How much each kind of map is simplified. `tolerance` (grid steps of 1/1024 degree) is the distance between
 * two drawings of one border that count as the same; `corner` (square pixels on a map 1,200 pixels wide) is
 * the smallest detail kept.
 */
const CHINA = { tolerance: 20, corner: 4, decimals: 2 };
const PROVINCE = { tolerance: 3, corner: 1, decimals: 3 };
const PIXELS = 1_200;

function shrink(areas: Area[], corner: number): Area[] {
  const { width, height } = extentOf(areas);
  const pixel = Math.max(width * 0.75, height) / PIXELS;
  return simplifyAreas(areas, (corner * pixel * pixel) / 0.75);
}

function geoJson(areas: Area[], decimals: number, of: (area: Area, serial: number) => MapProperties): string {
  const features = areas.map((area, at) => toFeature(area, of(area, at + 1), decimals));
  return JSON.stringify({ type: "FeatureCollection", features });
}

/** The text of every map file by its path: china.json, one file per province. */
export function buildMaps(): Map<string, string> {
  const regions = readRegions();
  const english = readEnglishNames();
  const readings = readReadings();
  const files = new Map<string, string>();

  const china = snapBorders(readBoundaries("china", "china"), CHINA.tolerance);
  const named = new Map(regions.map((region) => [region.name, region]));
  const provinces = inOrder(shrink(china, CHINA.corner), [...named.keys()]);
  const chinaJson = geoJson(provinces, CHINA.decimals, (area) =>
    regionProperties(named.get(area.name)!, area),
  );
  files.set(join(PUBLIC, regionMapPath("china")), chinaJson);

  for (const region of regions) {
    const areas = shrink(
      snapBorders(readBoundaries(region.key, region.file), PROVINCE.tolerance),
      PROVINCE.corner,
    );
    files.set(
      join(PUBLIC, regionMapPath(region.key)),
      geoJson(areas, PROVINCE.decimals, (area, serial) =>
        areaProperties(region, area, serial, english, readings),
      ),
    );
  }
  return files;
}

function inOrder(areas: Area[], names: string[]): Area[] {
  return names.map((name) => {
    const area = areas.find((one) => one.name === name);
    if (!area) throw new MapSourceError(`the map of China has no ${name}`);
    return area;
  });
}

if (process.argv[1] === import.meta.filename)
  await runCommand(() => {
    const files = buildMaps();
    for (const [path, text] of files) writeWhole(path, text);
    console.log(`china and ${files.size - 1} provinces`);
  });

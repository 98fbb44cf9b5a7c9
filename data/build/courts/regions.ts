import { readRows } from "#server/files/read-rows.ts";

const FOLDER = "data/sources/maps";

/** A province-level region of the map. `key` is the value of the courts' map field. */
export interface RegionSource {
  code: string;
  file: string;
  key: string;
  hcKey: string;
  english: string;
  name: string;
  region: string;
  type: string;
}

/** The 34 regions in official order. */
export function readRegions(): RegionSource[] {
  return readRows(`${FOLDER}/regions.tsv`, 8).map(
    ([code, file, key, hcKey, english, name, region, type]) =>
      ({ code, file, key, hcKey, english, name, region, type }) as RegionSource,
  );
}

/** English names that are not the plain pinyin, by Chinese name. */
export function readEnglishNames(): Map<string, string> {
  return new Map(readRows(`${FOLDER}/english-names.tsv`, 2) as [string, string][]);
}

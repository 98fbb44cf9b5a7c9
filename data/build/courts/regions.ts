import { readRecords, readRows } from "#server/files/read-rows.ts";

const FOLDER = "data/sources/maps";

/** Reads the 34 province-level regions of the map, in the official order. `key` is the `map` of courts. */
export const readRegions = () =>
  readRecords(`${FOLDER}/regions.tsv`, ["code", "file", "key", "hcKey", "english", "name", "region", "type"]);

/** Reads the English names that are not the plain pinyin, by Chinese name. */
export const readEnglishNames = () =>
  new Map(readRows(`${FOLDER}/english-names.tsv`, 2) as [string, string][]);

/** A region of the map. */
export type RegionSource = ReturnType<typeof readRegions>[number];

import { join } from "node:path";
import { readRecords, readRows } from "#server/files/read-rows.ts";

const FOLDER = "data/sources/courts";

const records = <K extends string>(file: string, columns: readonly K[]) =>
  readRecords(join(FOLDER, file), columns);

/**
 * Reads the place names that a pinyin dictionary reads wrongly. Maps a place to its syllables without tones.
 */
export function readReadings(): Map<string, string[]> {
  const rows = readRows(join(FOLDER, "readings.tsv"), 2);
  return new Map(rows.map(([place, reading]) => [place!, reading!.split(" ")]));
}

/** Reads all files in data/sources/courts. Throws if a line has a wrong format. */
export function readCourtSources() {
  return {
    /**
     * The provinces and the corps, with their high courts. `sign` is the first character of the case numbers
     * in the province, such as 冀.
     */
    provinces: records("provinces.tsv", ["code", "name", "key", "sign", "highCourt"]),
    /**
     * Intermediate and special courts that are not the court of a prefecture, and the divisions over which
     * they have jurisdiction.
     */
    uppers: records("intermediate.tsv", ["court", "province", "area", "code", "divisions"]).map((upper) => ({
      ...upper,
      divisions: upper.divisions.split(" ").filter((name) => name !== ""),
    })),
    /**
     * Basic courts that are not the court of a county-level division. If `area` is empty, it is that of the
     * court above.
     */
    basics: records("basic.tsv", ["court", "above", "area", "code"]),
    /**
     * County-level divisions that do not follow the rule. If `court` is "-", the division has no court of its
     * own. If `above` is empty, the court above is that of the prefecture.
     */
    divisions: records("divisions.tsv", ["code", "division", "court", "above", "why"]),
    /** The codes in case numbers that cannot be derived from the present divisions of the courts. */
    caseCodes: records("case-codes.tsv", ["code", "court"]),
    formerCourts: former("former.tsv", ["year", "former", "courts", "how"]),
    formerDivisions: former("former-divisions.tsv", ["year", "former", "courts"]),
    formerPrefectures: former("former-prefectures.tsv", ["year", "former", "courts"]),
    /** Nicknames of places, with the names of the places as they begin the names of courts. */
    nicknames: records("nicknames.tsv", ["name", "place"]),
  };
}

/**
 * Names of courts that judgments print and that no court has today. `courts` has the successors. The court
 * ended in `year`; empty if unknown.
 */
const former = (file: string, columns: readonly ("year" | "former" | "courts" | "how")[]) =>
  records(file, columns).map((row) => ({ ...row, courts: row.courts.split(" ") }));

/** All files of data/sources/courts, parsed. */
export type CourtSources = ReturnType<typeof readCourtSources>;

import { join } from "node:path";
import { readRecords, readRows } from "#server/files/read-rows.ts";

const FOLDER = "data/sources/courts";

const records = <K extends string>(file: string, columns: readonly K[]) =>
  readRecords(join(FOLDER, file), columns);

/** Readings of place names that a pinyin dictionary gets wrong: place to syllables without tones. */
export function readReadings(): Map<string, string[]> {
  const rows = readRows(join(FOLDER, "readings.tsv"), 2);
  return new Map(rows.map(([place, reading]) => [place!, reading!.split(" ")]));
}

/** All data on courts in data/sources/courts, parsed. Throws for a line of another form. */
export function readCourtSources() {
  return {
    /**
     * Provinces and the corps, with their high courts. `sign` is the first character of their courts' case
     * numbers, e.g. 冀.
     */
    provinces: records("provinces.tsv", ["code", "name", "key", "sign", "highCourt"]),
    /** Intermediate and special courts that correspond to no prefecture, and the divisions assigned to them. */
    uppers: records("intermediate.tsv", ["court", "province", "area", "code", "divisions"]).map((upper) => ({
      ...upper,
      divisions: upper.divisions.split(" ").filter((name) => name !== ""),
    })),
    /**
     * Basic courts that correspond to no county-level division. An empty `area` means that of the court
     * above.
     */
    basics: records("basic.tsv", ["court", "above", "area", "code"]),
    /**
     * County-level divisions that are exceptions to the rule. `court` "-" means that the division has no
     * court of its own; an empty `above` means the prefecture's court.
     */
    divisions: records("divisions.tsv", ["code", "division", "court", "above", "why"]),
    /** Codes in courts' case numbers that cannot be derived from their present divisions. */
    caseCodes: records("case-codes.tsv", ["code", "court"]),
    formerCourts: former("former.tsv", ["year", "former", "courts", "how"]),
    formerDivisions: former("former-divisions.tsv", ["year", "former", "courts"]),
    formerPrefectures: former("former-prefectures.tsv", ["year", "former", "courts"]),
    /** Nicknames of places, and the places as written at the beginning of court names. */
    nicknames: records("nicknames.tsv", ["name", "place"]),
  };
}

/**
 * Court names in judgments that no court has today. `courts` are its successors; it ended in `year`, empty if
 * unknown.
 */
const former = (file: string, columns: readonly ("year" | "former" | "courts" | "how")[]) =>
  records(file, columns).map((row) => ({ ...row, courts: row.courts.split(" ") }));

/** All files of data/sources/courts, parsed. */
export type CourtSources = ReturnType<typeof readCourtSources>;

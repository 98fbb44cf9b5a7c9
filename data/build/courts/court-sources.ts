import { join } from "node:path";
import { readRows } from "#server/files/read-rows.ts";

const FOLDER = "data/sources/courts";

/**
 * A province, or the corps, with its high court. `sign` is the first character of its courts' case numbers,
 * e.g. 冀.
 */
export interface ProvinceSource {
  code: string;
  name: string;
  key: string;
  sign: string;
  highCourt: string;
}

/** An intermediate or special court that corresponds to no prefecture, and the divisions assigned to it. */
export interface UpperSource {
  court: string;
  province: string;
  area: string;
  code: string;
  divisions: string[];
}

/**
 * A basic court that corresponds to no county-level division. An empty `area` means that of the court above.
 */
export interface BasicSource {
  court: string;
  above: string;
  area: string;
  code: string;
}

/**
 * A county-level division that departs from the rule. `court` "-" means that it has no court of its own; an
 * empty `above` means the prefecture's court.
 */
export interface DivisionSource {
  code: string;
  division: string;
  court: string;
  above: string;
}

/** A code in a court's case numbers beside the one derived from its division today. */
export interface CaseCodeSource {
  code: string;
  court: string;
}

/**
 * A name in judgments that no court has today; `courts` succeeded it, it ended in `year`, empty if unknown.
 */
export interface FormerSource {
  year: string;
  former: string;
  courts: string[];
}

/** A nickname of a place, and the place as court names begin with it. */
export interface NicknameSource {
  name: string;
  place: string;
}

const rows = (file: string, columns: number) => readRows(join(FOLDER, file), columns);

/** Readings of place names that a dictionary gets wrong: place to syllables without tones. */
export function readReadings(): Map<string, string[]> {
  return new Map(rows("readings.tsv", 2).map(([place, reading]) => [place!, reading!.split(" ")]));
}

/** All data on courts in data/sources/courts, parsed. Throws RowError. */
export function readCourtSources() {
  return {
    provinces: rows("provinces.tsv", 5).map(
      ([code, name, key, sign, highCourt]) => ({ code, name, key, sign, highCourt }) as ProvinceSource,
    ),
    uppers: rows("intermediate.tsv", 5).map(
      ([court, province, area, code, divisions]) =>
        ({
          court,
          province,
          area,
          code,
          divisions: divisions!.split(" ").filter((name) => name !== ""),
        }) as UpperSource,
    ),
    basics: rows("basic.tsv", 4).map(
      ([court, above, area, code]) => ({ court, above, area, code }) as BasicSource,
    ),
    divisions: rows("divisions.tsv", 5).map(
      ([code, division, court, above]) => ({ code, division, court, above }) as DivisionSource,
    ),
    caseCodes: rows("case-codes.tsv", 2).map(([code, court]) => ({ code, court }) as CaseCodeSource),
    formerCourts: readFormer("former.tsv", 4),
    formerDivisions: readFormer("former-divisions.tsv", 3),
    formerPrefectures: readFormer("former-prefectures.tsv", 3),
    nicknames: rows("nicknames.tsv", 2).map(([name, place]) => ({ name, place }) as NicknameSource),
  };
}

function readFormer(file: string, columns: number): FormerSource[] {
  return rows(file, columns).map(
    ([year, former, courts]) => ({ year, former, courts: courts!.split(" ") }) as FormerSource,
  );
}

/** All files of data/sources/courts, parsed. */
export type CourtSources = ReturnType<typeof readCourtSources>;

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CourtOddities, type CourtProblem, checkCourts } from "#domain/catalogue/courts/check-courts.ts";
import { IMPORTED_CORPUS } from "../corpus-dir.ts";

/** The file that a supplied catalogue of courts is kept in, inside the folder of the imported corpus. */
export const SUPPLIED_COURTS = "courts.json";

/** What became of a supplied catalogue. `problems` name places in the JSON; "json" means it is none. */
export type ImportedCourts =
  | { kind: "imported"; path: string; count: number; oddities: CourtOddities }
  | { kind: "refused"; problems: (CourtProblem | { path: string; code: "json" })[] };

/**
 * Keeps a supplied catalogue of courts for the next `npm run data`, which then builds from it instead of
 * from the project's own sources. The file is kept character for character, oddities included; one that is
 * not in the specified form is refused and nothing is written. Removing the file brings the own one back.
 */
export function importCourts(text: string, folder = IMPORTED_CORPUS): ImportedCourts {
  // A byte order mark is no part of the text, and JSON.parse refuses it.
  const json = text.replace(/^\ufeff/, "");
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    const detail = error instanceof Error ? error.message : "";
    return { kind: "refused", problems: [{ path: detail, code: "json" }] };
  }
  const checked = checkCourts(parsed);
  if (checked.kind === "refused") return checked;
  const path = join(folder, SUPPLIED_COURTS);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, json);
  return { kind: "imported", path, count: checked.count, oddities: checked.oddities };
}

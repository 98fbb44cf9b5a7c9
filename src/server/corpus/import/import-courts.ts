import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type CourtOddities,
  type CourtProblem,
  checkCourts,
} from "#domain/catalogue/courts/names/check-courts.ts";
import { replaceFile } from "../../files/replace-file.ts";
import { IMPORTED_CORPUS } from "../corpus-dir.ts";

/** The file for a supplied catalogue of courts, in the folder of the imported corpus. */
export const SUPPLIED_COURTS = "courts.json";

/** The result of importing a catalogue. `problems` are paths in the JSON; "json" means it is not JSON. */
export type ImportedCourts =
  | { kind: "imported"; path: string; count: number; oddities: CourtOddities }
  | { kind: "refused"; problems: (CourtProblem | { path: string; code: "json" })[] };

/**
 * Stores a supplied catalogue of courts for the next `npm run data`, which then builds from it instead of
 * from the project's own sources. The file is stored verbatim, including irregularities. A file not in the
 * specified form is refused and nothing is written. Deleting the file restores the built-in catalogue.
 */
export function importCourts(text: string, folder = IMPORTED_CORPUS): ImportedCourts {
  // JSON.parse rejects a byte order mark.
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
  replaceFile(path, json);
  return { kind: "imported", path, count: checked.count, oddities: checked.oddities };
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type CourtOddities,
  type CourtProblem,
  checkCourts,
} from "#domain/catalogue/courts/names/check-courts.ts";
import { replaceFile } from "../../files/replace-file.ts";
import { IMPORTED_CORPUS } from "../corpus-dir.ts";

/** The file of a supplied catalogue of courts, in the folder of the imported corpus. */
export const SUPPLIED_COURTS = "courts.json";

/**
 * The result of importing a catalogue of courts. `path` in a problem is a path in the JSON. For the code
 * "json", the text is no JSON and `path` is the parser's message.
 */
export type ImportedCourts =
  | { kind: "imported"; path: string; count: number; oddities: CourtOddities }
  | { kind: "refused"; problems: (CourtProblem | { path: string; code: "json" })[] };

/**
 * Stores a supplied catalogue of courts. The next `npm run data` builds from it instead of the project's own
 * sources. The text is stored unchanged, including its irregularities. A text of another form is refused, and
 * nothing is written. Deleting the file restores the project's own catalogue.
 */
export function importCourts(text: string, folder = IMPORTED_CORPUS): ImportedCourts {
  // JSON.parse does not accept a byte order mark.
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

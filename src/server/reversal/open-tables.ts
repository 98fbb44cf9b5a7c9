import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { type OpenAppeals, openAppeals, REVERSAL_FOLDER } from "./appeal-file.ts";
import { type OpenCases, openCases } from "./case-file.ts";

const appeals = new Map<string, OpenAppeals>();
const cases = new Map<string, OpenCases>();
const tables = new Map<string, unknown>();

/** The result of `open` for a folder, cached per process; throws MissingArtifact before `npm run data`. */
function once<T>(opened: Map<string, T>, file: string, open: (folder: string) => T): T {
  const folder = resolve(REVERSAL_FOLDER);
  const known = opened.get(folder);
  if (known) return known;
  if (!existsSync(`${folder}/${file}`)) throw new MissingArtifact("the analysis", "npm run data");
  const made = open(folder);
  opened.set(folder, made);
  return made;
}

/** The appeals, opened once per process. */
export const loadAppeals = (): OpenAppeals => once(appeals, "appeals.bin", openAppeals);

/** The cases by number, opened once per process. */
export const loadCaseTable = (): OpenCases => once(cases, "case-keys.bin", openCases);

function loadOnce<T>(path: string, read: (path: string) => T): T {
  const key = resolve(path);
  if (!tables.has(key)) tables.set(key, read(key));
  return tables.get(key) as T;
}

/** A small JSON table of data/sources, read once per process. */
export const loadSource = <T>(path: string): T =>
  loadOnce(path, (key) => JSON.parse(readFileSync(key, "utf8")) as T);

/** A small generated JSON table, read once per process. */
export const loadGenerated = <T>(path: string): T => loadOnce(path, readGeneratedJson<T>);

import { existsSync, readFileSync } from "node:fs";
import { oncePerPath } from "#server/files/once-per-path.ts";
import { readGeneratedJson } from "#server/generated/read-generated.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { openAppeals, REVERSAL_FOLDER } from "./appeal-file.ts";
import { openCases } from "./case-file.ts";

/**
 * Makes a function that opens a file of a folder once per process. It throws MissingArtifact before `npm run
 * data`.
 */
const openOnce = <T>(file: string, open: (folder: string) => T) =>
  oncePerPath((folder) => {
    if (!existsSync(`${folder}/${file}`)) throw new MissingArtifact("the analysis", "npm run data");
    return open(folder);
  }, REVERSAL_FOLDER);

/** The appeals, opened once per process. */
export const loadAppeals = openOnce("appeals.bin", openAppeals);

/** The judgments by case number, opened once per process. */
export const loadCaseTable = openOnce("case-keys.bin", openCases);

const readSource = oncePerPath((path): unknown => JSON.parse(readFileSync(path, "utf8")));
const readGenerated = oncePerPath(readGeneratedJson<unknown>);

/** A small JSON table in data/sources, read once per process. */
export const loadSource = <T>(path: string): T => readSource(path) as T;

/** A small generated JSON table, read once per process. */
export const loadGenerated = <T>(path: string): T => readGenerated(path) as T;

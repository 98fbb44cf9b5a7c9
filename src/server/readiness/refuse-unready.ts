import type { CarriedFiles } from "../carried-files.ts";
import { FaultyFile } from "../generated/faulty-file.ts";
import { indexRoot } from "../generated/index-files.ts";
import { findUnusable, findUnusableIn } from "../generated/needed-files.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { readIncludedFiles } from "../included-files.ts";
import { deltaFolder, readNote } from "../search/embedded/delta/delta-note.ts";

/** How many files a failure names. */
const MOST_NAMED = 5;

/**
 * The failure that names unusable files which answers need, with the command that makes them; null if there
 * are none. Checks the files of all functions, or in a function deployed by itself its own (`carries`).
 */
export function refuseUnready(carries: CarriedFiles): { failure: RequestFailure } | null {
  const faults = findFaults(Object.values(readIncludedFiles() ?? { carries }));
  if (faults.length === 0) return null;
  const value = faults.map(({ path, command }) => `${path} (${command})`).join(", ");
  const error = faults.some(({ fault }) => fault !== "missing") ? "faulty_part" : "missing_part";
  return { failure: { error, reason: "not_ready", value } };
}

function findFaults(carried: readonly CarriedFiles[]): FaultyFile[] {
  try {
    const note = readNote(indexRoot());
    const delta = note && note.number > 0 ? findUnusableIn(deltaFolder(indexRoot(), note.number)) : [];
    return [...findUnusable(carried), ...delta].slice(0, MOST_NAMED);
  } catch (error) {
    if (error instanceof FaultyFile) return [error];
    throw error;
  }
}

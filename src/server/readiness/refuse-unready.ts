import type { CarriedFiles } from "../carried-files.ts";
import { FaultyFile } from "../generated/faulty-file.ts";
import { indexRoot } from "../generated/index-files.ts";
import { findUnusable, findUnusableIn } from "../generated/needed-files.ts";
import type { RequestFailure } from "../http/request-failure.ts";
import { readIncludedFiles } from "../included-files.ts";
import { deltaFolder, readNote } from "../search/embedded/delta/delta-note.ts";

/** Maximum number of files named by a failure. */
const MOST_NAMED = 5;

/**
 * The failure that names the files that answers need and that cannot be used, with the commands that make
 * them. Null if all can be used. The files of all functions are checked. A function that is deployed by
 * itself checks its own files (`carries`).
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

import { join } from "node:path";
import type { HealthzResponse } from "#contract/healthz.ts";
import { readSections } from "../../../generated/section-file.ts";
import { deltaFolder, OVERLAY_FILE, readNote } from "./delta-note.ts";

/**
 * The delta of an index as /healthz reports it; undefined if there is no note. Throws FaultyFile if the note
 * or the delta cannot be read.
 */
export function deltaState(root: string): HealthzResponse["delta"] {
  const note = readNote(root);
  if (!note) return undefined;
  const taken_down = note.takenDown.length;
  if (note.number === 0) return { documents: 0, gone: 0, taken_down };
  const overlay = readSections(join(deltaFolder(root, note.number), OVERLAY_FILE));
  const [documents, gone] = [overlay.column("before", "u32").length, overlay.column("gone", "u32").length];
  return { documents, gone, taken_down };
}

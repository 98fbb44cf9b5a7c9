import { statSync } from "node:fs";
import { noteFile } from "./delta-note.ts";

/** Interval in ms between looks for a new note. A look takes some microseconds. */
const LOOK_MS = 250;

/**
 * Watches the note of an index. The returned function calls `renew` if the note has changed since the last call.
 * It reads the file's facts at most once in `lookMs`. If `renew` throws, the next call calls it again.
 */
export function watchNote(root: string, lookMs = LOOK_MS): (renew: () => void) => void {
  const path = noteFile(root);
  let seen = "";
  let looked = Number.NEGATIVE_INFINITY;
  return (renew) => {
    const now = performance.now();
    if (now - looked < lookMs) return;
    const stat = statSync(path, { throwIfNoEntry: false });
    // Each note is a new file moved into place, so its inode number changes.
    const facts = stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : "";
    if (facts !== seen) renew();
    seen = facts;
    looked = now;
  };
}

import { statSync } from "node:fs";
import { noteFile } from "./delta-note.ts";

/** Interval in ms between looks for a new note. A look takes some microseconds. */
const LOOK_MS = 250;

/** Notices when the note of an index is replaced or removed. */
export class NoteWatch {
  readonly #path: string;
  readonly #lookMs: number;
  #seen = "";
  #looked = Number.NEGATIVE_INFINITY;

  constructor(root: string, lookMs = LOOK_MS) {
    this.#path = noteFile(root);
    this.#lookMs = lookMs;
  }

  /** Calls `renew` if the note has changed since the last call of `renew` that did not throw. */
  look(renew: () => void): void {
    const now = performance.now();
    if (now - this.#looked < this.#lookMs) return;
    const stat = statSync(this.#path, { throwIfNoEntry: false });
    // Each note is a new file moved into place, so its inode number changes.
    const seen = stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : "";
    if (seen !== this.#seen) renew();
    this.#seen = seen;
    this.#looked = now;
  }
}

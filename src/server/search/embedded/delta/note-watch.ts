import { statSync } from "node:fs";
import { noteFile } from "./delta-note.ts";

/** How often a new note is looked for, in ms: a look costs some microseconds. */
const LOOK_MS = 250;

/** Notices when there is another note over an index, or none any more. */
export class NoteWatch {
  readonly #path: string;
  readonly #lookMs: number;
  #seen = "";
  #looked = Number.NEGATIVE_INFINITY;

  constructor(root: string, lookMs = LOOK_MS) {
    this.#path = noteFile(root);
    this.#lookMs = lookMs;
  }

  /** Calls `renew` if the note is another one than when that last ended without throwing. */
  look(renew: () => void): void {
    const now = performance.now();
    if (now - this.#looked < this.#lookMs) return;
    const stat = statSync(this.#path, { throwIfNoEntry: false });
    // Each note is a file of its own, moved into place.
    const seen = stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : "";
    if (seen !== this.#seen) renew();
    this.#seen = seen;
    this.#looked = now;
  }
}

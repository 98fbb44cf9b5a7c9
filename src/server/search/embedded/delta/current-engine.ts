import { EmbeddedEngine, openIndexes } from "../embedded-engine.ts";
import { basePrint, DELTA_SCOPE, readNote } from "./delta-note.ts";
import { NoteWatch } from "./note-watch.ts";
import { type OpenDelta, openDelta } from "./open-delta.ts";

/** How long requests under way may go on with the delta before, in ms: longer than any takes. */
const LEFT_OPEN_MS = 120_000;

/**
 * The engine over an index and what lies over it at the moment. Whoever asks once for a request has one state of the
 * collection throughout. If the index itself is made anew, what was open goes on until the process is started again.
 */
export class CurrentEngine {
  readonly #root: string;
  readonly #watch: NoteWatch;
  readonly #indexes: ReturnType<typeof openIndexes>;
  /** Of the base whose files are open, or will be. */
  readonly #print: string | null;
  readonly #alone: EmbeddedEngine;
  #current: EmbeddedEngine;
  #opened: OpenDelta | null = null;

  /** `lookMs` is how often a new delta is looked for. */
  constructor(root: string, lookMs?: number) {
    this.#root = root;
    this.#watch = new NoteWatch(root, lookMs);
    this.#print = basePrint(root);
    this.#indexes = openIndexes(root);
    this.#alone = new EmbeddedEngine(this.#indexes);
    this.#current = this.#alone;
  }

  /** Throws FaultyFile if there is a delta that cannot be used: without it, what was taken down would show. */
  engine(): EmbeddedEngine {
    this.#watch.look(() => this.#renew());
    return this.#current;
  }

  #renew(): void {
    const before = this.#opened;
    const note = readNote(this.#root);
    // What lay over the base that is open here is in another one now.
    if (!note && basePrint(this.#root) !== this.#print) return;
    const [base] = note ? this.#indexes(DELTA_SCOPE).layers : [];
    const opened = note && base ? openDelta(this.#root, note, this.#print, base.index) : null;
    this.#opened = opened;
    this.#current = opened
      ? new EmbeddedEngine((type) => (type === DELTA_SCOPE ? opened.index : this.#indexes(type)))
      : this.#alone;
    if (before) setTimeout(() => before.close(), LEFT_OPEN_MS).unref();
  }
}

import { EmbeddedEngine, openIndexes } from "../embedded-engine.ts";
import { basePrint, DELTA_SCOPE, readNote, watchNote } from "./delta-note.ts";
import { type OpenDelta, openDelta } from "./open-delta.ts";

/** Time in ms for which the previous delta stays open for requests in progress. No request takes as long. */
const LEFT_OPEN_MS = 120_000;

/**
 * The engine over an index and its current delta. A request calls `engine` once, so that it sees one state of
 * the collection throughout. If the index itself is rebuilt, the files that are open stay in use until the
 * process restarts.
 */
export class CurrentEngine {
  readonly #root: string;
  readonly #look: ReturnType<typeof watchNote>;
  readonly #indexes: ReturnType<typeof openIndexes>;
  /** Fingerprint of the base index when this engine was created; null if there was none. */
  readonly #print: string | null;
  readonly #alone: EmbeddedEngine;
  #current: EmbeddedEngine;
  #opened: OpenDelta | null = null;

  /** `lookMs` is the interval at which the engine looks for a new delta. */
  constructor(root: string, lookMs?: number) {
    this.#root = root;
    this.#look = watchNote(root, lookMs);
    this.#print = basePrint(root);
    this.#indexes = openIndexes(root);
    this.#alone = new EmbeddedEngine(this.#indexes);
    this.#current = this.#alone;
  }

  /**
   * The engine over the current delta. Throws FaultyFile if the delta cannot be used, because without it
   * documents taken down would be shown.
   */
  engine(): EmbeddedEngine {
    this.#look(() => this.#renew());
    return this.#current;
  }

  #renew(): void {
    const before = this.#opened;
    const note = readNote(this.#root);
    // If the note is gone and the base has changed, the base was rebuilt and now includes the delta. The base
    // that is open here is the old one, so the open delta stays in use.
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

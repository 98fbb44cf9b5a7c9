import type { OrdinalRange } from "../../search/tree/hierarchy.ts";
import type { CountedCases } from "./counted-cases.ts";

/** Which lawyers had a counted case before each court, so that a ranking for a court reads the cases of these alone. */
export class LawyersByCourt {
  readonly #lawyers: number;
  /** By court ordinal, with one more entry, where its lawyers begin in `#members`. */
  readonly #starts: Uint32Array;
  /** The lawyers of one court after the other, ascending, each once. */
  readonly #members: Uint32Array;

  constructor({ offsets, court }: Pick<CountedCases, "offsets" | "court">) {
    this.#lawyers = offsets.length - 1;
    const courts = court.reduce((most, ordinal) => Math.max(most, ordinal + 1), 0);
    this.#starts = new Uint32Array(courts + 1);
    eachPair(offsets, court, courts, (ordinal) => {
      this.#starts[ordinal + 1]!++;
    });
    for (let at = 1; at <= courts; at++) this.#starts[at]! += this.#starts[at - 1]!;
    this.#members = new Uint32Array(this.#starts[courts]!);
    const next = this.#starts.slice();
    eachPair(offsets, court, courts, (ordinal, lawyer) => {
      this.#members[next[ordinal]!++] = lawyer;
    });
  }

  /** The lawyers with a case before a court of the range, ascending. */
  before([from, to]: OrdinalRange): Uint32Array {
    const last = this.#starts.length - 1;
    const start = this.#starts[Math.min(from, last)]!;
    const end = this.#starts[Math.min(to, last)]!;
    const isHeld = new Uint8Array(this.#lawyers);
    let count = 0;
    for (let at = start; at < end; at++) {
      const lawyer = this.#members[at]!;
      count += 1 - isHeld[lawyer]!;
      isHeld[lawyer] = 1;
    }
    const held = new Uint32Array(count);
    for (let lawyer = 0, at = 0; at < count; lawyer++) if (isHeld[lawyer] === 1) held[at++] = lawyer;
    return held;
  }
}

/** Calls `visit` with each court of each lawyer, once, lawyers ascending. */
function eachPair(
  offsets: Uint32Array,
  court: Uint16Array,
  courts: number,
  visit: (court: number, lawyer: number) => void,
): void {
  /** The lawyer met last before each court, counted from 1. */
  const last = new Uint32Array(courts);
  for (let lawyer = 0; lawyer + 1 < offsets.length; lawyer++)
    for (let at = offsets[lawyer]!; at < offsets[lawyer + 1]!; at++) {
      const ordinal = court[at]!;
      if (last[ordinal] === lawyer + 1) continue;
      last[ordinal] = lawyer + 1;
      visit(ordinal, lawyer);
    }
}

import type { AskIndex } from "../index/ask-index.ts";

/** The folded texts of candidates, one after another, in code units: read once, looked through by more than one feature. */
export class CandidateTexts {
  readonly codes: Uint16Array;
  /** Where the text of each candidate begins, and one more for the end. */
  readonly starts: Uint32Array;

  constructor(index: AskIndex, candidates: readonly number[]) {
    const { textOffsets } = index.columns;
    const starts = new Uint32Array(candidates.length + 1);
    for (const [at, article] of candidates.entries())
      starts[at + 1] = starts[at]! + textOffsets[article + 1]! - textOffsets[article]!;
    const length = starts[candidates.length]!;
    if (memory.length < length) memory = new Uint16Array(2 * length);
    for (const [at, article] of candidates.entries()) memory.set(index.codesOf(article), starts[at]!);
    this.codes = memory.subarray(0, length);
    this.starts = starts;
  }
}

/** Texts of the candidates at hand. */
let memory = new Uint16Array(0);

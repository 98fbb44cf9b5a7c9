import type { AskedTest } from "./choose-tests.ts";
import type { DrawnMutant } from "./draw.ts";

/** A mutant and the tests that are asked about it, nearest first. */
export interface Trial {
  readonly index: number;
  readonly mutant: DrawnMutant;
  readonly tests: readonly AskedTest[];
}

/** What a child process of index.ts answers for each trial in turn. */
export interface TrialResult {
  readonly index: number;
  readonly killedBy: string | undefined;
}

/** Stands in the place of a test file where the process was ended at its limit. */
export const OUT_OF_TIME = "out of time";

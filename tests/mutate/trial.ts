import type { AskedTest } from "./choose-tests.ts";
import type { DrawnMutant } from "./draw.ts";

/** A mutant and the tests that run against it, nearest first. */
export interface Trial {
  readonly index: number;
  readonly mutant: DrawnMutant;
  readonly tests: readonly AskedTest[];
}

/** The result that a child process of index.ts returns for each trial in turn. */
export interface TrialResult {
  readonly index: number;
  readonly killedBy: string | undefined;
}

/** Replaces the name of a test file if the process was ended at its limit. */
export const OUT_OF_TIME = "out of time";

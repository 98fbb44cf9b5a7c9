import type { DrawnMutant } from "./draw.ts";

/** A mutant and the test files that are asked about it, nearest first. */
export interface Trial {
  readonly index: number;
  readonly mutant: DrawnMutant;
  readonly tests: readonly string[];
}

/** What a child process of index.ts answers for each trial in turn. */
export interface TrialResult {
  readonly index: number;
  readonly killedBy: string | undefined;
  /** What each test file took that ran unchanged for this trial, in milliseconds. */
  readonly times: Readonly<Record<string, number>>;
}

/** Stands in the place of a test file where the process was ended at its limit. */
export const OUT_OF_TIME = "out of time";

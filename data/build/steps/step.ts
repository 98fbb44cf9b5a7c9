/**
 * A step of `npm run data`. It runs if its inputs, its code or its outputs have changed since the last run.
 * The same inputs give the same bytes.
 */
export interface BuildStep {
  name: string;
  /**
   * The module of the step (import.meta.filename). The step runs if the module or anything that it imports
   * changes.
   */
  module: string;
  /** Files and folders of data, relative to the project's root. The step runs if their content changes. */
  inputs: string[];
  /** Files and folders that the step writes. The step runs if one is missing or damaged. */
  outputs: string[];
  /** Returns what else decides whether the step runs, such as the days with scheduled content. */
  also?: () => string;
  /** Writes the outputs. Returns one line for the terminal, such as "3,498 courts". */
  run: () => Promise<string> | string;
}

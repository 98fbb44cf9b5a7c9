/**
 * One step of `npm run data`. It runs if the content of its inputs, its code or one of its outputs has
 * changed since the last run. The same inputs give the same bytes.
 */
export interface BuildStep {
  name: string;
  /**
   * The step's own module (import.meta.filename): a change to the module, or to anything it imports, makes
   * the step run.
   */
  module: string;
  /** Files or folders of data, relative to the project root, whose content decides whether the step runs. */
  inputs: string[];
  /** Files or folders the step writes; a missing one makes it run. */
  outputs: string[];
  /** Further inputs that decide whether the step runs, such as future publication days. */
  also?: () => string;
  /** Writes the outputs and returns one line for the terminal, e.g. "3,498 courts". */
  run: () => Promise<string> | string;
}

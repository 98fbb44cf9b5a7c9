import { relative } from "node:path";

/** What is wrong with a generated file. */
export type FileFault = "missing" | "damaged" | "mixed" | "version";

const SAID: Record<FileFault, string> = {
  missing: "is not there",
  damaged: "is damaged",
  mixed: "is of another build than the files beside it",
  version: "was made by another version of this program",
};

/**
 * A generated file that cannot be trusted; the message names it, the fault, and the command that rebuilds it.
 */
export class FaultyFile extends Error {
  override name = "FaultyFile";
  readonly path: string;
  readonly fault: FileFault;

  constructor(path: string, fault: FileFault, options?: ErrorOptions) {
    const shown = relative(process.cwd(), path);
    super(`${shown} ${SAID[fault]}: run npm run data, then start again`, options);
    this.path = shown;
    this.fault = fault;
  }
}

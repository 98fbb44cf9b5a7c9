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
 * A generated file cannot be used. The message names the file, what is wrong, and the command that makes the
 * file anew.
 */
export class FaultyFile extends Error {
  override name = "FaultyFile";
  readonly path: string;
  readonly fault: FileFault;
  /** The command that makes the file anew. */
  readonly command: string;

  constructor(path: string, fault: FileFault, options?: ErrorOptions) {
    const shown = relative(process.cwd(), path);
    const command = commandFor(shown);
    super(`${shown} ${SAID[fault]}: run ${command}, then start again`, options);
    this.path = shown;
    this.command = command;
    this.fault = fault;
  }
}

function commandFor(path: string): string {
  if (/^(src|data\/sources)\//.test(path)) return `git checkout -- ${path}`;
  return /^(dist|data\/generated\/(frame|site-sums\.json))(\/|$)/.test(path)
    ? "npm run build"
    : "npm run data";
}

import type { StateFile } from "./state-file.ts";

/**
 * The progress of imports. For each import and each of its files, the journal holds a text that says how far
 * the file was read.
 */
export class ImportJournal {
  readonly #file: StateFile;

  constructor(file: StateFile) {
    this.#file = file;
  }

  /** Maps each file of an import to what the journal holds about it. */
  files(run: string): Map<string, string> {
    const rows = this.#file.run("SELECT file, state FROM journal WHERE run = ?").all(run);
    return new Map(rows.map(({ file, state }) => [String(file), String(state)]));
  }

  /** Files of other imports that were interrupted and have not been resumed. */
  unfinished(run: string): string[] {
    const rows = this.#file.run("SELECT file FROM journal WHERE run <> ? AND file <> ''").all(run);
    return rows.map(({ file }) => String(file));
  }

  set(run: string, file: string, state: string): void {
    this.#file.run("INSERT OR REPLACE INTO journal VALUES (?, ?, ?)").run(run, file, state);
  }

  /** Deletes the entries of a finished import. */
  end(run: string): void {
    this.#file.run("DELETE FROM journal WHERE run = ?").run(run);
  }
}

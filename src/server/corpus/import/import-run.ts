import { hash } from "node:crypto";
import { statSync } from "node:fs";
import type { InputPiece, InputPlace } from "../inputs/piece.ts";
import { isAddress } from "../inputs/remote-file.ts";
import type { StateFile } from "../store/state-file.ts";

/**
 * How far a file was read. `print` is the size and modification time of the file when it was read. `place` is
 * the position reached; null if the file was read to its end.
 */
interface FileProgress {
  print: string;
  place: InputPlace | null;
}

/** The key in the journal under which the text of `keep` is stored. */
const OWN = "";

/**
 * The journal of one import, stored in the state of the corpus. It records how far each file was read. An
 * import with the same paths and settings continues from there; a file that changed since is read from its
 * start.
 */
export class ImportRun {
  readonly #state: StateFile;
  readonly #key: string;
  readonly #files: Map<string, string>;
  readonly #prints = new Map<string, string>();

  constructor(state: StateFile, described: unknown) {
    this.#state = state;
    this.#key = hash("sha256", JSON.stringify(described)).slice(0, 16);
    const rows = state.run("SELECT file, state FROM journal WHERE run = ?").all(this.#key);
    this.#files = new Map(rows.map(({ file, state }) => [String(file), String(state)]));
  }

  /** The text that `keep` stored before the import was interrupted. Null for a new import. */
  get kept(): string | null {
    return this.#files.get(OWN) ?? null;
  }

  /**
   * Files of other interrupted imports. Their records would be published together with those of this import.
   */
  get others(): string[] {
    return unfinishedFiles(this.#state, this.#key);
  }

  /**
   * The position from which to continue reading a file. Undefined for a file that was not read or has
   * changed; null for one that was read to its end.
   */
  readonly placeOf = (file: string): InputPlace | null | undefined => {
    const known = this.#files.get(file);
    if (!known) return undefined;
    const { print, place } = JSON.parse(known) as FileProgress;
    return print === this.#printOf(file) ? place : undefined;
  };

  /** Records that a piece has been imported. */
  note(piece: InputPiece): void {
    const place = piece.kind === "end" ? null : placeBehind(piece);
    const progress: FileProgress = { print: this.#printOf(piece.file), place };
    this.#set(piece.file, JSON.stringify(progress));
  }

  /** Stores a text of the caller in the journal. */
  keep(text: string): void {
    this.#set(OWN, text);
  }

  /** Deletes the journal, because the import has finished. */
  end(): void {
    this.#state.run("DELETE FROM journal WHERE run = ?").run(this.#key);
  }

  #set(file: string, text: string): void {
    this.#state.run("INSERT OR REPLACE INTO journal VALUES (?, ?, ?)").run(this.#key, file, text);
  }

  #printOf(file: string): string {
    let print = this.#prints.get(file);
    if (print === undefined) {
      const stat = isAddress(file) ? undefined : statSync(file, { throwIfNoEntry: false });
      print = stat ? `${stat.size} ${stat.mtimeMs}` : "";
      this.#prints.clear();
      this.#prints.set(file, print);
    }
    return print;
  }
}

/** The files of all interrupted imports except the import `run`. */
export function unfinishedFiles(state: StateFile, run = ""): string[] {
  const rows = state.run("SELECT file FROM journal WHERE run <> ? AND file <> ?").all(run, OWN);
  return rows.map(({ file }) => String(file));
}

/** The position in the file after a piece. */
export function placeBehind(piece: InputPiece): InputPlace {
  const { name } = piece;
  if (piece.kind === "rows") return { name, end: piece.end, row: piece.row + piece.starts.length };
  if (piece.kind === "failed" && piece.row > 0) return { name, end: piece.end, row: piece.row + 1 };
  return { name, end: -1, row: 0 };
}

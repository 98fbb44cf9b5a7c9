import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import type { InputPiece, InputPlace } from "../inputs/piece.ts";
import { isAddress } from "../inputs/remote-file.ts";
import type { ImportJournal } from "../store/import-journal.ts";

/**
 * Progress of a file: its size and modification time when it was read, and the position reached, or null if
 * done.
 */
interface FileProgress {
  print: string;
  place: InputPlace | null;
}

/** The journal's key for the caller's own text. */
const OWN = "";

/**
 * The journal of one import, stored in the corpus's state: how far each file was read. An import with the
 * same paths and settings resumes it; a file that changed since is read from its start.
 */
export class ImportRun {
  readonly #journal: ImportJournal;
  readonly #key: string;
  readonly #files: Map<string, string>;
  readonly #prints = new Map<string, string>();

  constructor(journal: ImportJournal, described: unknown) {
    this.#journal = journal;
    this.#key = createHash("sha256").update(JSON.stringify(described)).digest("hex").slice(0, 16);
    this.#files = journal.files(this.#key);
  }

  /**
   * The text that the caller stored in the journal before the import was interrupted; null for a new import.
   */
  get kept(): string | null {
    return this.#files.get(OWN) ?? null;
  }

  /** Files of other interrupted imports, whose records would be published together with this import's. */
  get others(): string[] {
    return this.#journal.unfinished(this.#key);
  }

  /** The position to resume a file at: undefined for its start, null if it is done. */
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
    this.#journal.set(this.#key, piece.file, JSON.stringify(progress));
  }

  /** Stores the caller's text in the journal. */
  keep(text: string): void {
    this.#journal.set(this.#key, OWN, text);
  }

  /** Deletes the journal: the import has finished. */
  end(): void {
    this.#journal.end(this.#key);
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

/** The position after a piece. */
export function placeBehind(piece: InputPiece): InputPlace {
  const { name } = piece;
  if (piece.kind === "rows") return { name, end: piece.end, row: piece.row + piece.starts.length };
  if (piece.kind === "failed" && piece.row > 0) return { name, end: piece.end, row: piece.row + 1 };
  return { name, end: -1, row: 0 };
}

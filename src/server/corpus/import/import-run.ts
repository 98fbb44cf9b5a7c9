import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import type { InputPiece, InputPlace } from "../inputs/piece.ts";
import { isAddress } from "../inputs/remote-file.ts";
import type { ImportJournal } from "../store/import-journal.ts";

/** How far a file was read: its size and time of change then, and the place, or null where it is done. */
interface FileProgress {
  print: string;
  place: InputPlace | null;
}

/** The journal's name for what the caller keeps beside the files. */
const OWN = "";

/**
 * The journal of one import, kept in the corpus's state: which file is read how far. The same paths with the same
 * settings are the same import, which goes on where it was stopped; a file that changed since is read from its start.
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

  /** What the caller kept when the import was stopped; null where it begins. */
  get kept(): string | null {
    return this.#files.get(OWN) ?? null;
  }

  /** Files of other imports that were stopped: what those had read would be published together with this one. */
  get others(): string[] {
    return this.#journal.unfinished(this.#key);
  }

  /** Where a file goes on: undefined from its start, null not at all. */
  readonly placeOf = (file: string): InputPlace | null | undefined => {
    const known = this.#files.get(file);
    if (!known) return undefined;
    const { print, place } = JSON.parse(known) as FileProgress;
    return print === this.#printOf(file) ? place : undefined;
  };

  /** Notes that a piece has been taken. */
  note(piece: InputPiece): void {
    const place = piece.kind === "end" ? null : placeBehind(piece);
    const progress: FileProgress = { print: this.#printOf(piece.file), place };
    this.#journal.set(this.#key, piece.file, JSON.stringify(progress));
  }

  /** Keeps a text of the caller's with the journal. */
  keep(text: string): void {
    this.#journal.set(this.#key, OWN, text);
  }

  /** Forgets the journal: the import has ended. */
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

/** The place behind a piece. */
export function placeBehind(piece: InputPiece): InputPlace {
  const { name } = piece;
  if (piece.kind === "rows") return { name, end: piece.end, row: piece.row + piece.starts.length };
  if (piece.kind === "failed" && piece.row > 0) return { name, end: piece.end, row: piece.row + 1 };
  return { name, end: -1, row: 0 };
}

/**
 * Why the system could not write a file: no space (`full`), no permission (`refused`), or a disk that fails
 * (`faulty`).
 */
export interface FileFailure {
  kind: "full" | "refused" | "faulty";
  /** The code that the system gave: EACCES, EROFS, ENOSPC, EIO, or a number of SQLite. */
  code: string;
  /** Path of the file. Empty if the system did not name it. */
  path: string;
}

const REFUSED = new Set<unknown>(["EACCES", "EPERM", "EROFS"]);
const FULL = new Set<unknown>(["ENOSPC", "EDQUOT"]);
/**
 * The code of an input or output error. ShortWrite has it too: the disk has fewer bytes than were written.
 */
const FAULTY = "EIO";
/**
 * SQLite's codes for a file that it may not write (SQLITE_READONLY) and for one that it may not open
 * (SQLITE_CANTOPEN).
 */
const SQLITE_REFUSED = new Set<unknown>([8, 14]);
const SQLITE_FULL = 13;
const SQLITE_FAULTY = 10;

/**
 * The failure of the file system that caused an error. Null if there is none among the error and its causes.
 */
export function fileFailure(error: unknown): FileFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, path = "", errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number };
  // An extended code of SQLite has the basic code in its lowest eight bits.
  const sqlite = errcode & 0xff;
  if (FULL.has(code) || sqlite === SQLITE_FULL) return { kind: "full", code: code ?? "", path };
  if (REFUSED.has(code)) return { kind: "refused", code: String(code), path };
  if (code === FAULTY) return { kind: "faulty", code, path };
  if (sqlite === SQLITE_FAULTY) return { kind: "faulty", code: `SQLite ${sqlite}`, path };
  if (SQLITE_REFUSED.has(sqlite)) return { kind: "refused", code: `SQLite ${sqlite}`, path };
  return fileFailure(error.cause);
}

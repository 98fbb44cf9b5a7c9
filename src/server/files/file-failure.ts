/** Why the system could not write a file: no space, no permission, or a disk that fails. */
export interface FileFailure {
  kind: "full" | "refused" | "faulty";
  /** The system's code: EACCES, EROFS, ENOSPC, EIO, or SQLite's number. */
  code: string;
  /** Empty if the system did not name it. */
  path: string;
}

const REFUSED = new Set<unknown>(["EACCES", "EPERM", "EROFS"]);
const FULL = new Set<unknown>(["ENOSPC", "EDQUOT"]);
/** Code of an input or output error; ShortWrite (fewer bytes on the disk than were written) has it too. */
const FAULTY = "EIO";
/**
 * SQLite's codes for a file that it may not write, and for one that it may not open (SQLITE_READONLY,
 * SQLITE_CANTOPEN).
 */
const SQLITE_REFUSED = new Set<unknown>([8, 14]);
const SQLITE_FULL = 13;
const SQLITE_FAULTY = 10;

/** The file system failure behind an error or one of its causes; null for any other error. */
export function fileFailure(error: unknown): FileFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, path = "", errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number };
  // SQLite's extended codes use the bits above the first eight.
  const sqlite = errcode & 0xff;
  if (FULL.has(code) || sqlite === SQLITE_FULL) return { kind: "full", code: code ?? "", path };
  if (REFUSED.has(code)) return { kind: "refused", code: String(code), path };
  if (code === FAULTY) return { kind: "faulty", code, path };
  if (sqlite === SQLITE_FAULTY) return { kind: "faulty", code: `SQLite ${sqlite}`, path };
  if (SQLITE_REFUSED.has(sqlite)) return { kind: "refused", code: `SQLite ${sqlite}`, path };
  return fileFailure(error.cause);
}

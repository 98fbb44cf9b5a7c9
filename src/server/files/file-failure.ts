/** Why the system would not keep a file: no room, or no right to write there. */
export interface FileFailure {
  kind: "full" | "refused";
  /** As the system names it: EACCES, EROFS, ENOSPC, or SQLite's number. */
  code: string;
  /** Empty where the system did not name it. */
  path: string;
}

const REFUSED = new Set<unknown>(["EACCES", "EPERM", "EROFS"]);
const FULL = new Set<unknown>(["ENOSPC", "EDQUOT"]);
/** SQLite's codes for a file it may not write, and for one it may not open (SQLITE_READONLY, SQLITE_CANTOPEN). */
const SQLITE_REFUSED = new Set<unknown>([8, 14]);
const SQLITE_FULL = 13;

/** Which failure of the file system an error or one of its causes tells of; null for every other error. */
export function fileFailure(error: unknown): FileFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, path = "", errcode } = error as NodeJS.ErrnoException & { errcode?: number };
  // SQLite's further codes stand above its first eight bits.
  const sqlite = errcode === undefined ? undefined : errcode & 0xff;
  if (FULL.has(code) || sqlite === SQLITE_FULL) return { kind: "full", code: code ?? "", path };
  if (REFUSED.has(code)) return { kind: "refused", code: String(code), path };
  if (SQLITE_REFUSED.has(sqlite)) return { kind: "refused", code: `SQLite ${sqlite}`, path };
  return fileFailure(error.cause);
}

import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { RecoveryCorrection } from "#contract/content/schemas/recovery.ts";
import type { Correction } from "#domain/recovery/people/correct-lawyers.ts";

const FILE = "src/content/recovery/corrections.yaml";

/** A content file of the recovery service violates its schema. The message names the file and the entry. */
export class RecoveryContentError extends Error {
  override name = "RecoveryContentError";
}

/** Reads the corrections in the content file, in order. None if there is no file. */
export function readCorrections(path = FILE): Correction[] {
  if (!existsSync(path)) return [];
  const entries: unknown[] = parse(readFileSync(path, "utf8"))?.corrections ?? [];
  return entries.map((entry, index) => {
    const read = RecoveryCorrection.safeParse(entry);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new RecoveryContentError(
      `${path}, entry ${index + 1}: ${issue?.path.join(".") ?? ""} ${issue?.message}. npm run check:content names the line.`,
    );
  });
}

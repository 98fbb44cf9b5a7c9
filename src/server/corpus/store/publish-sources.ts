import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../../files/replace-file.ts";
import type { ImportState } from "./import-state.ts";
import type { CorpusPart } from "./part-writer.ts";
import type { StoredSource } from "./read-sources.ts";
import { supersededFile } from "./superseded-file.ts";

/** Makes the sources for sources.json. Also writes the file of superseded records of each source. */
export function publishSources(
  state: ImportState,
  corpusDir: string,
  stored: ReadonlyMap<string, StoredSource>,
  today: string,
): StoredSource[] {
  return state
    .sources()
    .filter(({ count }) => count > 0)
    .map(({ id, declaration, count, isChanged }) => {
      const before = stored.get(id);
      const declared = declaration ? (JSON.parse(declaration) as StoredSource) : before!;
      const { file: _file, superseded: _superseded, ...source } = { ...before, ...declared };
      const parts = state.parts(id);
      const superseded = writeSuperseded(state, corpusDir, id, parts);
      return {
        ...source,
        count,
        imported: isChanged || !before ? today : before.imported,
        parts: parts.map(({ n, file, bytes, records, print }) => ({ n, file, bytes, records, print })),
        ...(superseded ? { superseded } : {}),
      };
    });
}

function writeSuperseded(state: ImportState, corpusDir: string, id: string, parts: CorpusPart[]): string {
  const entries = parts.flatMap(({ n }) =>
    [...state.supersededIn(n)].map((ordinal) => [n, ordinal] as const),
  );
  if (entries.length === 0) return "";
  const bytes = supersededFile(entries);
  const file = `${id}-${hash("sha256", bytes).slice(0, 10)}.bin`;
  const path = join(corpusDir, "judgments", file);
  if (!existsSync(path)) replaceFile(path, bytes);
  return file;
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Source } from "#domain/judgment/record.ts";

/**
 * A source as sources.json keeps it. `file` is the file under judgments/ that holds its records;
 * without it `${id}.jsonl`. Imported files carry a content hash in their name, so that replacing
 * sources.json is the one step that makes a new corpus visible.
 */
export interface StoredSource extends Source {
  file?: string;
  /** True where the court itself released the texts to the public (法释〔2016〕19号 then does not stand in the way). */
  officially_released?: boolean;
  /** Why kinds that courts may not publish are held all the same; as given on import. */
  restricted_allowed?: string;
}

/** The sources of a corpus in their stored order; empty where the folder holds no corpus. */
export function readSources(corpusDir: string): StoredSource[] {
  const path = join(corpusDir, "sources.json");
  if (!existsSync(path)) return [];
  return JSON.parse(readFileSync(path, "utf8")) as StoredSource[];
}

/** The path of the JSON Lines file with a source's records. */
export function recordsPath(corpusDir: string, source: StoredSource): string {
  return join(corpusDir, "judgments", source.file ?? `${source.id}.jsonl`);
}

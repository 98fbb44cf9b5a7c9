import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StatuteDocument } from "#domain/statute/record.ts";
import { readLines } from "../files/read-lines.ts";
import { readEnvironment } from "../settings/read-environment.ts";
import { IMPORTED_CORPUS } from "./corpus-dir.ts";
import { readSources, type StoredSource } from "./store/read-sources.ts";
import { readTakedown } from "./takedown/takedown.ts";

/**
 * The folder of the laws within a corpus; it has its own sources.json, since laws are sampled separately from
 * judgments.
 */
export const statutesDir = (corpusDir: string) => join(corpusDir, "statutes");

/**
 * The corpus whose laws everything is built from: FASU_CORPUS if set, else the imported corpus. The samples
 * contain no laws, so there may be none.
 */
export function lawCorpusDir(chosen = readEnvironment().FASU_CORPUS): string {
  return chosen || IMPORTED_CORPUS;
}

/** Sources of a corpus's laws in their stored order; empty if none were imported. */
export function readStatuteSources(corpusDir: string): StoredSource[] {
  return readSources(statutesDir(corpusDir));
}

/** The documents of laws that may be shown, source by source; those on the takedown list are left out. */
export function* readStatutes(corpusDir: string): Generator<StatuteDocument> {
  const gone = new Set(existsSync(corpusDir) ? readTakedown(corpusDir).judgments : []);
  for (const source of readStatuteSources(corpusDir))
    for (const document of readStatuteFile(corpusDir, source))
      if (!gone.has(document.law) && !gone.has(document.id)) yield document;
}

/** The stored documents of one source. */
export function* readStatuteFile(corpusDir: string, source: StoredSource): Generator<StatuteDocument> {
  const path = join(statutesDir(corpusDir), source.file ?? `${source.id}.jsonl`);
  if (!existsSync(path)) return;
  for (const text of readLines(path)) yield JSON.parse(text) as StatuteDocument;
}

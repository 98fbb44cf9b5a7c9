import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StatuteDocument } from "#domain/statute/record.ts";
import { readLines } from "../files/read-lines.ts";
import { readEnvironment } from "../settings/read-environment.ts";
import { IMPORTED_CORPUS } from "./corpus-dir.ts";
import { readSources, type StoredSource } from "./store/read-sources.ts";
import { readTakedown } from "./takedown/takedown.ts";

/**
 * The folder of the laws in a corpus. It has a sources.json of its own, because laws are collected
 * independently of judgments.
 */
export const statutesDir = (corpusDir: string) => join(corpusDir, "statutes");

/**
 * The corpus from which the laws of the site come: FASU_CORPUS if it is set, otherwise the imported corpus.
 * The samples have no laws, so there may be none.
 */
export function lawCorpusDir(chosen = readEnvironment().FASU_CORPUS): string {
  return chosen || IMPORTED_CORPUS;
}

/** The sources of the laws in a corpus, in stored order. Empty if no law was imported. */
export function readStatuteSources(corpusDir: string): StoredSource[] {
  return readSources(statutesDir(corpusDir));
}

/** The documents of laws that may be shown, source by source. Those on the takedown list are left out. */
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

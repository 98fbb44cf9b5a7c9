import { existsSync } from "node:fs";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { readLines } from "./read-lines.ts";
import { readSources, recordsPath, type StoredSource } from "./read-sources.ts";
import { readTakedown } from "./takedown.ts";
import { takedownFilter } from "./takedown-filter.ts";

/**
 * All judgments of a corpus that may be shown, source by source in stored order, one at a time; works with
 * `for` and `for await`. Records were checked when they were written and are trusted here; what the takedown
 * list names is left out, or left nameless.
 */
export function* readCorpus(corpusDir: string): Generator<JudgmentRecord> {
  const shown = takedownFilter(readTakedown(corpusDir));
  for (const source of readSources(corpusDir)) {
    for (const record of readSourceRecords(corpusDir, source)) {
      const visible = shown(record);
      if (visible) yield visible;
    }
  }
}

/** The stored records of one source, the takedown list not applied. */
export function* readSourceRecords(corpusDir: string, source: StoredSource): Generator<JudgmentRecord> {
  const path = recordsPath(corpusDir, source);
  if (!existsSync(path)) return;
  for (const { text } of readLines(path)) if (text) yield JSON.parse(text) as JudgmentRecord;
}

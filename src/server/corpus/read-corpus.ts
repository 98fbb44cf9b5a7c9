import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { readSources, type StoredSource, storedPartsOf, supersededIn } from "./read-sources.ts";
import { readPart } from "./store/part-file.ts";
import { readTakedown } from "./takedown/takedown.ts";
import { takedownFilter } from "./takedown/takedown-filter.ts";

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
  const superseded = supersededIn(corpusDir, source);
  for (const part of storedPartsOf(source)) {
    const gone = superseded.get(part.n);
    for (const { ordinal, text } of readPart(join(corpusDir, "judgments", part.file), part.bytes))
      if (text !== "" && !gone?.has(ordinal)) yield JSON.parse(text) as JudgmentRecord;
  }
}

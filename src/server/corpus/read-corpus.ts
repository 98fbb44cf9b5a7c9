import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { readPart } from "./store/part-file.ts";
import { readSources, type StoredSource, storedPartsOf, supersededIn } from "./store/read-sources.ts";
import { readTakedown } from "./takedown/takedown.ts";
import { takedownFilter } from "./takedown/takedown-filter.ts";

/**
 * All judgments of a corpus that may be shown, source by source in stored order, one at a time; works with
 * `for` and `for await`. Records were validated when written and are trusted here; the takedown list removes
 * judgments and masks names.
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

/** The stored records of one source, without applying the takedown list. */
export function* readSourceRecords(corpusDir: string, source: StoredSource): Generator<JudgmentRecord> {
  const superseded = supersededIn(corpusDir, source);
  for (const part of storedPartsOf(source)) {
    const gone = superseded.get(part.n);
    for (const { ordinal, text } of readPart(join(corpusDir, "judgments", part.file), part.bytes))
      if (text !== "" && !gone?.has(ordinal)) yield JSON.parse(text) as JudgmentRecord;
  }
}

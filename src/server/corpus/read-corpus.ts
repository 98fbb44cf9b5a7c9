import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { readPart } from "./store/part-file.ts";
import { readSources, type StoredSource, storedPartsOf, supersededIn } from "./store/read-sources.ts";
import { readTakedown } from "./takedown/takedown.ts";
import { takedownFilter } from "./takedown/takedown-filter.ts";

/** A record with its position in the store. */
export interface PlacedRecord {
  record: JudgmentRecord;
  /** Number of the corpus part that contains the record; 0 in a source without parts. */
  part: number;
  /** Line in the part, from 0. */
  ordinal: number;
}

/**
 * All judgments of a corpus that may be shown, source by source in stored order, one at a time; works with
 * `for` and `for await`. Records were validated on writing and are trusted here. The takedown list removes
 * judgments and masks names.
 */
export function* readCorpus(corpusDir: string): Generator<JudgmentRecord> {
  for (const { record } of readPlacedCorpus(corpusDir)) yield record;
}

/** The judgments of `readCorpus` with their positions in the store. */
export function* readPlacedCorpus(corpusDir: string): Generator<PlacedRecord> {
  const shown = takedownFilter(readTakedown(corpusDir));
  for (const source of readSources(corpusDir)) {
    for (const { record, ...place } of readPlacedRecords(corpusDir, source)) {
      const visible = shown(record);
      if (visible) yield { record: visible, ...place };
    }
  }
}

/**
 * The stored records of one source with their positions, without applying the takedown list. If a line is
 * given for a part, only records from that line on.
 */
export function* readPlacedRecords(
  corpusDir: string,
  source: StoredSource,
  from: ReadonlyMap<number, number> = new Map(),
): Generator<PlacedRecord> {
  const superseded = supersededIn(corpusDir, source);
  for (const part of storedPartsOf(source)) {
    const gone = superseded.get(part.n);
    const first = from.get(part.n) ?? 0;
    if (part.records <= first && first > 0) continue;
    for (const { ordinal, text } of readPart(join(corpusDir, "judgments", part.file), part.bytes, first))
      if (text !== "" && ordinal >= first && !gone?.has(ordinal))
        yield { record: JSON.parse(text) as JudgmentRecord, part: part.n, ordinal };
  }
}

import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { readPart } from "./store/part-file.ts";
import { readSources, type StoredSource, storedPartsOf, supersededIn } from "./store/read-sources.ts";
import { readTakedown } from "./takedown/takedown.ts";
import { takedownFilter } from "./takedown/takedown-filter.ts";

/** A record and where it is stored. */
export interface PlacedRecord {
  record: JudgmentRecord;
  /** Number of the part that contains the record. 0 in a source without parts. */
  part: number;
  /** Number of the record's line in the part, from 0. */
  ordinal: number;
}

/**
 * All judgments of a corpus that may be shown: judgments on the takedown list are left out, and names on it
 * are masked. The judgments come source by source in stored order, and are read one at a time. Records were
 * checked when they were written and are not checked again.
 */
export function* readCorpus(corpusDir: string): Generator<JudgmentRecord> {
  for (const { record } of readPlacedCorpus(corpusDir)) yield record;
}

/** The judgments of `readCorpus`, each with where it is stored. */
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
 * The stored records of a source, each with where it is stored. The takedown list is not applied. `from` maps
 * the number of a part to the line with which to start; a part that it lacks is read whole.
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

import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import type { Takedown } from "../takedown/takedown.ts";
import { takedownFilter } from "../takedown/takedown-filter.ts";
import type { ImportState } from "./import-state.ts";
import { readPart } from "./part-file.ts";
import { type CorpusPart, PartWriter } from "./part-writer.ts";
import { prepare } from "./prepared.ts";

/** The key in the state for the checksum of the takedown list that was applied last. */
const APPLIED = "takedown";

/**
 * Removes the judgments and names on the takedown list from the stored parts. Does nothing if the list is the
 * one that was applied last. A part that contains any of them, or a superseded record, is rewritten. Every
 * remaining record keeps its number; empty lines replace removed and superseded records.
 */
export function takeDownStored(state: ImportState, corpusDir: string, list: Takedown): void {
  const { judgments, names } = list;
  const print = hash("sha256", JSON.stringify([judgments, names]));
  const isEmpty = judgments.length + names.length === 0;
  if (state.meta(APPLIED) === print || (isEmpty && !state.meta(APPLIED))) return;
  const shown = takedownFilter(list);
  for (const part of state.parts()) {
    if (touches(state, corpusDir, part, shown)) rewrite(state, corpusDir, part, shown);
  }
  state.setMeta(APPLIED, print);
}

type Shown = (record: JudgmentRecord) => JudgmentRecord | null;

function* liveRecords(
  state: ImportState,
  corpusDir: string,
  part: CorpusPart,
): Generator<{ ordinal: number; record: JudgmentRecord | null }> {
  const superseded = state.supersededIn(part.n);
  for (const { ordinal, text } of readPart(join(corpusDir, "judgments", part.file), part.bytes))
    yield {
      ordinal,
      record: text === "" || superseded.has(ordinal) ? null : (JSON.parse(text) as JudgmentRecord),
    };
}

function touches(state: ImportState, corpusDir: string, part: CorpusPart, shown: Shown): boolean {
  for (const { record } of liveRecords(state, corpusDir, part))
    if (record && shown(record) !== record) return true;
  // A superseded record may contain a name on the list, so the part is rewritten without superseded records.
  return state.supersededIn(part.n).size > 0;
}

/**
 * A file name that is not in use. The old file is read while the new one is written, and names of earlier
 * rewrites may exist too.
 */
function unusedName({ source, n }: CorpusPart, folder: string): string {
  for (let revision = 2; ; revision++) {
    const file = `${source}-${String(n).padStart(6, "0")}-${revision}.jsonl.zst`;
    if (!existsSync(join(folder, file))) return file;
  }
}

function rewrite(state: ImportState, corpusDir: string, part: CorpusPart, shown: Shown): void {
  const file = unusedName(part, join(corpusDir, "judgments"));
  const writer = new PartWriter(join(corpusDir, "judgments", file), {
    ...part,
    file,
    bytes: 0,
    records: 0,
    print: "",
  });
  for (const { ordinal, record } of liveRecords(state, corpusDir, part)) {
    const visible = record && shown(record);
    if (!visible) {
      if (record) state.drop(record.id, part.source);
      writer.appendNothing();
      continue;
    }
    const prepared = prepare({ ...visible, source: part.source });
    writer.append(prepared);
    if (visible !== record) state.refresh(prepared, state.placeOf(part.n, ordinal));
  }
  writer.sync();
  state.savePart(writer.part);
  writer.close();
  state.touch(part.source);
}

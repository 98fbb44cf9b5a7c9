import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import type { Takedown } from "../takedown/takedown.ts";
import { takedownFilter } from "../takedown/takedown-filter.ts";
import type { ImportState } from "./import-state.ts";
import { readPart } from "./part-file.ts";
import { type CorpusPart, PartWriter } from "./part-writer.ts";
import { prepare } from "./prepared.ts";

/** The state's key for the takedown list last applied. */
const APPLIED = "takedown";

/**
 * Removes records and names on the takedown list from the stored parts, if the list has changed since the
 * last run. Affected parts are rewritten with each record at its number; removed or superseded records become
 * empty lines.
 */
export function takeDownStored(state: ImportState, corpusDir: string, list: Takedown): void {
  const { judgments, names } = list;
  const print = createHash("sha256")
    .update(JSON.stringify([judgments, names]))
    .digest("hex");
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
  // A superseded text may contain a listed name.
  return state.supersededIn(part.n).size > 0;
}

/** A file name not in use. The part is read while it is rewritten, and it may have been rewritten before. */
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

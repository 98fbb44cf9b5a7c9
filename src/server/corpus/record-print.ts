import { createHash } from "node:crypto";
import type { JudgmentRecord } from "#domain/judgment/record.ts";

/** What the writer remembers of a record: enough to tell the same document, the same text and another text apart. */
export interface RecordPrint {
  source: string;
  /** Characters of body, tail and postscript. */
  chars: number;
  /** Hash of that text. */
  text: string;
  /** Hash of all fields but id and source. */
  fields: string;
}

/** The print of a record that is stored under a source. */
export function printOf(record: JudgmentRecord, source: string): RecordPrint {
  const { id: _id, source: _source, ...fields } = record;
  const text = [...record.body_text, ...record.tail_text, ...record.body_postscript].join("\n");
  return { source, chars: text.length, text: digest(text), fields: digest(JSON.stringify(fields)) };
}

function digest(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("base64").slice(0, 16);
}

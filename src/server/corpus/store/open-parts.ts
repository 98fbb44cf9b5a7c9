import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import type { ImportState, Known } from "./import-state.ts";
import { readPart } from "./part-file.ts";
import { type CorpusPart, PartWriter } from "./part-writer.ts";
import type { StoredFields } from "./prepared.ts";

/** Approximate size of a part on disk. It is limited, because a takedown rewrites whole parts. */
const PART_BYTES = 128 << 20;

/** The parts to which records are appended, one for each source. */
export class OpenParts {
  /** The number of the next part. */
  next = 1;
  readonly #state: ImportState;
  readonly #folder: string;
  readonly #open = new Map<string, PartWriter>();

  constructor(state: ImportState, folder: string) {
    this.#state = state;
    this.#folder = folder;
    this.recount();
  }

  /** Sets `next` to the number after those of all known parts. */
  recount(): void {
    this.next = Math.max(0, ...this.#state.parts().map(({ n }) => n)) + 1;
  }

  /** Appends a record of a source. Returns the place of the record. */
  append(record: StoredFields, source: string): number {
    const writer = this.#partOf(source);
    const ordinal = writer.append(record);
    return this.#state.placeOf(writer.part.n, ordinal);
  }

  /** Makes sure that everything appended is on disk. */
  save(): void {
    for (const writer of this.#open.values()) {
      writer.sync();
      this.#state.savePart(writer.part);
    }
  }

  close(): void {
    for (const writer of this.#open.values()) writer.close();
    this.#open.clear();
  }

  /** Reads a stored record. Throws if its part lacks it. */
  read({ place, source }: Known): JudgmentRecord {
    const { part: n, ordinal } = this.#state.splitPlace(place);
    const writer = this.#open.get(source);
    writer?.flush();
    const part = writer?.part.n === n ? writer.part : this.#state.parts().find((one) => one.n === n)!;
    for (const line of readPart(join(this.#folder, part.file), part.bytes, ordinal))
      if (line.ordinal === ordinal) return JSON.parse(line.text) as JudgmentRecord;
    throw new Error(`${part.file} lacks record ${ordinal}`);
  }

  /** The part to which records of a source are appended. If the last part is full, a new part is created. */
  #partOf(source: string): PartWriter {
    const open = this.#open.get(source);
    if (open && open.part.bytes < PART_BYTES) return open;
    if (open) {
      open.sync();
      this.#state.savePart(open.part);
      open.close();
    }
    const last = open ? undefined : this.#state.parts(source).findLast(({ file }) => file.endsWith(".zst"));
    const part = last && last.bytes < PART_BYTES ? last : this.#newPart(source);
    const writer = new PartWriter(join(this.#folder, part.file), part);
    this.#open.set(source, writer);
    return writer;
  }

  #newPart(source: string): CorpusPart {
    const n = this.next++;
    const file = `${source}-${String(n).padStart(6, "0")}.jsonl.zst`;
    return { n, source, file, bytes: 0, records: 0, print: "" };
  }
}

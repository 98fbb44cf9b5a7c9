import { createHash } from "node:crypto";
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { JudgmentRecord, Sampling } from "#domain/judgment/record.ts";
import { FETCHED_STAMP } from "./corpus-dir.ts";
import { lockCorpus } from "./corpus-lock.ts";
import { readSourceRecords } from "./read-corpus.ts";
import { readSources, type StoredSource } from "./read-sources.ts";
import { printOf, type RecordPrint } from "./record-print.ts";
import { replaceFile, syncFile } from "./replace-file.ts";
import { readTakedown } from "./takedown.ts";
import { takedownFilter } from "./takedown-filter.ts";

/**
 * What became of a record: new; the same; the same document parsed anew; the same id with another text; known in
 * a selected source and now part of a complete one, with the longer of the two texts.
 */
export type Added =
  | "accepted"
  | "duplicate"
  | "refreshed"
  | "longer_kept"
  | "shorter_dropped"
  | "moved"
  | "taken_down";

/** A piece of the file of records that wait to be written. */
interface Waiting {
  from: number;
  bytes: number;
}

/**
 * Adds records to a corpus. Nothing of it shows until `commit`, whose last step replaces sources.json; a
 * process stopped before leaves the old corpus whole.
 */
export class CorpusWriter {
  readonly #dir: string;
  readonly #release: () => void;
  readonly #known = new Map<string, RecordPrint>();
  /** What the takedown list leaves of a record, whether stored or coming in. */
  readonly #shown: (record: JudgmentRecord) => JudgmentRecord | null;
  readonly #sources: Map<string, StoredSource>;
  readonly #waitingPath: string;
  readonly #waiting: number;
  #waitingBytes = 0;
  #isClosed = false;
  /** New records by source in order of arrival, and those that take the place of a stored one. */
  readonly #fresh = new Map<string, Map<string, Waiting>>();
  readonly #instead = new Map<string, Waiting>();
  /** Sources that records were moved to, each with those that they were stored under. */
  readonly #movedFrom = new Map<string, Set<string>>();
  /** Sources that hold a record which the takedown list names or changes. */
  readonly #takenDown = new Set<string>();

  /** Locks the corpus and reads what it holds; what its takedown list names goes with the next commit. */
  constructor(corpusDir: string) {
    this.#dir = corpusDir;
    this.#release = lockCorpus(corpusDir);
    this.#shown = takedownFilter(readTakedown(corpusDir));
    this.#sources = new Map(readSources(corpusDir).map((source) => [source.id, source]));
    for (const source of this.#sources.values()) {
      for (const record of readSourceRecords(corpusDir, source)) {
        const shown = this.#shown(record);
        if (shown !== record) this.#takenDown.add(source.id);
        if (shown) this.#known.set(record.id, printOf(shown, source.id));
      }
    }
    this.#waitingPath = join(corpusDir, ".incoming");
    this.#waiting = openSync(this.#waitingPath, "w+");
  }

  /** The stored source with an id, if any. */
  source(id: string): StoredSource | undefined {
    return this.#sources.get(id);
  }

  /** Takes a record in under its source, sampled as said, which `declared` must hold at the time of `commit`. */
  add(given: JudgmentRecord, sampling: Sampling = "selected"): Added {
    const record = this.#shown(given);
    if (!record) return "taken_down";
    const known = this.#known.get(record.id);
    if (!known || sampling === "selected" || !this.#isSelected(record.id, known))
      return this.#settle(record, known);
    const from = this.#movedFrom.get(record.source) ?? new Set();
    this.#movedFrom.set(record.source, from.add(known.source));
    known.source = record.source;
    this.#settle(record, known);
    return "moved";
  }

  /** Keeps the record or what is known of its id, whichever is longer or newer. */
  #settle(record: JudgmentRecord, known: RecordPrint | undefined): Added {
    const next = printOf(record, known?.source ?? record.source);
    if (!known) {
      this.#known.set(record.id, next);
      const fresh = this.#fresh.get(record.source) ?? new Map<string, Waiting>();
      fresh.set(record.id, this.#put(record));
      this.#fresh.set(record.source, fresh);
      return "accepted";
    }
    if (known.fields === next.fields) return "duplicate";
    if (known.text !== next.text && known.chars >= next.chars) return "shorter_dropped";
    this.#known.set(record.id, next);
    this.#replace(record, known.source);
    return known.text === next.text ? "refreshed" : "longer_kept";
  }

  /** Writes all changed sources and makes them visible in one step; gives the number of records now stored. */
  commit(declared: Map<string, StoredSource>, today: string): number {
    const sources = new Map(this.#sources);
    const moved = [...this.#movedFrom].flatMap(([to, from]) => [to, ...from]);
    const changed = new Set([
      ...this.#fresh.keys(),
      ...this.#sourcesOfReplaced(),
      ...moved,
      ...this.#takenDown,
    ]);
    for (const id of changed) {
      const declaration = declared.get(id) ?? this.#sources.get(id);
      if (!declaration) throw new Error(`source ${id} was never declared`);
      const written = this.#write(id);
      sources.set(id, { ...declaration, ...written, imported: today });
    }
    mkdirSync(join(this.#dir, "judgments"), { recursive: true });
    const list = [...sources.values()].filter(({ count }) => count > 0);
    if (this.#fresh.size + this.#instead.size + this.#movedFrom.size > 0)
      rmSync(join(this.#dir, FETCHED_STAMP), { force: true });
    if (changed.size > 0) {
      replaceFile(join(this.#dir, "sources.json"), (path) =>
        writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`),
      );
      this.#dropUnused(list);
    }
    this.close();
    return list.reduce((sum, { count }) => sum + count, 0);
  }

  /** Ends without writing anything; does nothing after `commit`. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeSync(this.#waiting);
    rmSync(this.#waitingPath, { force: true });
    this.#release();
  }

  #put(record: JudgmentRecord): Waiting {
    const bytes = Buffer.from(`${JSON.stringify(record)}\n`, "utf8");
    const waiting = { from: this.#waitingBytes, bytes: bytes.length };
    writeSync(this.#waiting, bytes, 0, bytes.length, waiting.from);
    this.#waitingBytes += bytes.length;
    return waiting;
  }

  #replace(record: JudgmentRecord, source: string): void {
    const waiting = this.#put({ ...record, source });
    const fresh = this.#fresh.get(source);
    if (fresh?.has(record.id)) fresh.set(record.id, waiting);
    else this.#instead.set(record.id, waiting);
  }

  /** True for a record stored under a selected source that nothing of this import has touched. */
  #isSelected(id: string, { source }: RecordPrint): boolean {
    if (this.#fresh.get(source)?.has(id) || this.#instead.has(id)) return false;
    return this.#sources.get(source)?.sampling === "selected";
  }

  #sourcesOfReplaced(): string[] {
    return [...this.#instead.keys()].flatMap((id) => this.#known.get(id)?.source ?? []);
  }

  /** Writes a source's file: stored records in their order, replaced ones in place, new ones behind. */
  #write(id: string): { file: string; count: number } {
    mkdirSync(join(this.#dir, "judgments"), { recursive: true });
    const temporary = join(this.#dir, "judgments", `.${id}.new`);
    const output = openSync(temporary, "w");
    const hash = createHash("sha256");
    let count = 0;
    const print = (bytes: Buffer): void => {
      writeSync(output, bytes);
      hash.update(bytes);
      count++;
    };
    for (const record of this.#storedOf(id)) {
      const instead = this.#instead.get(record.id);
      const shown = instead ? null : this.#shown(record);
      if (instead) print(this.#take(instead));
      else if (shown) print(Buffer.from(`${JSON.stringify(shown)}\n`, "utf8"));
    }
    for (const waiting of this.#fresh.get(id)?.values() ?? []) print(this.#take(waiting));
    closeSync(output);
    syncFile(temporary);
    const file = `${id}-${hash.digest("hex").slice(0, 10)}.jsonl`;
    renameSync(temporary, join(this.#dir, "judgments", file));
    return { file, count };
  }

  /** The stored records that now belong to a source: its own, then those moved to it. */
  *#storedOf(id: string): Generator<JudgmentRecord> {
    for (const from of [id, ...(this.#movedFrom.get(id) ?? [])]) {
      const stored = this.#sources.get(from);
      for (const record of stored ? readSourceRecords(this.#dir, stored) : [])
        if ((this.#known.get(record.id)?.source ?? from) === id) yield { ...record, source: id };
    }
  }

  #take({ from, bytes }: Waiting): Buffer {
    const buffer = Buffer.alloc(bytes);
    readSync(this.#waiting, buffer, 0, bytes, from);
    return buffer;
  }

  #dropUnused(sources: StoredSource[]): void {
    const used = new Set(sources.map(({ id, file }) => file ?? `${id}.jsonl`));
    const folder = join(this.#dir, "judgments");
    for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { force: true });
  }
}

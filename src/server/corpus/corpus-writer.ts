import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentRecord, Sampling } from "#domain/judgment/record.ts";
import { FETCHED_STAMP } from "./corpus-dir.ts";
import { lockCorpus } from "./corpus-lock.ts";
import { readSources, type StoredSource } from "./read-sources.ts";
import { replaceFile } from "./replace-file.ts";
import { ImportState, type Known } from "./store/import-state.ts";
import { readPart } from "./store/part-file.ts";
import { type Part, PartWriter } from "./store/part-writer.ts";
import { type Prepared, prepare } from "./store/prepared.ts";
import { publishSources } from "./store/publish-sources.ts";
import { rebuildState } from "./store/rebuild-state.ts";
import { takeDownStored } from "./store/take-down-stored.ts";
import { readTakedown, type Takedown } from "./takedown.ts";
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

/** Records of one file take about so much room on disk; a takedown writes such files anew. */
const PART_BYTES = 128 << 20;

/**
 * Adds records to a corpus. `save` keeps what was added, so that an import that is stopped can go on; nothing of it
 * shows until `commit`, whose last step replaces sources.json. Memory does not grow with the corpus.
 */
export class CorpusWriter {
  /** What is known of stored records, and the journals of imports. */
  readonly state: ImportState;
  readonly #dir: string;
  readonly #release: () => void;
  readonly #takedown: Takedown;
  /** What the takedown list leaves of a record that comes in. */
  readonly #shown: (record: JudgmentRecord) => JudgmentRecord | null;
  readonly #sources: Map<string, StoredSource>;
  readonly #open = new Map<string, PartWriter>();
  #nextPart = 1;
  #isClosed = false;

  /** Locks the corpus; what its takedown list names goes with the next commit. */
  constructor(corpusDir: string) {
    this.#dir = corpusDir;
    this.#release = lockCorpus(corpusDir);
    this.#takedown = readTakedown(corpusDir);
    this.#shown = takedownFilter(this.#takedown);
    this.#sources = new Map(readSources(corpusDir).map((source) => [source.id, source]));
    this.state = new ImportState(corpusDir);
    mkdirSync(join(corpusDir, "judgments"), { recursive: true });
    const published = hashOf(join(corpusDir, "sources.json"));
    if (
      ![this.state.meta("published") ?? "", this.state.meta("published_before") ?? ""].includes(published)
    ) {
      this.forgetUnpublished();
    }
    this.#nextPart = Math.max(0, ...this.state.parts().map(({ n }) => n)) + 1;
  }

  /** The stored source with an id, if any. */
  source(id: string): StoredSource | undefined {
    return this.#sources.get(id);
  }

  /** Forgets what imports that were stopped had read: only what is published is left. */
  forgetUnpublished(): void {
    rebuildState(this.state, this.#dir, this.#sources);
    this.state.setMeta("published", hashOf(join(this.#dir, "sources.json")));
    this.state.save();
    this.#nextPart = Math.max(0, ...this.state.parts().map(({ n }) => n)) + 1;
  }

  /** Takes a record in under its source, sampled as said, which `declared` must hold at the time of `commit`. */
  add(given: JudgmentRecord, sampling: Sampling = "selected"): Added {
    const record = this.#shown(given);
    return record ? this.addPrepared(prepare(record), sampling) : "taken_down";
  }

  /** The same for a record that has been through the takedown list. */
  addPrepared(next: Prepared, sampling: Sampling): Added {
    const known = this.state.known(next.id);
    if (!known) {
      this.#append(next, next.source, null);
      return "accepted";
    }
    const isSameText = known.text === next.text;
    const isLonger = isSameText || next.chars > known.chars;
    if (
      sampling === "complete" &&
      this.#sources.get(known.source)?.sampling === "selected" &&
      known.source !== next.source
    ) {
      this.#append(isLonger ? next : this.#stored(known, next.source), next.source, known);
      return "moved";
    }
    if (known.fields === next.fields) return "duplicate";
    if (!isLonger) return "shorter_dropped";
    this.#append(next, known.source, known);
    return isSameText ? "refreshed" : "longer_kept";
  }

  /** Keeps everything that was added so far, for this import or the one that takes it up. */
  save(): void {
    for (const writer of this.#open.values()) {
      writer.sync();
      this.state.savePart(writer.part);
    }
    this.state.save();
  }

  /** Makes everything that was added visible in one step; gives the number of records now stored. */
  commit(declared: ReadonlyMap<string, StoredSource>, today: string): number {
    for (const [id, source] of declared) this.state.declare(id, JSON.stringify(source));
    this.save();
    this.#closeParts();
    this.#nextPart = takeDownStored(this.state, this.#dir, this.#takedown, this.#nextPart);
    const states = this.state.sources();
    const isChanged = states.some((source) => source.isChanged);
    const undeclared = states.find(
      ({ declaration, id, count }) => !declaration && !this.#sources.has(id) && count > 0,
    );
    if (undeclared) throw new Error(`source ${undeclared.id} was never declared`);
    if (isChanged) this.#publish(today);
    this.close();
    return states.reduce((sum, { count }) => sum + count, 0);
  }

  /** Ends; what was not saved is lost. Does nothing after `commit`. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#closeParts();
    this.state.close();
    this.#release();
  }

  #publish(today: string): void {
    const sources = publishSources(this.state, this.#dir, this.#sources, today);
    const text = `${JSON.stringify(sources, null, 2)}\n`;
    this.state.setMeta("published_before", hashOf(join(this.#dir, "sources.json")));
    this.state.setMeta("published", createHash("sha256").update(text).digest("hex"));
    this.state.save();
    rmSync(join(this.#dir, FETCHED_STAMP), { force: true });
    replaceFile(join(this.#dir, "sources.json"), (path) => writeFileSync(path, text));
    this.state.setUnchanged();
    this.state.save();
    const used = new Set(
      sources.flatMap(({ parts = [], superseded }) => [...parts.map(({ file }) => file), superseded]),
    );
    const folder = join(this.#dir, "judgments");
    for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { force: true });
  }

  #append(record: Prepared, source: string, before: Known | null): void {
    const writer = this.#partOf(source);
    const ordinal = writer.append(record);
    this.state.put(record, this.state.placeOf(writer.part.n, ordinal), source, before);
  }

  /** The part that a source's records are appended to; a full one is followed by a new one. */
  #partOf(source: string): PartWriter {
    const open = this.#open.get(source);
    if (open && open.part.bytes < PART_BYTES) return open;
    if (open) {
      open.sync();
      this.state.savePart(open.part);
      open.close();
    }
    const last = open ? undefined : this.state.parts(source).findLast(({ file }) => file.endsWith(".zst"));
    const n = this.#nextPart;
    const part: Part =
      last && last.bytes < PART_BYTES
        ? last
        : {
            n,
            source,
            file: `${source}-${String(n).padStart(6, "0")}.jsonl.zst`,
            bytes: 0,
            records: 0,
            print: "",
          };
    if (part.n === n) this.#nextPart++;
    const writer = new PartWriter(join(this.#dir, "judgments", part.file), part);
    this.#open.set(source, writer);
    return writer;
  }

  /** A stored record, ready to be stored once more under another source. */
  #stored({ place, source: from }: Known, source: string): Prepared {
    const { part: n, ordinal } = this.state.splitPlace(place);
    const writer = this.#open.get(from);
    writer?.flush();
    const part = writer?.part.n === n ? writer.part : this.state.parts().find((one) => one.n === n)!;
    for (const line of readPart(join(this.#dir, "judgments", part.file), part.bytes, ordinal))
      if (line.ordinal === ordinal) return prepare({ ...(JSON.parse(line.text) as JudgmentRecord), source });
    throw new Error(`${part.file} lacks record ${ordinal}`);
  }

  #closeParts(): void {
    for (const writer of this.#open.values()) writer.close();
    this.#open.clear();
  }
}

/** SHA-256 of a file in hex; empty where there is none. */
function hashOf(path: string): string {
  return existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "";
}

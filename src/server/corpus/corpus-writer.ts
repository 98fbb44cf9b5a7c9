import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentRecord, Sampling } from "#domain/judgment/record.ts";
import { lockCorpus } from "../files/corpus-lock.ts";
import { replaceFile } from "../files/replace-file.ts";
import { FETCHED_STAMP } from "./corpus-dir.ts";
import { idsOf, isEqual, isOpposite, linesOf } from "./store/compare-known.ts";
import { ImportState, type Known } from "./store/import-state.ts";
import { OpenParts } from "./store/open-parts.ts";
import { type Prepared, prepare } from "./store/prepared.ts";
import { publishSources } from "./store/publish-sources.ts";
import { readSources, type StoredSource } from "./store/read-sources.ts";
import { rebuildState } from "./store/rebuild-state.ts";
import { takeDownStored } from "./store/take-down-stored.ts";
import { readTakedown, type Takedown } from "./takedown/takedown.ts";
import { takedownFilter } from "./takedown/takedown-filter.ts";

/** What adding a record did. */
export type Added =
  /** The record is new. */
  | "accepted"
  /** The record is new, but another record has the same court, case number, type and date. */
  | "another_document"
  /** The record is known already. The corpus stays the same. */
  | "duplicate"
  /** The text was known; other fields were updated. */
  | "refreshed"
  /** A newer copy replaced the known one. */
  | "renewed"
  /** The record is now part of a complete source. */
  | "moved"
  /** The record is on the takedown list and was not added. */
  | "taken_down";

/**
 * Adds records to a corpus. `save` persists the progress, so that an import can be resumed. Only `commit`
 * makes the records visible.
 */
export class CorpusWriter {
  /** What is known about the stored records, and the journals of imports. */
  readonly state: ImportState;
  readonly #dir: string;
  readonly #release: () => void;
  readonly #takedown: Takedown;
  /** Applies the takedown list to an incoming record. Null if the record is taken down. */
  readonly #shown: (record: JudgmentRecord) => JudgmentRecord | null;
  readonly #takenDown: ReadonlySet<string>;
  readonly #sources: Map<string, StoredSource>;
  readonly #parts: OpenParts;
  #isClosed = false;

  /** Locks the corpus. The next commit also removes the stored records that are on the takedown list. */
  constructor(corpusDir: string) {
    this.#dir = corpusDir;
    this.#release = lockCorpus(corpusDir);
    this.#takedown = readTakedown(corpusDir);
    this.#shown = takedownFilter(this.#takedown);
    this.#takenDown = new Set(this.#takedown.judgments);
    this.#sources = new Map(readSources(corpusDir).map((source) => [source.id, source]));
    this.state = new ImportState(corpusDir);
    const folder = join(corpusDir, "judgments");
    mkdirSync(folder, { recursive: true });
    this.#parts = new OpenParts(this.state, folder);
    const published = hashOf(join(corpusDir, "sources.json"));
    if (
      ![this.state.meta("published") ?? "", this.state.meta("published_before") ?? ""].includes(published)
    ) {
      this.forgetUnpublished();
    }
  }

  /** The stored source with an id, if any. */
  source(id: string): StoredSource | undefined {
    return this.#sources.get(id);
  }

  /** Discards the progress of interrupted imports. What is published stays. */
  forgetUnpublished(): void {
    rebuildState(this.state, this.#dir, this.#sources);
    this.state.setMeta("published", hashOf(join(this.#dir, "sources.json")));
    this.state.save();
    this.#parts.recount();
  }

  /**
   * Adds a record to the record's source. The source must already be stored, or be passed to `commit` in
   * `declared`; otherwise `commit` throws.
   */
  add(given: JudgmentRecord, sampling: Sampling = "selected"): Added {
    const record = this.#shown(given);
    return record ? this.addPrepared(prepare(record), sampling) : "taken_down";
  }

  /**
   * Adds a record to which the takedown list was applied. A known record is the same document if it has the
   * same id in its collection, or an equal text and the same court, case number and type. `next` then
   * replaces the known record. The known record stays if nothing differs, or if the texts are equal and it
   * has another id in its collection. If a record with an equal text has another date, `onOtherDay` receives
   * the date of the known record.
   */
  addPrepared(next: Prepared, sampling: Sampling, onOtherDay?: (known: string) => void): Added {
    const older = this.state.withOrigin(next.origin);
    if (older) return this.#renew(older, next, sampling);
    const there = this.state.known(next.id);
    const equal = there && isEqual(there, next) ? there : this.state.withText(next);
    if (equal) {
      const day = this.#dayOf(equal, next);
      if (day !== next.casedate) onOtherDay?.(day);
      return this.#meet(equal, next, sampling);
    }
    if (!there) return this.#append(next, next.source, null, "accepted");
    if (isOpposite(there, next) && (there.origin === "" || next.origin === ""))
      return next.isRestricted ? "duplicate" : this.#replace(there, next, sampling, "renewed");
    if (this.#isReadBefore(there, next)) return this.#replace(there, next, sampling, "refreshed");
    if (this.#takenDown.has(next.own)) return "taken_down";
    return this.#append(
      { ...next, id: next.own },
      next.source,
      this.state.known(next.own),
      "another_document",
    );
  }

  /** Adds a newer copy of a record. The older copy is known by its id in its collection. */
  #renew(older: Known, next: Prepared, sampling: Sampling): Added {
    // The known copy has the whole text, which was allowed with a reason. So the restricted copy is not
    // stored.
    if (next.isRestricted && isOpposite(older, next)) return "duplicate";
    const isSame = isEqual(older, next);
    if (idsOf(next).includes(older.id))
      return isSame ? this.#meet(older, next, sampling) : this.#replace(older, next, sampling, "renewed");
    return this.#rename(older, next, sampling, next.source, "renewed");
  }

  /** Stores a record under another public id, because a field from which the id is derived has changed. */
  #rename(older: Known, next: Prepared, sampling: Sampling, source: string, as: Added): Added {
    this.state.forget(older);
    const there = this.state.known(next.id);
    if (there && isEqual(there, next)) return this.#meet(there, next, sampling);
    const before = there ? this.state.known(next.own) : null;
    return this.#append({ ...next, id: there ? next.own : next.id }, source, before, as);
  }

  /**
   * The date of a known record that has the text of `next`. The record is read only if the id does not
   * already show that both dates are equal.
   */
  #dayOf(known: Known, next: Prepared): string {
    return idsOf(next).includes(known.id) ? next.casedate : this.#parts.read(known).casedate;
  }

  /** Adds a record whose text is already stored. */
  #meet(known: Known, next: Prepared, sampling: Sampling): Added {
    const isOther = known.origin !== "" && known.origin !== next.origin;
    if (this.#moves(known, next, sampling)) return this.#replace(known, next, sampling, "moved");
    if (isOther || (known.fields === next.fields && known.text === next.text)) return "duplicate";
    return this.#replace(known, next, sampling, "refreshed");
  }

  #replace(known: Known, next: Prepared, sampling: Sampling, as: Added): Added {
    const moves = this.#moves(known, next, sampling);
    const source = moves ? next.source : known.source;
    const became = moves ? "moved" : as;
    if (this.#dayOf(known, next) !== next.casedate)
      return this.#rename(known, next, sampling, source, became);
    return this.#append({ ...next, id: known.id }, source, known, became);
  }

  #moves({ source }: Known, next: Prepared, sampling: Sampling): boolean {
    const isSelected = this.#sources.get(source)?.sampling === "selected";
    return sampling === "complete" && isSelected && source !== next.source;
  }

  /**
   * Whether a known record and `next` were read from the same text: they share more than half of their lines.
   * The lines are compared only if the known record comes from an earlier import, so that its unmasked text
   * is unknown, and if neither record has an id in its collection. Otherwise the result is false.
   */
  #isReadBefore(known: Known, next: Prepared): boolean {
    if (known.raw !== null || next.withheld !== "" || known.origin !== "" || next.origin !== "") return false;
    const own = new Set(linesOf(this.#parts.read(known)));
    const lines = linesOf(JSON.parse(`{${Buffer.from(next.body).toString("utf8")}}`) as JudgmentRecord);
    return lines.filter((line) => own.has(line)).length * 2 > Math.max(own.size, lines.length);
  }

  /**
   * Persists everything added so far. It stays invisible until `commit`, but an interrupted import can be
   * resumed from here.
   */
  save(): void {
    this.#parts.save();
    this.state.save();
  }

  /** Makes everything added visible in one step. Returns the number of records that the corpus has now. */
  commit(declared: ReadonlyMap<string, StoredSource>, today: string): number {
    for (const [id, source] of declared) this.state.declare(id, JSON.stringify(source));
    this.save();
    this.#parts.close();
    takeDownStored(this.state, this.#dir, this.#takedown);
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

  /** Closes the corpus. Records that were not saved are lost. Does nothing after `commit`. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#parts.close();
    this.state.close();
    this.#release();
  }

  #publish(today: string): void {
    const sources = publishSources(this.state, this.#dir, this.#sources, today);
    const text = `${JSON.stringify(sources, null, 2)}\n`;
    this.state.setMeta("published_before", hashOf(join(this.#dir, "sources.json")));
    this.state.setMeta("published", hash("sha256", text));
    this.state.save();
    rmSync(join(this.#dir, FETCHED_STAMP), { force: true });
    replaceFile(join(this.#dir, "sources.json"), text);
    this.state.setUnchanged();
    this.state.save();
    const used = new Set(
      sources.flatMap(({ parts = [], superseded }) => [...parts.map(({ file }) => file), superseded]),
    );
    const folder = join(this.#dir, "judgments");
    for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name), { force: true });
  }

  #append(record: Prepared, source: string, before: Known | null, as: Added): Added {
    this.state.put(record, this.#parts.append(record, source), source, before);
    return as;
  }
}

/** SHA-256 of a file in hex; empty if there is none. */
function hashOf(path: string): string {
  return existsSync(path) ? hash("sha256", readFileSync(path)) : "";
}

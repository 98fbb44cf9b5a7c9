import { hash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { getOrInsert } from "#domain/once-per.ts";
import type { StatuteDocument } from "#domain/statute/record.ts";
import { isSameText } from "#domain/statute/versions/same-text.ts";
import { copiesKey, settleCopies } from "#domain/statute/versions/settle-copies.ts";
import { lockCorpus } from "../files/corpus-lock.ts";
import { replaceFile } from "../files/replace-file.ts";
import { sha256OfText } from "../files/sha256.ts";
import { FETCHED_STAMP } from "./corpus-dir.ts";
import { readStatuteFile, readStatuteSources, statutesDir } from "./read-statutes.ts";
import type { StoredSource } from "./store/read-sources.ts";
import { readTakedown } from "./takedown/takedown.ts";

/**
 * The result of adding a document. With `another_text` the document was accepted too: its title and version
 * are known, but with a different text.
 */
export type AddedStatute = "accepted" | "another_text" | "same_text" | "taken_down";

/**
 * Adds documents of laws to a corpus. They are kept in memory: all laws of the country are a few tens of
 * megabytes. Nothing is visible until `commit`, which ends by replacing statutes/sources.json.
 */
export class StatuteWriter {
  readonly #corpus: string;
  readonly #release: () => void;
  readonly #sources: Map<string, StoredSource>;
  readonly #stored = new Map<string, StatuteDocument>();
  /** Maps the title and book of a law (`copiesKey`) to its known documents. */
  readonly #known = new Map<string, StatuteDocument[]>();
  /** The documents of this import by title and book of the law. */
  readonly #arrived = new Map<string, StatuteDocument[]>();
  readonly #changed = new Set<string>();
  readonly #gone: Set<string>;
  #isClosed = false;

  /** Locks the corpus and reads its laws. The next commit removes the laws on the takedown list. */
  constructor(corpusDir: string) {
    this.#corpus = corpusDir;
    this.#release = lockCorpus(corpusDir);
    this.#gone = new Set(readTakedown(corpusDir).judgments);
    this.#sources = new Map(readStatuteSources(corpusDir).map((source) => [source.id, source]));
    for (const source of this.#sources.values())
      for (const document of readStatuteFile(corpusDir, source))
        if (this.#isGone(document)) this.#changed.add(source.id);
        else {
          this.#stored.set(document.id, document);
          append(this.#known, document);
        }
  }

  /** The stored source with an id, if any. */
  source(id: string): StoredSource | undefined {
    return this.#sources.get(id);
  }

  /**
   * Adds a document. It is a duplicate only if its text is equal. Of several copies the most complete one is
   * kept, whatever the order in which they arrive.
   */
  add(document: StatuteDocument): AddedStatute {
    if (this.#isGone(document)) return "taken_down";
    const others = this.#known.get(copiesKey(document)) ?? [];
    const added = others.some((other) => isSameText(other, document))
      ? "same_text"
      : others.some(({ version }) => version === document.version)
        ? "another_text"
        : "accepted";
    append(this.#known, document);
    append(this.#arrived, document);
    return added;
  }

  /**
   * Writes all sources that have changed and makes them visible in one step. Returns the number of documents
   * that the corpus has now.
   */
  commit(declared: ReadonlyMap<string, StoredSource>, today: string): number {
    const folder = statutesDir(this.#corpus);
    mkdirSync(folder, { recursive: true });
    this.#settle();
    const sources = new Map(this.#sources);
    for (const id of this.#changed) {
      const declaration = declared.get(id) ?? this.#sources.get(id);
      if (!declaration) throw new Error(`source ${id} was never declared`);
      sources.set(id, { ...declaration, ...this.#write(folder, id), imported: today });
    }
    const list = [...sources.values()].filter(({ count }) => count > 0);
    if (this.#arrived.size > 0 && this.#changed.size > 0)
      rmSync(join(this.#corpus, FETCHED_STAMP), { force: true });
    if (this.#changed.size > 0) {
      replaceFile(join(folder, "sources.json"), `${JSON.stringify(list, null, 2)}\n`);
      const used = new Set(["sources.json", ...list.map(({ id, file }) => file ?? `${id}.jsonl`)]);
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
    }
    this.close();
    return this.#stored.size;
  }

  /** Unlocks the corpus; nothing is written. Does nothing after `commit`. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#release();
  }

  #isGone({ id, law }: StatuteDocument): boolean {
    return this.#gone.has(law) || this.#gone.has(id);
  }

  /** Merges the documents of this import with the stored ones, law by law. */
  #settle(): void {
    for (const [key, arrived] of this.#arrived) {
      const stored = this.#known.get(key)!.filter((document) => this.#stored.get(document.id) === document);
      const settled = settleCopies(stored, arrived, sha256OfText).filter(
        (document) => !this.#isGone(document),
      );
      const after = new Map(settled.map((document) => [document.id, document]));
      for (const { id, source } of stored) {
        if (after.has(id)) continue;
        this.#stored.delete(id);
        this.#changed.add(source);
      }
      for (const [id, document] of after) {
        const before = this.#stored.get(id);
        if (before && JSON.stringify(before) === JSON.stringify(document)) continue;
        this.#stored.set(id, document);
        this.#changed.add(document.source);
      }
    }
  }

  #write(folder: string, id: string): { file: string; count: number } {
    const own = [...this.#stored.values()].filter(({ source }) => source === id);
    const text = own.map((document) => `${JSON.stringify(document)}\n`).join("");
    const file = `${id}-${hash("sha256", text).slice(0, 10)}.jsonl`;
    replaceFile(join(folder, file), text);
    return { file, count: own.length };
  }
}

function append(documents: Map<string, StatuteDocument[]>, document: StatuteDocument): void {
  getOrInsert(documents, copiesKey(document), () => []).push(document);
}

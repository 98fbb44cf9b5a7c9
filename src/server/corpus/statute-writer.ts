import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StatuteDocument } from "#domain/statute/record.ts";
import { FETCHED_STAMP } from "./corpus-dir.ts";
import { lockCorpus } from "./corpus-lock.ts";
import type { Added } from "./corpus-writer.ts";
import type { StoredSource } from "./read-sources.ts";
import { readStatuteFile, readStatuteSources, statutesDir } from "./read-statutes.ts";
import { replaceFile, syncFile } from "./replace-file.ts";
import { readTakedown } from "./takedown.ts";

/**
 * Adds documents of laws to a corpus. All laws of a country are some tens of megabytes, so they are held in
 * memory; nothing shows until `commit`, whose last step replaces statutes/sources.json.
 */
export class StatuteWriter {
  readonly #corpus: string;
  readonly #release: () => void;
  readonly #sources: Map<string, StoredSource>;
  readonly #stored = new Map<string, StatuteDocument>();
  /** What this import brought, the best of each id. */
  readonly #arrived = new Map<string, StatuteDocument>();
  readonly #changed = new Set<string>();
  readonly #gone: Set<string>;
  #isClosed = false;

  /** Locks the corpus and reads the laws it holds; those on the takedown list go with the next commit. */
  constructor(corpusDir: string) {
    this.#corpus = corpusDir;
    this.#release = lockCorpus(corpusDir);
    this.#gone = new Set(readTakedown(corpusDir).judgments);
    this.#sources = new Map(readStatuteSources(corpusDir).map((source) => [source.id, source]));
    for (const source of this.#sources.values())
      for (const document of readStatuteFile(corpusDir, source))
        if (this.#isGone(document)) this.#changed.add(source.id);
        else this.#stored.set(document.id, document);
  }

  /** The stored source with an id, if any. */
  source(id: string): StoredSource | undefined {
    return this.#sources.get(id);
  }

  /** Takes a document in. Of several with one id the longest text stays, whatever the order in which they come. */
  add(document: StatuteDocument): Added {
    if (this.#isGone(document)) return "taken_down";
    const known = this.#arrived.get(document.id) ?? this.#stored.get(document.id);
    const rival = this.#arrived.get(document.id);
    if (!rival || isBetter(document, rival)) this.#arrived.set(document.id, document);
    if (!known) return "accepted";
    if (textOf(known) === textOf(document)) return "duplicate";
    return textOf(known).length >= textOf(document).length ? "shorter_dropped" : "longer_kept";
  }

  /** Writes all changed sources and makes them visible in one step; gives the number of documents now stored. */
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
      replaceFile(join(folder, "sources.json"), (path) =>
        writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`),
      );
      const used = new Set(["sources.json", ...list.map(({ id, file }) => file ?? `${id}.jsonl`)]);
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
    }
    this.close();
    return this.#stored.size;
  }

  /** Ends without writing anything; does nothing after `commit`. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#release();
  }

  #isGone({ id, law }: StatuteDocument): boolean {
    return this.#gone.has(law) || this.#gone.has(id);
  }

  /** Puts what came in the place of what was there, where it is longer or the same text read anew. */
  #settle(): void {
    for (const [id, document] of this.#arrived) {
      const known = this.#stored.get(id);
      const isSame = known && textOf(known) === textOf(document);
      if (known && (isSame ? fieldsOf(known) === fieldsOf(document) : !isBetter(document, known))) continue;
      const source = known?.source ?? document.source;
      this.#stored.set(id, { ...document, source });
      this.#changed.add(source);
    }
  }

  #write(folder: string, id: string): { file: string; count: number } {
    const own = [...this.#stored.values()].filter(({ source }) => source === id);
    const text = own.map((document) => `${JSON.stringify(document)}\n`).join("");
    const file = `${id}-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.jsonl`;
    const temporary = join(folder, `.${id}.new`);
    writeFileSync(temporary, text);
    syncFile(temporary);
    renameSync(temporary, join(folder, file));
    return { file, count: own.length };
  }
}

/** The longer text; of two spellings of one text the one that sorts first, so that order decides nothing. */
function isBetter(a: StatuteDocument, b: StatuteDocument): boolean {
  const [one, other] = [textOf(a), textOf(b)];
  if (one !== other) return one.length > other.length || (one.length === other.length && one < other);
  return fieldsOf(a) < fieldsOf(b);
}

function textOf({ headings, units }: StatuteDocument): string {
  return JSON.stringify([headings.map(({ text }) => text), units.map(({ paragraphs }) => paragraphs)]);
}

function fieldsOf({ source: _source, ...fields }: StatuteDocument): string {
  return JSON.stringify(fields);
}

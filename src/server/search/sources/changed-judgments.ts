import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type PlacedRecord, readPlacedRecords } from "../../corpus/read-corpus.ts";
import { readPart } from "../../corpus/store/part-file.ts";
import { readSources, type StoredSource, supersededIn } from "../../corpus/store/read-sources.ts";
import { readTakedown } from "../../corpus/takedown/takedown.ts";
import { takedownFilter } from "../../corpus/takedown/takedown-filter.ts";
import type { DisputeLinks } from "./dispute-links.ts";
import type { SearchDocument } from "./document.ts";
import { documentMaker } from "./judgment-documents.ts";

/** The changes of a corpus. */
export interface JudgmentChanges {
  /** New and changed documents, and documents that link to them. */
  documents: SearchDocument[];
  /** Ids of removed documents. */
  gone: string[];
  /** Number of documents after the changes, counted on access. */
  readonly count: number;
}

/** With more new records, reading the whole corpus is no slower. */
const MAX_ADDED = 20_000;
const STORED = "stored";

/** Records which records `links` knows, for `changedJudgments`. */
export function noteStored(corpusDir: string, links: DisputeLinks): void {
  links.setMeta(STORED, JSON.stringify(describeStore(corpusDir)));
}

/**
 * Documents taken down since, including all that contain a name taken down; the fingerprint is of the
 * takedown list.
 */
export interface TakenDownSince {
  ids: readonly string[];
  list: string;
}

/** Fingerprint of a corpus's takedown list. */
export function takedownPrint(corpusDir: string): string {
  const list = join(corpusDir, "takedown.json");
  const text = existsSync(list) ? readFileSync(list) : "";
  return createHash("sha256").update(text).digest("hex");
}

/**
 * The changes of a corpus since `noteStored`, read without the rest of the corpus; `links` is updated to the
 * present corpus. Null if the store does not show the changes: parts were rewritten, sources are described
 * differently, or documents were taken down, unless all of these are in `hidden`, in which case they are
 * returned as removed.
 */
export function changedJudgments(
  corpusDir: string,
  links: DisputeLinks,
  hidden?: TakenDownSince,
): JudgmentChanges | null {
  const noted = links.meta(STORED);
  if (noted === null) return null;
  const before = JSON.parse(noted) as Store;
  const now = describeStore(corpusDir);
  const isTakenDown = now.takedown !== before.takedown;
  if (isTakenDown && now.takedown !== hidden?.list) return null;
  if (!isContinued(before, now, isTakenDown)) return null;
  const from = new Map(before.sources.flatMap(({ parts }) => parts!.map(({ n, records }) => [n, records])));
  const shown = takedownFilter(readTakedown(corpusDir));
  const left = new Set(isTakenDown ? hidden?.ids : []);
  const added: PlacedRecord[] = [];
  for (const source of now.sources)
    for (const placed of readPlacedRecords(corpusDir, source, from)) {
      const record = left.has(placed.record.id) ? null : shown(placed.record);
      if (record) added.push({ ...placed, record });
      if (added.length > MAX_ADDED) return null;
    }
  const superseded = now.sources.flatMap((source) => supersededIds(corpusDir, source, links));
  const gone = [...new Set([...superseded, ...left])];
  const concerned = new Set(
    [...gone, ...added.map(({ record }) => record.id)].flatMap((id) => links.around(id)),
  );
  for (const id of gone) links.forget(id);
  for (const placed of added) links.learn(placed);
  for (const { record } of added) for (const id of links.around(record.id)) concerned.add(id);
  const records = new Map(added.map(({ record }) => [record.id, record]));
  for (const id of concerned) {
    const place = links.placeOf(id);
    if (!place || records.has(id)) continue;
    const record = shown(readRecord(corpusDir, now.sources, place));
    if (record) records.set(id, record);
  }
  const toDocument = documentMaker(corpusDir, links);
  return {
    documents: [...records.values()].map(toDocument),
    gone: gone.filter((id) => links.placeOf(id) === null),
    get count() {
      return links.size();
    },
  };
}

interface Store {
  takedown: string;
  sources: StoredSource[];
}

function describeStore(corpusDir: string): Store {
  return { takedown: takedownPrint(corpusDir), sources: readSources(corpusDir) };
}

/**
 * Whether every part only grew, and everything else is unchanged. After a takedown a part may have been
 * rewritten, with every remaining record at its former position.
 */
function isContinued(before: Store, now: Store, isTakenDown: boolean): boolean {
  if (now.sources.some(({ parts }) => !parts)) return false;
  const parts = new Map(now.sources.flatMap((source) => source.parts!.map((part) => [part.n, part])));
  return before.sources.every((old) => {
    const current = now.sources.find(({ id }) => id === old.id);
    if (!current || !old.parts || described(old) !== described(current)) return false;
    return old.parts.every(({ n, file, records, print }) => {
      const part = parts.get(n);
      if (!part || part.records < records) return false;
      if (part.file !== file) return isTakenDown;
      return part.records > records || (part.records === records && part.print === print);
    });
  });
}

/** The facts of a source that its documents contain. */
const described = ({ id, name, sampling, sample }: StoredSource) =>
  JSON.stringify([id, name, sampling, sample]);

/** Known documents whose record was replaced by another. */
function supersededIds(corpusDir: string, source: StoredSource, links: DisputeLinks): string[] {
  const ids: string[] = [];
  for (const [part, ordinals] of supersededIn(corpusDir, source))
    for (const ordinal of ordinals) {
      const id = links.idAt(part, ordinal);
      if (id !== null) ids.push(id);
    }
  return ids;
}

function readRecord(
  corpusDir: string,
  sources: readonly StoredSource[],
  { part: n, ordinal }: { part: number; ordinal: number },
): JudgmentRecord {
  const part = sources.flatMap(({ parts }) => parts!).find((one) => one.n === n)!;
  for (const line of readPart(join(corpusDir, "judgments", part.file), part.bytes, ordinal))
    if (line.ordinal === ordinal) return JSON.parse(line.text) as JudgmentRecord;
  throw new Error(`${part.file} lacks record ${ordinal}`);
}

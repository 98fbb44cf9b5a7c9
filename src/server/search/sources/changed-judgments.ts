import { hash } from "node:crypto";
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

/** What has changed in a corpus since its index was built. */
export interface JudgmentChanges {
  /** New and changed documents, and other documents of their disputes, whose links may have changed. */
  documents: SearchDocument[];
  /** Ids of removed documents. */
  gone: string[];
  /** Number of documents after the changes. It is counted on access. */
  readonly count: number;
}

/** Maximum number of new records. If there are more, reading the whole corpus takes no longer. */
const MAX_ADDED = 20_000;
const STORED = "stored";

/**
 * Records in `links` which state of the corpus `links` covers, so that `changedJudgments` can compare later
 * states with it.
 */
export function noteStored(corpusDir: string, links: DisputeLinks): void {
  links.setMeta(STORED, JSON.stringify(describeStore(corpusDir)));
}

/**
 * The documents taken down since the index was built, including all that contain a name taken down. `list` is
 * the fingerprint of the takedown list.
 */
export interface TakenDownSince {
  ids: readonly string[];
  list: string;
}

/** Fingerprint of the takedown list of a corpus. */
export function takedownPrint(corpusDir: string): string {
  const list = join(corpusDir, "takedown.json");
  const text = existsSync(list) ? readFileSync(list) : "";
  return hash("sha256", text);
}

/**
 * The changes of a corpus since `noteStored`. Only the new part of the corpus is read; `links` is brought up
 * to date.
 *
 * Null if the changes are unknown: nothing was noted, a part of the corpus was rewritten, a source is
 * described differently, there are more than MAX_ADDED new records, or documents were taken down. Documents
 * taken down are no obstacle if `hidden` belongs to the present takedown list; its documents are then
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
 * Whether the sources have only grown: every part has at least its former records, unchanged. After a
 * takedown a part may have been rewritten; its remaining records then keep their positions.
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

/** The facts about a source that its documents contain. */
const described = ({ id, name, sampling, sample }: StoredSource) =>
  JSON.stringify([id, name, sampling, sample]);

/** Ids of the known documents whose record was replaced by a later one. */
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

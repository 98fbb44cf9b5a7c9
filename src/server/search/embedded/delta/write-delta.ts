import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { firstIndex, uint32At } from "#domain/search/array-reads.ts";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import { FACET_TERMS, scopeFolder } from "../../../generated/index-files.ts";
import { sealFiles } from "../../../generated/seal.ts";
import { MissingArtifact } from "../../../http/missing-artifact.ts";
import type { SearchDocument } from "../../sources/document.ts";
import { IndexReader } from "../index/index-reader.ts";
import { writeIndex } from "../index-writer.ts";
import {
  basePrint,
  DELTA_SCOPE,
  type DeltaNote,
  deltaFolder,
  deltaRoot,
  noteFile,
  OVERLAY_FILE,
  readNote,
  writeNote,
} from "./delta-note.ts";
import { writeOverlay } from "./open-delta.ts";

/** What changed since the base was made. */
export interface BaseChanges {
  /** New and changed documents. */
  documents: readonly SearchDocument[];
  /** Ids of documents that are gone. */
  gone: readonly string[];
  /** Names what they were made from. */
  corpus: string;
}

/** What documents are indexed with, as writeIndex takes it. */
export interface IndexTerms {
  vocabulary: string[];
  knows: KnowsLaw;
}

/**
 * Writes the delta of what changed since the base, in place of the one before; it counts from the last step on, and an
 * interrupted run leaves the one before. What was taken down stays so. Throws MissingArtifact without a base. One process
 * at a time may write.
 */
export function writeDelta(
  root: string,
  { documents, gone, corpus }: BaseChanges,
  { vocabulary, knows }: IndexTerms,
): void {
  const before = noteToChange(root);
  const number = before.number + 1;
  const folder = deltaFolder(root, number);
  const base = new IndexReader(scopeFolder(root, DELTA_SCOPE));
  try {
    // Of a full facet, what else stands in the base is not known. A term that is rare here may be frequent there.
    const held = [...base.keywordFacets.terms];
    const terms = held.length < FACET_TERMS ? vocabulary : held;
    writeIndex(folder, documents, base.catalogue, terms, knows, terms.length);
    const delta = new IndexReader(folder);
    const ids = [...new Set([...documents.map(({ id }) => id), ...gone])];
    const replaced = ids.map((id) => base.docIdOf(id)).filter((docId) => docId >= 0);
    writeOverlay(folder, {
      gone: Uint32Array.from(replaced).sort(),
      before: Uint32Array.from({ length: delta.documents }, (_, docId) => countBefore(base, delta, docId)),
    });
    delta.close();
    sealFiles([join(folder, OVERLAY_FILE)]);
  } finally {
    base.close();
  }
  writeNote(root, { ...before, number, corpus });
  // A host may still be opening the one before.
  removeOthers(root, [number, before.number]);
}

/**
 * Takes documents out of what is found, whatever holds them, until there is another base; `list` is the print of the
 * takedown list that says so. Throws MissingArtifact without a base.
 */
export function hideTakenDown(root: string, ids: readonly string[], list: string): void {
  const before = noteToChange(root);
  writeNote(root, { ...before, takenDown: [...new Set([...before.takenDown, ...ids])].sort(), list });
}

/** The note over the index as it is; an empty one if there is none, or one of another base. */
function noteToChange(root: string): DeltaNote {
  const base = basePrint(root);
  if (base === null) throw new MissingArtifact("the search index", "npm run data");
  const known = readNote(root);
  mkdirSync(deltaRoot(root), { recursive: true });
  return known?.base === base ? known : { base, number: 0, corpus: "", takenDown: [], list: "" };
}

/** Removes the deltas of an index, the note first: what it said is in the base, or is to be told anew. */
export function dropDelta(root: string): void {
  rmSync(noteFile(root), { force: true });
  removeOthers(root, []);
}

/** Removes all deltas but some; a host may still be opening the one before. */
function removeOthers(root: string, kept: readonly number[]): void {
  if (!existsSync(deltaRoot(root))) return;
  for (const name of readdirSync(deltaRoot(root)))
    if (/^\d+$/.test(name) && !kept.includes(Number(name)))
      rmSync(join(deltaRoot(root), name), { recursive: true, force: true });
}

/** How many documents of the base come before one of the delta: newer ones, and of its date those with a lower id. */
function countBefore(base: IndexReader, delta: IndexReader, docId: number): number {
  const { date } = base.columns;
  const day = uint32At(delta.columns.date, docId);
  const from = firstIndex(date.length, (at) => uint32At(date, at) <= day);
  const to = firstIndex(date.length, (at) => uint32At(date, at) < day);
  const { id } = delta.row(docId);
  return from + firstIndex(to - from, (at) => base.row(from + at).id >= id);
}

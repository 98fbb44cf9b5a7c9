import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { firstIndex } from "#domain/search/array-reads.ts";
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

/** The changes since the base was built. */
export interface BaseChanges {
  /** New and changed documents. */
  documents: readonly SearchDocument[];
  /** Ids of removed documents. */
  gone: readonly string[];
  /** Name of the corpus from which the changes were made. */
  corpus: string;
}

/** The terms of an index: two of the parameters of `writeIndex`. */
export interface IndexTerms {
  vocabulary: string[];
  knows: KnowsLaw;
}

/**
 * Writes the delta with all changes since the base; it replaces the previous delta. The new delta takes
 * effect in the last step, so an interrupted run keeps the previous one. Documents taken down stay hidden.
 * Throws MissingArtifact without a base. Only one process at a time may write.
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
    // Chooses the terms that the delta counts. If the base lists fewer than FACET_TERMS terms, it lists all
    // that occur in it. Every other term then has count 0 there, and the delta may use the whole vocabulary.
    // If the base lists FACET_TERMS, its count of other terms is unknown, and a term that is rare in the
    // delta may be frequent in the base. The delta then counts only the terms that the base lists.
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
  // A host may still be opening the previous delta, so that one stays.
  removeOthers(root, [number, before.number]);
}

/**
 * Hides documents from all results until the base is rebuilt. `list` is the fingerprint of the takedown list.
 * Throws MissingArtifact without a base.
 */
export function hideTakenDown(root: string, ids: readonly string[], list: string): void {
  const before = noteToChange(root);
  writeNote(root, { ...before, takenDown: [...new Set([...before.takenDown, ...ids])].sort(), list });
}

/**
 * The current note of an index. If there is none, or one of another base, an empty note. Throws
 * MissingArtifact without a base.
 */
function noteToChange(root: string): DeltaNote {
  const base = basePrint(root);
  if (base === null) throw new MissingArtifact("the search index", "npm run data");
  const known = readNote(root);
  mkdirSync(deltaRoot(root), { recursive: true });
  return known?.base === base ? known : { base, number: 0, corpus: "", takenDown: [], list: "" };
}

/**
 * Removes the deltas of an index; the note is removed first. Call it if the base includes their content, or
 * if they must be written again.
 */
export function dropDelta(root: string): void {
  rmSync(noteFile(root), { force: true });
  removeOthers(root, []);
}

/** Removes all deltas except those with the kept numbers. */
function removeOthers(root: string, kept: readonly number[]): void {
  if (!existsSync(deltaRoot(root))) return;
  for (const name of readdirSync(deltaRoot(root)))
    if (/^\d+$/.test(name) && !kept.includes(Number(name)))
      rmSync(join(deltaRoot(root), name), { recursive: true, force: true });
}

/**
 * Number of base documents that precede a document of the delta: the newer ones, and those of the same date
 * with a lower id.
 */
function countBefore(base: IndexReader, delta: IndexReader, docId: number): number {
  const { date } = base.columns;
  const day = delta.columns.date[docId]!;
  const from = firstIndex(date.length, (at) => date[at]! <= day);
  const to = firstIndex(date.length, (at) => date[at]! < day);
  const { id } = delta.row(docId);
  return from + firstIndex(to - from, (at) => base.row(from + at).id >= id);
}

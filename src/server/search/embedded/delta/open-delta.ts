import { existsSync } from "node:fs";
import { join } from "node:path";
import { FaultyFile } from "../../../generated/faulty-file.ts";
import { readSections } from "../../../generated/section-file.ts";
import { writeSections } from "../../../generated/section-writer.ts";
import { IndexReader } from "../index/index-reader.ts";
import type { Layer } from "../layers/layer.ts";
import { LayeredIndex } from "../layers/layered-index.ts";
import { type BitSet, fullSet, remove } from "../lists/bit-set.ts";
import { type DeltaNote, deltaFolder, noteFile, OVERLAY_FILE } from "./delta-note.ts";

/** How a delta lies over its base. */
export interface Overlay {
  /** Doc ids of the base that the delta replaces or removes, ascending. */
  gone: Uint32Array;
  /**
   * For each document of the delta, the number of base documents that precede it in the order of dates and
   * ids.
   */
  before: Uint32Array;
}

export const writeOverlay = (folder: string, overlay: Overlay): void =>
  writeSections(join(folder, OVERLAY_FILE), {}, { ...overlay });

/** An open base together with its delta. */
export interface OpenDelta {
  index: LayeredIndex;
  close: () => void;
}

/**
 * Opens the delta that a note describes, over a base with the given fingerprint. All files are opened at
 * once, so that they may be removed afterwards. Throws FaultyFile if the delta belongs to another base, or if
 * a file is missing or damaged.
 */
export function openDelta(root: string, note: DeltaNote, print: string | null, base: IndexReader): OpenDelta {
  if (note.base !== print) throw new FaultyFile(noteFile(root), "mixed");
  const { takenDown } = note;
  if (note.number === 0) {
    const layer: Layer = { index: base, live: liveWithout(base, takenDown, []), placeOf: (docId) => docId };
    return { index: new LayeredIndex([layer]), close: () => {} };
  }
  const folder = deltaFolder(root, note.number);
  if (!existsSync(folder)) throw new FaultyFile(folder, "missing");
  const file = readSections(join(folder, OVERLAY_FILE));
  const [gone, before] = [file.column("gone", "u32"), file.column("before", "u32")];
  const delta = new IndexReader(folder);
  delta.openAll();
  const layers: Layer[] = [
    { index: base, live: liveWithout(base, takenDown, gone), placeOf: (docId) => docId },
    // A document of the delta lies between two documents of the base, so half is subtracted from the doc id
    // of the latter of the two.
    {
      index: delta,
      live: liveWithout(delta, takenDown, []),
      placeOf: (docId) => before[docId]! - 0.5,
    },
  ];
  return { index: new LayeredIndex(layers), close: () => delta.close() };
}

/** The documents of an index except those with the given ids or doc ids. Null if nothing is excepted. */
function liveWithout(index: IndexReader, ids: readonly string[], docIds: Iterable<number>): BitSet | null {
  const left = new Set(docIds);
  for (const id of ids) left.add(index.docIdOf(id));
  left.delete(-1);
  if (left.size === 0) return null;
  const live = fullSet(index.documents);
  for (const docId of left) remove(live, docId);
  return live;
}

import { indexRoot } from "../../generated/index-files.ts";
import { readNote } from "../embedded/delta/delta-note.ts";
import { NoteWatch } from "../embedded/delta/note-watch.ts";

const opened = new Map<string, { watch: NoteWatch; ids: ReadonlySet<string> }>();

/**
 * Ids of judgments taken down since the index and the tables beside it were built; no row of a table may show
 * them. An id stays until the process ends, since tables stay open. Throws FaultyFile if the list cannot be
 * read.
 */
export function openTakenDown(root = indexRoot()): ReadonlySet<string> {
  const known = opened.get(root) ?? { watch: new NoteWatch(root), ids: new Set<string>() };
  opened.set(root, known);
  known.watch.look(() => {
    known.ids = new Set([...known.ids, ...(readNote(root)?.takenDown ?? [])]);
  });
  return known.ids;
}

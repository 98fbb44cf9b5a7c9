import { oncePerPath } from "../../files/once-per-path.ts";
import { indexRoot } from "../../generated/index-files.ts";
import { readNote, watchNote } from "../embedded/delta/delta-note.ts";

const open = oncePerPath((root) => ({
  look: watchNote(root),
  ids: new Set<string>() as ReadonlySet<string>,
}));

/**
 * Ids of judgments taken down since the index and its tables were built. No row of a table may show them.
 * Tables stay open until the process ends, so an id stays in the set as long. Throws FaultyFile if the list
 * cannot be read.
 */
export function openTakenDown(root = indexRoot()): ReadonlySet<string> {
  const known = open(root);
  known.look(() => {
    known.ids = new Set([...known.ids, ...(readNote(root)?.takenDown ?? [])]);
  });
  return known.ids;
}

import { join } from "node:path";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import type { ImportState } from "./import-state.ts";
import { readPart } from "./part-file.ts";
import { prepare } from "./prepared.ts";
import { type StoredSource, storedPartsOf, supersededIn } from "./read-sources.ts";

/** Number of records after which the state is saved, so that the memory for unsaved changes is limited. */
const SAVED_EVERY = 50_000;

/**
 * Rebuilds the state of a corpus from sources.json. This is needed after a corpus was fetched or copied by
 * hand, and for a corpus written before parts existed. The files of the corpus stay unchanged.
 */
export function rebuildState(
  state: ImportState,
  corpusDir: string,
  sources: ReadonlyMap<string, StoredSource>,
): void {
  state.clear();
  let n = Math.max(0, ...[...sources.values()].flatMap(({ parts = [] }) => parts.map((part) => part.n)));
  let count = 0;
  for (const source of sources.values()) {
    const superseded = supersededIn(corpusDir, source);
    for (const given of storedPartsOf(source)) {
      const part = { ...given, n: given.n || ++n, source: source.id, records: 0 };
      for (const { ordinal, text } of readPart(join(corpusDir, "judgments", part.file), part.bytes)) {
        part.records = ordinal + 1;
        if (text === "") continue;
        const place = state.placeOf(part.n, ordinal);
        if (superseded.get(part.n)?.has(ordinal)) state.supersede(place);
        else {
          const record = prepare(JSON.parse(text) as JudgmentRecord);
          state.put(record, place, source.id, state.known(record.id), true);
        }
        if (++count % SAVED_EVERY === 0) state.save();
      }
      state.savePart(part);
    }
  }
  state.setUnchanged();
}

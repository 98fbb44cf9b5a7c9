import { SCOPE } from "#domain/search/scope.ts";
import { LawIndex } from "#domain/statute/citation/law-index.ts";
import { readOfferedTerms } from "#server/catalogue/offered-terms.ts";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { INDEX_FOLDER } from "#server/generated/index-files.ts";
import { CurrentEngine } from "#server/search/embedded/delta/current-engine.ts";
import { basePrint, readNote } from "#server/search/embedded/delta/delta-note.ts";
import { hideTakenDown, writeDelta } from "#server/search/embedded/delta/write-delta.ts";
import { changedJudgments, takedownPrint } from "#server/search/sources/changed-judgments.ts";
import { readCitable } from "#server/statutes/law-files.ts";
import { BUILD_LOCK, withBuildLock } from "../steps/build-lock.ts";
import { fingerprint } from "../steps/fingerprint.ts";
import { openBaseState } from "./base-state.ts";

/**
 * If new, changed and removed documents together exceed this share of the base, no delta is written, and the
 * base must be made anew.
 */
const MAX_SHARE = 0.1;

/** What writing a delta did. With `none`, no delta fits the base, which must be made anew. */
export type DeltaOutcome =
  | { kind: "written"; documents: number; gone: number; base: number }
  | { kind: "unchanged" }
  | { kind: "none" };

/**
 * Writes a delta with the changes of the corpus since the base was made. The time it takes depends on the
 * number of changes only.
 */
export async function writeSearchDelta(): Promise<DeltaOutcome> {
  return withBuildLock(BUILD_LOCK, async () => {
    const links = openBaseState();
    if (!links) return { kind: "none" };
    try {
      const corpusDir = activeCorpusDir();
      const corpus = fingerprint(corpusInputs(corpusDir));
      const known = readNote(INDEX_FOLDER);
      const note = known?.base === basePrint(INDEX_FOLDER) ? known : null;
      if (note?.corpus === corpus) return { kind: "unchanged" };
      const base = Number(links.meta("documents"));
      const hidden = note ? { ids: note.takenDown, list: note.list } : undefined;
      const changes = changedJudgments(corpusDir, links, hidden);
      if (!changes) return { kind: "none" };
      const { documents, gone } = changes;
      if (documents.length + gone.length > MAX_SHARE * base) return { kind: "none" };
      if (documents.length + gone.length === 0 && !note) return { kind: "none" };
      const laws = new LawIndex(readCitable());
      const terms = { vocabulary: readOfferedTerms(), knows: (key: string) => laws.knows(key) };
      writeDelta(INDEX_FOLDER, { documents, gone, corpus }, terms);
      return { kind: "written", documents: documents.length, gone: gone.length, base };
    } finally {
      links.close();
    }
  });
}

/**
 * Hides judgments from all results at once: those with the ids, and those that contain one of the names.
 * Returns their number; null if there is no index. A base that is made later gets these judgments from the
 * corpus. It has them with the names masked, and lacks those that are on the takedown list themselves.
 */
export function hideJudgments(ids: readonly string[], names: readonly string[]): Promise<number | null> {
  return withBuildLock(BUILD_LOCK, async () => {
    if (basePrint(INDEX_FOLDER) === null) return null;
    const engine = new CurrentEngine(INDEX_FOLDER).engine();
    const named = names.flatMap((name) => engine.idsHolding(SCOPE.cases, name));
    const hidden = new Set([...ids, ...named]);
    hideTakenDown(INDEX_FOLDER, [...hidden], takedownPrint(activeCorpusDir()));
    return hidden.size;
  });
}

import { beijingDay } from "#domain/text/day.ts";
import type { ImportOutcome } from "#server/corpus/import/import-documents.ts";
import { ImportReport } from "#server/corpus/import/import-report.ts";
import type { ImportRun } from "#server/corpus/import/import-run.ts";
import type { InputPiece } from "#server/corpus/inputs/piece.ts";
import { measureInputs } from "#server/corpus/inputs/walk-inputs.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { fileFailure } from "#server/files/file-failure.ts";
import { CommandFailure } from "../command.ts";
import { ImportProgress } from "./import-progress.ts";

/** The destination of an import. Nothing is visible before `commit`. */
interface Writer {
  commit(declared: ReadonlyMap<string, StoredSource>, today: string): number;
  save?(): void;
  close(): void;
}

/** The callbacks of an import that runs. */
export interface Course {
  onPiece: (piece: InputPiece, skipped: number) => void;
  onSave: () => void;
}

/** Exit code of an import that refused some documents. The report lists them. */
const SOME_REFUSED = 1;
/** Exit code of an import that took no document. */
export const NOTHING_TAKEN = 2;
/** Exit code of an import that was interrupted. As in shells, it is 128 plus the number of the signal. */
const INTERRUPTED = 130;

/**
 * Imports what `read` yields, shows the progress, commits, and prints a summary. Sets the exit code. If the
 * user interrupts the import, the corpus stays unchanged. If `run` is given, what was read so far is stored,
 * and the import can be resumed.
 */
export async function runImport(
  writer: Writer,
  paths: string[],
  declared: ReadonlyMap<string, StoredSource>,
  read: (course: Course) => AsyncIterable<ImportOutcome>,
  run?: ImportRun,
): Promise<void> {
  const kept = run?.kept ?? null;
  const report = new ImportReport(undefined, kept);
  if (kept)
    console.log(
      `Goes on where it was stopped, behind ${report.counts.before.toLocaleString("en")} documents.`,
    );
  const { files, bytes } = await measureInputs(paths);
  const progress = new ImportProgress(files, bytes);
  let skipped = 0;
  let isStopped = false;
  const interrupt = (): void => {
    isStopped = true;
  };
  process.once("SIGINT", interrupt);
  const course: Course = {
    onPiece: (piece, more) => {
      skipped += more;
      progress.show(piece, report.counts);
      if (isStopped) throw new StoppedError();
    },
    onSave: () => run?.keep(report.keep()),
  };
  try {
    for await (const outcome of read(course)) report.add(outcome);
    progress.end();
    run?.end();
    progress.summarise(report, writer.commit(declared, beijingDay(new Date())), skipped);
    const { accepted, withheld, duplicate, rejected } = report.counts;
    const taken = accepted + withheld + duplicate;
    if (rejected > 0) process.exitCode = taken > 0 ? SOME_REFUSED : NOTHING_TAKEN;
    else if (taken === 0) process.exitCode = NOTHING_TAKEN;
  } catch (error) {
    progress.end();
    if (!(error instanceof StoppedError)) throw toFailure(error);
    course.onSave();
    if (run) writer.save?.();
    console.error(
      run
        ? "\nStopped. What was read is kept: the same command goes on from here. The corpus shows what it was before."
        : "\nStopped: the corpus is as it was before.",
    );
    process.exitCode = INTERRUPTED;
  } finally {
    process.off("SIGINT", interrupt);
    writer.close();
    report.close();
  }
}

/** The user has pressed Ctrl-C. */
class StoppedError extends Error {
  override name = "StoppedError";
}

/** A full disk is no bug, so the message says what to do. */
function toFailure(error: unknown): unknown {
  if (!(error instanceof Error) || fileFailure(error)?.kind !== "full") return error;
  return new CommandFailure(
    `The disk is full (${error.message}): make room and give the same command again, it goes on where it was. The corpus shows what it was before.`,
  );
}

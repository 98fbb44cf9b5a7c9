import { IMPORTED_CORPUS } from "#server/corpus/corpus-dir.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { CorpusLockedError } from "#server/files/corpus-lock.ts";
import { readEnvironment } from "#server/settings/read-environment.ts";
import { CommandFailure } from "../command.ts";

/** The corpus to which commands write: FASU_CORPUS, or data/corpus if it is not set. */
export const CORPUS = readEnvironment().FASU_CORPUS || IMPORTED_CORPUS;

/** Opens the corpus. Throws CommandFailure if another command writes to it. */
export function open(): CorpusWriter {
  return locked(() => new CorpusWriter(CORPUS));
}

/** Runs `make`. Throws CommandFailure if another command has locked the corpus. */
export function locked<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (error instanceof CorpusLockedError) throw new CommandFailure(`${error.message}.`);
    throw error;
  }
}

/**
 * Throws CommandFailure if another import was interrupted, because a commit would publish what it had read.
 * With `isForgotten`, that is discarded instead.
 */
export function settleStopped(writer: CorpusWriter, [file, ...more]: string[], isForgotten: boolean): void {
  if (!file) return;
  if (isForgotten) {
    writer.forgetUnpublished();
    return;
  }
  writer.close();
  throw new CommandFailure(
    `An import of ${file}${more.length > 0 ? ` and ${more.length} more files` : ""} was stopped, and what it had read would be published with this command. Give that command again to finish it, or add --forget-stopped to drop what it had read.`,
  );
}

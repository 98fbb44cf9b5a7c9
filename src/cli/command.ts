import { type FileFailure, fileFailure } from "#server/files/file-failure.ts";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";

/** An expected failure of a command: its message says what is wrong and what to do, shown without a stack. */
export class CommandFailure extends Error {
  override name = "CommandFailure";
}

/** Failures whose message says enough: of commands, of files from another build, of a search cluster. */
const SAID = [CommandFailure, FaultyFile, MissingArtifact, SearchUnavailable];

/**
 * Runs a command; an expected failure ends the process with its message and exit code `failed`, and so does any
 * file that cannot be written and any generated file that is not from this build.
 */
export async function runCommand(command: () => Promise<void> | void, failed = 1): Promise<void> {
  try {
    await command();
  } catch (error) {
    const failure = fileFailure(error);
    const isSaid = SAID.some((kind) => error instanceof kind);
    const sentence = isSaid ? (error as Error).message : failure && wordFileFailure(failure, error as Error);
    if (sentence === null) throw error;
    console.error(`\n✖ ${sentence}`);
    process.exitCode = failed;
  }
}

function wordFileFailure({ kind, code, path }: FileFailure, { message }: Error): string {
  const where = path || message;
  return kind === "full"
    ? `There is no room left for ${where} (${code}): make room and give the same command again.`
    : `This user may not write ${where} (${code}): give it the right to, or take a user that has it; a read-only disk must be mounted for writing.`;
}

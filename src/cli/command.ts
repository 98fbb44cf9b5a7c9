import { format } from "node:util";
import { escapeHidden } from "#domain/text/hidden-characters.ts";
import { type FileFailure, fileFailure } from "#server/files/file-failure.ts";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";

/**
 * A failure of a command that is expected. The message says what is wrong and what to do. It is printed
 * without a stack trace.
 */
export class CommandFailure extends Error {
  override name = "CommandFailure";
}

/** Errors whose message tells the operator enough. */
const SAID = [CommandFailure, FaultyFile, MissingArtifact, SearchUnavailable];

/**
 * Runs a command. If it fails as expected, the message is printed and the process ends with exit code
 * `failed`. A file that cannot be written and a generated file of another build are such failures too. All
 * control characters that `console` prints are escaped, because they come from data; line ends and tabs are
 * not, because they come from the command.
 */
export async function runCommand(command: () => Promise<void> | void, failed = 1): Promise<void> {
  escapeConsole();
  try {
    await command();
  } catch (error) {
    if (error instanceof Error) error.stack = printable(error.stack ?? "");
    const failure = fileFailure(error);
    const isSaid = SAID.some((kind) => error instanceof kind);
    const sentence = isSaid ? (error as Error).message : failure && wordFileFailure(failure, error as Error);
    if (sentence === null) throw error;
    console.error(`\n✖ ${sentence}`);
    process.exitCode = failed;
  }
}

const printable = (text: string) => escapeHidden(text, "\n\t");

/** `info` is not escaped. Tools use it to print our own sources in colour. */
const escaping = new WeakSet<object>();
function escapeConsole(): void {
  for (const name of ["log", "warn", "error"] as const) {
    const print = console[name];
    if (escaping.has(print)) continue;
    console[name] = (...values: unknown[]) => print(printable(format(...values)));
    escaping.add(console[name]);
  }
}

function wordFileFailure({ kind, code, path }: FileFailure, { message }: Error): string {
  const where = path || message;
  if (kind === "full")
    return `There is no room left for ${where} (${code}): make room and give the same command again.`;
  return kind === "faulty"
    ? `The disk does not keep what is written to ${where} (${code}): look at the system's log, and give the same command again on a sound disk.`
    : `This user may not write ${where} (${code}): give it the right to, or take a user that has it; a read-only disk must be mounted for writing.`;
}

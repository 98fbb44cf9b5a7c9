/** An expected failure of a command: its message is one sentence and what to do, shown without a stack. */
export class CommandFailure extends Error {
  override name = "CommandFailure";
}

/** Runs a command; an expected failure ends the process with its sentence and exit code 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    console.error(`\n✖ ${error.message}`);
    process.exitCode = 1;
  }
}

import { CommandFailure, runCommand } from "./failure.ts";
import { runProgram } from "./run-program.ts";

/** Twenty uploads of 16 MB each through the running site, which is stopped and started in the middle of every one. */
const RUNS = "20";

await runCommand(async () => {
  const failed = await runProgram("vitest", ["run", "tests/contract/running-site.test.ts"], {
    FASU_FAULT_RUNS: process.env.FASU_FAULT_RUNS ?? RUNS,
  });
  if (failed) throw new CommandFailure("An upload was lost, mixed or falsely complete (above).");
});

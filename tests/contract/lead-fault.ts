import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { runProgram } from "../../src/cli/run-program.ts";

/**
 * Uploads 16 MB files through the running site, which is restarted in the middle of each. Then sends 500
 * leads sealed by the browser's own module, 20 of them by Chromium, over a connection with every kind of
 * fault and a host that is killed. In between, 200 leads are sent while the disk fills at random moments.
 */
const env = {
  FASU_FAULT_RUNS: process.env.FASU_FAULT_RUNS ?? "20",
  FASU_FAULT_LEADS: process.env.FASU_FAULT_LEADS ?? "500",
  FASU_FAULT_CHROMIUM: process.env.FASU_FAULT_CHROMIUM ?? "20",
  FASU_FAULT_DISK: process.env.FASU_FAULT_DISK ?? "200",
};
const TESTS = ["running-site", "full-disk", "lead-faults", "hosts-agree"].map(
  (name) => `tests/contract/${name}.test.ts`,
);

await runCommand(async () => {
  if ((await runProgram("vitest", ["run", ...TESTS], env)) !== 0)
    throw new CommandFailure("A lead or an upload was lost, mixed or falsely complete (above).");
});

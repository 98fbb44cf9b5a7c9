import { runProgram } from "../src/cli/run-program.ts";

const HALF_AN_HOUR = "1800000";

process.exitCode = await runProgram("vitest", [
  "run",
  "--mode",
  "laws",
  "--testTimeout",
  HALF_AN_HOUR,
  ...process.argv.slice(2),
]);

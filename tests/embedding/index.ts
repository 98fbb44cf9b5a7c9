import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { runProgram } from "../../src/cli/run-program.ts";
import { RUNTIME_FOLDER } from "./runtime-folder.ts";

// npm run test:embedding: installs the runtime of tests/embedding/runtime apart from the project, then runs the tests on it.

await runCommand(async () => {
  mkdirSync(RUNTIME_FOLDER, { recursive: true });
  for (const name of ["package.json", "package-lock.json"])
    copyFileSync(join("tests/embedding/runtime", name), join(RUNTIME_FOLDER, name));
  const install = ["ci", "--prefix", RUNTIME_FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"];
  if ((await runProgram("npm", install)) !== 0)
    throw new CommandFailure("The runtime could not be installed.");
  process.exitCode = await runProgram(process.execPath, ["--test", "tests/embedding/real-runtime.test.ts"]);
});

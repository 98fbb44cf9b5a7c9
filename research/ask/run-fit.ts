import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CommandFailure } from "../../src/cli/command.ts";

/**
 * The output of fit.py for a model and its input. Throws CommandFailure if Python or its packages are
 * missing.
 */
export function runFit<Fitted>(model: "associations" | "ranking" | "softmax", input: object): Fitted {
  const { stdout, status } = spawnSync("python3", [join(import.meta.dirname, "fit.py"), model], {
    input: JSON.stringify(input),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (status !== 0)
    throw new CommandFailure(`fit.py ${model} failed: pip install -r research/ask/requirements.txt`);
  return JSON.parse(stdout) as Fitted;
}

import { CommandFailure, runCommand } from "../command.ts";
import { runProgram } from "../run-program.ts";

/** The checks that `npm run check -- NAME` knows. Without a name all run, the fastest first. */
const CHECKS: Record<string, [program: string, args: string[]]> = {
  lint: ["biome", ["check", "."]],
  arrows: [
    "depcruise",
    ["--config", ".dependency-cruiser.cjs", "src", "netlify", "data", "research", "tests"],
  ],
  types: ["node", ["src/cli/build/check-types.ts"]],
};

await runCommand(async () => {
  const [, , ...names] = process.argv;
  const unknown = names.find((name) => !CHECKS[name]);
  if (unknown) throw new CommandFailure(`There is no check ${unknown}: ${Object.keys(CHECKS).join(", ")}.`);
  for (const [name, [program, args]] of Object.entries(CHECKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if ((await runProgram(program, args)) !== 0)
      throw new CommandFailure(`The check ${name} failed (above).`);
  }
});

import { resolve } from "node:path";
import { createVitest } from "vitest/node";
import type { DrawnMutant } from "./draw.ts";
import { mutated } from "./mutants.ts";

/** A mutant and the test files that are asked about it, nearest first. */
export interface Trial {
  readonly mutant: DrawnMutant;
  readonly tests: readonly string[];
}

/** What a child process of index.ts is sent, and what it answers for each trial in turn. */
export interface TrialResult {
  readonly index: number;
  readonly killedBy: string | undefined;
}

/**
 * Runs each trial's tests with the mutant in the place of its source; no file is written. The tests run nearest
 * first, in two steps, since most mutants fall to their own test.
 */
async function runTrials(trials: readonly (Trial & { index: number })[]): Promise<void> {
  let current: DrawnMutant | undefined;
  const vitest = await createVitest(
    { watch: false, run: true, bail: 1, maxWorkers: 1, silent: true, reporters: [{}], passWithNoTests: true },
    {
      plugins: [
        {
          name: "one-mutant",
          enforce: "pre",
          transform: (source: string, id: string) =>
            current && id.split("?")[0] === resolve(current.file) ? mutated(source, current) : undefined,
        },
      ],
    },
  );
  const all = await vitest.globTestSpecifications();
  const byPath = new Map(all.map((specification) => [specification.moduleId, specification]));
  const failing = async (tests: readonly string[]): Promise<string | undefined> => {
    for (const test of tests) {
      const specification = byPath.get(resolve(test));
      if (!specification) throw new Error(`${test} is no test of vitest.config.ts`);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
      if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) return test;
    }
    return undefined;
  };
  for (const { index, mutant, tests } of trials) {
    current = mutant;
    vitest.invalidateFile(resolve(mutant.file));
    process.send?.({ index, killedBy: await failing(tests) } satisfies TrialResult);
    vitest.invalidateFile(resolve(mutant.file));
  }
  await vitest.close();
}

process.once("message", (trials: readonly (Trial & { index: number })[]) => {
  runTrials(trials).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

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
    {
      ...{
        watch: false,
        run: true,
        bail: 1,
        maxWorkers: 1,
        silent: true,
        reporters: [{}],
        passWithNoTests: true,
      },
      // Modules kept on disk are found again by their source, which is the same for every mutant of it.
      fsModuleCache: false,
    },
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
  const passes = async (test: string, mutant: DrawnMutant | undefined, file: string): Promise<boolean> => {
    const specification = byPath.get(resolve(test));
    if (!specification) throw new Error(`${test} is no test of vitest.config.ts`);
    current = mutant;
    vitest.invalidateFile(resolve(file));
    // Vitest goes on counting what failed before: it would stop this run for another mutant, and call it failed.
    vitest.state.filesMap.clear();
    vitest.state.errorsSet.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  };
  /** What fails by itself finds no mutant. */
  const sound = new Map<string, boolean>();
  const failing = async (tests: readonly string[], mutant: DrawnMutant): Promise<string | undefined> => {
    for (const test of tests) {
      if (await passes(test, mutant, mutant.file)) continue;
      if (!sound.has(test)) sound.set(test, await passes(test, undefined, mutant.file));
      if (sound.get(test)) return test;
    }
    return undefined;
  };
  for (const { index, mutant, tests } of trials)
    process.send?.({ index, killedBy: await failing(tests, mutant) } satisfies TrialResult);
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

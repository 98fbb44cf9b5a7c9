import { join, resolve } from "node:path";
import { createVitest } from "vitest/node";
import { AsGiven } from "./as-given.ts";
import type { AskedTest } from "./choose-tests.ts";
import type { DrawnMutant } from "./draw.ts";
import { LIMIT_VARIABLE } from "./end-at-limit.ts";
import { mutated } from "./mutants.ts";
import { OUT_OF_TIME, type Trial, type TrialResult } from "./trial.ts";

/**
 * The nearest test runs alone, since it kills most mutants; the others share a process and the modules they
 * load.
 */
const GROUP_SIZES = [1, Number.POSITIVE_INFINITY];
/** Milliseconds of processor time allowed for starting a process. */
const START_LIMIT_MS = 5_000;
/** Factor on a test's time with unchanged sources. */
const LIMIT_FACTOR = 4;
/** Maximum wall time of one test, e.g. one that waits for an event that never comes. */
const TEST_LIMIT_MS = 40_000;

function* groupsOf(tests: readonly AskedTest[]): Generator<readonly AskedTest[]> {
  let at = 0;
  for (const size of GROUP_SIZES) {
    if (at < tests.length) yield tests.slice(at, at + size);
    at += size;
  }
}

/** Runs test files in one process, with a mutant or without; returns the first that fails. */
type Run = (
  tests: readonly AskedTest[],
  mutant: DrawnMutant | undefined,
) => Promise<AskedTest | typeof OUT_OF_TIME | undefined>;

async function startRuns(): Promise<{ run: Run; close: () => Promise<void> }> {
  let current: DrawnMutant | undefined;
  const vitest = await createVitest(
    {
      watch: false,
      run: true,
      bail: 1,
      maxWorkers: 1,
      isolate: false,
      silent: true,
      reporters: [{}],
      execArgv: ["--import", join(import.meta.dirname, "end-at-limit.ts")],
      testTimeout: TEST_LIMIT_MS,
      hookTimeout: TEST_LIMIT_MS,
      sequence: { sequencer: AsGiven },
      // The module cache on disk is keyed by source path, which is the same for every mutant.
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
  const project = vitest.getRootProject();
  const run: Run = async (tests, mutant) => {
    const wanted = tests.map(({ test, names }) =>
      project.createSpecification(resolve(test), names && { testNames: [...names] }),
    );
    for (const changed of [current, mutant]) if (changed) vitest.invalidateFile(resolve(changed.file));
    current = mutant;
    // Vitest keeps earlier failures: they would stop this run for another mutant and count as its failures.
    vitest.state.filesMap.clear();
    vitest.state.errorsSet.clear();
    const limit = tests.reduce((sum, { ms }) => sum + ms * LIMIT_FACTOR, START_LIMIT_MS);
    process.env[LIMIT_VARIABLE] = String(limit);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    const failed = new Set(testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId));
    const first = tests.find(({ test }) => failed.has(resolve(test)));
    if (first) return first;
    // The remaining case is an ended process, or a failure that no test awaited.
    return unhandledErrors.length > 0 ? OUT_OF_TIME : undefined;
  };
  return { run, close: () => vitest.close() };
}

const nameOf = (killer: AskedTest | typeof OUT_OF_TIME): string =>
  killer === OUT_OF_TIME ? killer : killer.test;

async function runTrials(trials: readonly Trial[]): Promise<void> {
  const { run, close } = await startRuns();
  const unchanged = new Map<string, ReturnType<Run>>();
  /** A test that fails without a mutant, or only after the files before it, does not detect a mutant. */
  const isSound = async (tests: readonly AskedTest[]): Promise<boolean> => {
    const key = JSON.stringify(tests);
    if (!unchanged.has(key)) unchanged.set(key, run(tests, undefined));
    const failed = await unchanged.get(key);
    if (failed !== undefined) console.error(`fails unchanged: ${nameOf(failed)} of ${key}`);
    return failed === undefined;
  };
  const killerOf = async ({ mutant, tests }: Trial): Promise<string | undefined> => {
    for (const group of groupsOf(tests)) {
      const killer = await run(group, mutant);
      if (killer === undefined) continue;
      const asked = killer === OUT_OF_TIME ? group : group.slice(0, group.indexOf(killer) + 1);
      // A whole file that ran alone also passed alone when its coverage was recorded.
      const wasAlone = asked.length === 1 && killer !== OUT_OF_TIME && !killer.names;
      if (wasAlone || (await isSound(asked))) return nameOf(killer);
    }
    return undefined;
  };
  for (const trial of trials)
    process.send?.({ index: trial.index, killedBy: await killerOf(trial) } satisfies TrialResult);
  await close();
}

process.once("message", (trials: readonly Trial[]) => {
  runTrials(trials).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

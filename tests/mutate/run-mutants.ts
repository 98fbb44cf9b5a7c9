import { join, relative, resolve } from "node:path";
import { createVitest, type TestModule, type TestSpecification } from "vitest/node";
import type { DrawnMutant } from "./draw.ts";
import { LIMIT_VARIABLE } from "./end-at-limit.ts";
import { mutated } from "./mutants.ts";
import { OUT_OF_TIME, type Trial, type TrialResult } from "./trial.ts";

/** The nearest test runs alone, since most mutants fall to it; the others share a process and what they load. */
const GROUP_SIZES = [1, 3, Number.POSITIVE_INFINITY];
/** Milliseconds of processor time for starting a process, and for a test file that has not run yet. */
const START_LIMIT_MS = 5_000;
const UNKNOWN_LIMIT_MS = 20_000;
/** So many times what a test took unchanged. */
const LIMIT_FACTOR = 4;
/** Wall time of one test that waits for what never comes. */
const TEST_LIMIT_MS = 40_000;

function* groupsOf(tests: readonly string[]): Generator<readonly string[]> {
  let at = 0;
  for (const size of GROUP_SIZES) {
    if (at < tests.length) yield tests.slice(at, at + size);
    at += size;
  }
}

class AsGiven {
  shard = (files: TestSpecification[]): Promise<TestSpecification[]> => Promise.resolve(files);
  sort = (files: TestSpecification[]): Promise<TestSpecification[]> => Promise.resolve(files);
}

/** Runs test files in one process, with a mutant or without; answers the first that fails. */
type Run = (tests: readonly string[], mutant: DrawnMutant | undefined) => Promise<string | undefined>;

async function startRuns(): Promise<{ run: Run; timeOf: Map<string, number>; close: () => Promise<void> }> {
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
  const specifications = new Map(
    (await vitest.globTestSpecifications()).map((specification) => [specification.moduleId, specification]),
  );
  const timeOf = new Map<string, number>();
  const limitOf = (test: string): number => {
    const time = timeOf.get(test);
    return time === undefined ? UNKNOWN_LIMIT_MS : time * LIMIT_FACTOR;
  };
  const noteTime = (module: TestModule): void => {
    const { duration, collectDuration } = module.diagnostic();
    if (module.state() === "passed")
      timeOf.set(relative(process.cwd(), module.moduleId), Math.round(duration + collectDuration));
  };
  const run: Run = async (tests, mutant) => {
    const paths = tests.map((test) => resolve(test));
    const wanted = paths.map((path) => {
      const specification = specifications.get(path);
      if (!specification) throw new Error(`${path} is no test of vitest.config.ts`);
      return specification;
    });
    for (const changed of [current, mutant]) if (changed) vitest.invalidateFile(resolve(changed.file));
    current = mutant;
    // Vitest goes on counting what failed before: it would stop this run for another mutant, and call it failed.
    vitest.state.filesMap.clear();
    vitest.state.errorsSet.clear();
    const limit = tests.reduce((sum, test) => sum + limitOf(test), START_LIMIT_MS);
    // Only a mutant runs for ever: what a test takes unchanged is what the limit is taken from.
    if (mutant) process.env[LIMIT_VARIABLE] = String(limit);
    else delete process.env[LIMIT_VARIABLE];
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    if (!mutant) testModules.forEach(noteTime);
    const failed = testModules
      .filter((module) => !module.ok())
      .map(({ moduleId }) => paths.indexOf(moduleId));
    if (failed.length > 0) return tests[Math.min(...failed)];
    // What is left over is the process that was ended, or a failure that no test waited for.
    return unhandledErrors.length > 0 ? OUT_OF_TIME : undefined;
  };
  return { run, timeOf, close: () => vitest.close() };
}

async function runTrials(trials: readonly Trial[]): Promise<void> {
  const { run, timeOf, close } = await startRuns();
  const unchanged = new Map<string, Promise<string | undefined>>();
  /** What fails by itself, or behind the files before it, finds no mutant. */
  const isSound = async (tests: readonly string[]): Promise<boolean> => {
    const key = tests.join();
    if (!unchanged.has(key)) unchanged.set(key, run(tests, undefined));
    const failed = await unchanged.get(key);
    if (failed !== undefined) console.error(`fails unchanged: ${failed} of ${key}`);
    return failed === undefined;
  };
  const killerOf = async ({ mutant, tests }: Trial): Promise<string | undefined> => {
    for (const group of groupsOf(tests)) {
      // Before its mutant, so that its time is known: a loop without end is ended soon.
      if (group.length === 1 && !(await isSound(group))) continue;
      const killer = await run(group, mutant);
      if (killer === undefined) continue;
      if (group.length === 1) return killer;
      if (!(await isSound(killer === OUT_OF_TIME ? group : group.slice(0, group.indexOf(killer) + 1))))
        continue;
      // Now each test's own time is known: slow ones are no loop without end.
      if (killer !== OUT_OF_TIME) return killer;
      const again = await run(group, mutant);
      if (again !== undefined) return again;
    }
    return undefined;
  };
  for (const trial of trials)
    process.send?.({
      index: trial.index,
      killedBy: await killerOf(trial),
      times: Object.fromEntries(timeOf),
    } satisfies TrialResult);
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

import { hasRun, type TestRun } from "./learn.ts";

/** A test file that runs against a mutant, or only these of its tests, by full name. */
export interface AskedTest {
  readonly test: string;
  readonly names?: readonly string[];
  /** Milliseconds of processor time with unchanged sources. */
  readonly ms: number;
}

/**
 * The part of a test file that executes a section of a source: of a long file only the tests that execute it,
 * unless no single test does.
 */
function askedOf(run: TestRun, source: string, stretch: number): AskedTest {
  const all = Object.entries(run.tests);
  const covering = all.filter(([, { ran }]) => hasRun(ran, source, stretch));
  if (covering.length === 0) return { test: run.test, ms: run.ms };
  const left = all.filter(([, { ran }]) => !hasRun(ran, source, stretch));
  const ms = left.reduce((sum, [, each]) => sum - each.ms, run.ms);
  return { test: run.test, names: covering.map(([name]) => name), ms };
}

/**
 * The tests that run against a mutant. Of those that execute its section of the source the nearest by imports
 * come first, and of equally near ones the quickest. After the first, tests that would exceed `budget`
 * milliseconds in total are left out.
 */
export function chooseTests(
  runs: readonly TestRun[],
  { source, stretch }: { source: string; stretch: number },
  distances: ReadonlyMap<string, number>,
  budget: number,
): readonly AskedTest[] {
  const distanceOf = ({ test }: AskedTest): number => distances.get(test) ?? Number.MAX_SAFE_INTEGER;
  const sorted = runs
    .filter(({ ran }) => hasRun(ran, source, stretch))
    .map((run) => askedOf(run, source, stretch))
    .sort((a, b) => distanceOf(a) - distanceOf(b) || a.ms - b.ms);
  let left = budget;
  return sorted.filter(({ ms }, at) => {
    if (at === 0) return true;
    if (ms > left) return false;
    left -= ms;
    return true;
  });
}

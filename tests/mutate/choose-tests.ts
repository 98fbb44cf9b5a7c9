import { hasRun, type TestRun } from "./learn.ts";

/** A test file that is asked about a mutant, or only these of its tests, by full name. */
export interface AskedTest {
  readonly test: string;
  readonly names?: readonly string[];
  /** Milliseconds of processor time with sources unchanged. */
  readonly ms: number;
}

/** What of a test file runs a stretch of a source: of a long file only the tests that do, unless none does by itself. */
function askedOf(run: TestRun, source: string, stretch: number): AskedTest {
  const all = Object.entries(run.tests);
  const covering = all.filter(([, { ran }]) => hasRun(ran, source, stretch));
  if (covering.length === 0) return { test: run.test, ms: run.ms };
  const left = all.filter(([, { ran }]) => !hasRun(ran, source, stretch));
  const ms = left.reduce((sum, [, each]) => sum - each.ms, run.ms);
  return { test: run.test, names: covering.map(([name]) => name), ms };
}

/**
 * The tests that are asked about a mutant: of those that run its stretch of the source, nearest by imports first, of
 * equally near ones the quickest; behind the first none with which these would take longer than `budget` milliseconds.
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

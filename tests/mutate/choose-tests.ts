import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reaching } from "./reach.ts";

/** Milliseconds that each test file takes with sources unchanged. */
export type TestTimes = Readonly<Record<string, number>>;

const KEPT_AT = "node_modules/.cache/mutate/test-times.json";
const UNKNOWN_MS = 1_000;

/** The times that earlier runs have measured; empty before the first. */
export function readTimes(): TestTimes {
  try {
    return JSON.parse(readFileSync(KEPT_AT, "utf8")) as TestTimes;
  } catch {
    return {};
  }
}

export function keepTimes(times: TestTimes): void {
  mkdirSync(dirname(KEPT_AT), { recursive: true });
  writeFileSync(KEPT_AT, JSON.stringify(times));
}

/**
 * The test files that are asked about a mutant: at most `most`, nearest by imports first, of equally near ones the
 * quickest; behind the first, whatever it takes, none with which these would take longer than `budget` milliseconds.
 */
export function chooseTests(
  reaching: readonly Reaching[],
  times: TestTimes,
  { most, budget }: { most: number; budget: number },
): readonly string[] {
  const timeOf = (test: string): number => times[test] ?? UNKNOWN_MS;
  const sorted = reaching.toSorted((a, b) => a.distance - b.distance || timeOf(a.test) - timeOf(b.test));
  const chosen: string[] = [];
  let left = budget;
  for (const { test } of sorted) {
    if (chosen.length === most || (chosen.length > 0 && timeOf(test) > left)) continue;
    if (chosen.length > 0) left -= timeOf(test);
    chosen.push(test);
  }
  return chosen;
}

/** Times of many answers in milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
  /** Documents found by the median query; 0 if nothing is counted. */
  found: number;
}

/** The value below which the given `share` of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Times of each class, and of all classes together under `mixed`. */
export type ClassTimes = Record<string, Latency>;

/** Rounds before the measurement, which warm up the just-in-time compiler, the file cache and connections. */
const WARM_UP = 3;

/**
 * Answers every query of every class `rounds` times, one after another and the classes in turn, so that no
 * query finds its own data still in the processor's cache. `ask` returns the number of documents found;
 * `before` runs before each round and is not measured.
 */
export async function measureClasses<Query>(
  classes: Record<string, readonly Query[]>,
  rounds: number,
  ask: (query: Query) => Promise<number> | number,
  before: () => Promise<void> | void = () => {},
): Promise<ClassTimes> {
  const measured = Object.entries(classes).map(([name, queries]) => ({
    name,
    queries,
    times: [] as number[],
    found: [] as number[],
  }));
  for (let round = -WARM_UP; round < rounds; round++) {
    await before();
    for (const { queries, times, found } of measured) {
      for (const query of queries) {
        const started = performance.now();
        const count = await ask(query);
        if (round >= 0) times.push(performance.now() - started);
        if (round === 0) found.push(count);
      }
    }
  }
  const summary = (times: number[], found: number[]): Latency => ({
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    found: quantile(found, 0.5),
  });
  const all = measured.flatMap(({ times }) => times);
  return {
    ...Object.fromEntries(measured.map(({ name, times, found }) => [name, summary(times, found)])),
    mixed: summary(all, []),
  };
}

/** Milliseconds of many answers. */
export interface Latency {
  p50: number;
  p95: number;
  /** Documents found by the median query; 0 where nothing is counted. */
  found: number;
}

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Times of each class and of all together, under `mixed`. */
export type ClassTimes = Record<string, Latency>;

/** Documents found, or what reads their number from an answer. */
export type Asked = number | (() => number);

/** Rounds before the clock starts: the just-in-time compiler, file cache and connections. */
export const WARM_UP = 3;

/**
 * Answers every query of every class `rounds` times, one after another and the classes in turn, so that no
 * query finds its own bytes still in the processor's cache. `ask` gives the number of documents found, or a
 * function that reads it from the answer: the clock stops when the answer is there, before it is read. `before` comes
 * before each round, off the clock.
 */
export async function measureClasses<Query>(
  classes: Record<string, readonly Query[]>,
  rounds: number,
  ask: (query: Query) => Promise<Asked> | Asked,
  before: () => Promise<void> | void = () => {},
): Promise<ClassTimes> {
  const times = new Map<string, number[]>();
  const found = new Map<string, number[]>();
  for (let round = -WARM_UP; round < rounds; round++) {
    await before();
    for (const [name, queries] of Object.entries(classes)) {
      for (const query of queries) {
        const started = performance.now();
        const answer = await ask(query);
        const taken = performance.now() - started;
        if (round < 0) continue;
        push(times, name, taken);
        if (round === 0) push(found, name, typeof answer === "number" ? answer : answer());
      }
    }
  }
  const summary = (name: string, values: number[]): [string, Latency] => [
    name,
    { p50: quantile(values, 0.5), p95: quantile(values, 0.95), found: quantile(found.get(name) ?? [], 0.5) },
  ];
  return Object.fromEntries([
    ...[...times].map(([name, values]) => summary(name, values)),
    summary("mixed", [...times.values()].flat()),
  ]);
}

function push(lists: Map<string, number[]>, name: string, value: number): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

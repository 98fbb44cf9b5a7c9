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

type Ask<Query> = (query: Query) => Promise<Asked> | Asked;

/**
 * Answers every query of every class `rounds` times, one after another and the classes in turn, so that no
 * query finds its own bytes still in the processor's cache. `ask` gives the number of documents found, or a
 * function that reads it from the answer: the clock stops when the answer is there, before it is read. `before` comes
 * before each round, off the clock.
 */
export async function measureClasses<Query>(
  classes: Record<string, readonly Query[]>,
  rounds: number,
  ask: Ask<Query>,
  before: () => Promise<void> | void = () => {},
): Promise<ClassTimes> {
  return (await measureInTurn(classes, rounds, { ask }, before)).ask;
}

/** The same for several that are asked, a round of each in turn: what slows the machine for seconds slows all of them. */
export async function measureInTurn<Query, Name extends string>(
  classes: Record<string, readonly Query[]>,
  rounds: number,
  asks: Record<Name, Ask<Query>>,
  before: () => Promise<void> | void = () => {},
): Promise<Record<Name, ClassTimes>> {
  const measured = Object.entries<Ask<Query>>(asks).map(([name, ask]) => ({ name, ask, times: new Times() }));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const { ask, times } of measured) {
      await before();
      await askAll(classes, ask, (name, taken, answer) => {
        if (round >= 0) times.add(name, taken);
        if (round === 0) times.addFound(name, typeof answer === "number" ? answer : answer());
      });
    }
  }
  return Object.fromEntries(measured.map(({ name, times }) => [name, times.summary()])) as Record<
    Name,
    ClassTimes
  >;
}

/** One round of one that is asked. */
async function askAll<Query>(
  classes: Record<string, readonly Query[]>,
  ask: Ask<Query>,
  tell: (name: string, taken: number, answer: Asked) => void,
): Promise<void> {
  for (const [name, queries] of Object.entries(classes)) {
    for (const query of queries) {
      const started = performance.now();
      const answer = await ask(query);
      tell(name, performance.now() - started, answer);
    }
  }
}

/** What was measured, by class. */
class Times {
  readonly #taken = new Map<string, number[]>();
  readonly #found = new Map<string, number[]>();

  add(name: string, taken: number): void {
    push(this.#taken, name, taken);
  }

  addFound(name: string, found: number): void {
    push(this.#found, name, found);
  }

  summary(): ClassTimes {
    const of = (name: string, values: number[]): [string, Latency] => [
      name,
      {
        p50: quantile(values, 0.5),
        p95: quantile(values, 0.95),
        found: quantile(this.#found.get(name) ?? [], 0.5),
      },
    ];
    return Object.fromEntries([
      ...[...this.#taken].map(([name, values]) => of(name, values)),
      of("mixed", [...this.#taken.values()].flat()),
    ]);
  }
}

function push(lists: Map<string, number[]>, name: string, value: number): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

import type { CountedCall } from "./worker-messages.ts";

/**
 * Counts calls in another process, so that several processes have one limit in common. `count` resolves with
 * the number of seconds to wait, or 0. The calls of one turn of the event loop are sent together. `answered`
 * takes the replies.
 */
export function askingCounter(send: (calls: CountedCall[]) => void) {
  const asking = new Map<number, (seconds: number) => void>();
  let waiting: CountedCall[] = [];
  let last = 0;
  const flush = () => {
    const calls = waiting;
    waiting = [];
    send(calls);
  };
  return {
    count: (path: string, address: string): Promise<number> =>
      new Promise((resolve) => {
        last++;
        asking.set(last, resolve);
        if (waiting.length === 0) setImmediate(flush);
        waiting.push([last, path, address]);
      }),
    answered(waits: readonly [id: number, seconds: number][]): void {
      for (const [id, seconds] of waits) {
        asking.get(id)?.(seconds);
        asking.delete(id);
      }
    },
  };
}

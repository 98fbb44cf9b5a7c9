import type { CountedCall } from "./worker-messages.ts";

/**
 * Counts calls in another process, so that several processes share one limit. `count` sends a call and
 * resolves with the number of seconds to wait, or 0. The caller passes each reply of the other process to
 * `answered`.
 */
export function askingCounter(send: (call: CountedCall) => void) {
  const asking = new Map<number, (seconds: number) => void>();
  let last = 0;
  return {
    count: (path: string, address: string): Promise<number> =>
      new Promise((resolve) => {
        asking.set(++last, resolve);
        send([last, path, address]);
      }),
    answered(id: number, seconds: number): void {
      asking.get(id)?.(seconds);
      asking.delete(id);
    },
  };
}

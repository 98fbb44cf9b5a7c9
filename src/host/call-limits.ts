import { createHmac, randomBytes } from "node:crypto";
import { CALL_LIMITS, type CallLimit } from "#contract/call-limits.ts";
import { networkOf } from "#server/visitor-limits/visitor-address.ts";

/**
 * Maximum number of clients that are remembered for a path. Those whose window began first are forgotten
 * first.
 */
const MAX_CLIENTS = 50_000;

const KEY = randomBytes(32);

interface Window {
  began: number;
  calls: number;
}

/**
 * Makes a function that counts the calls of a network address: at most `calls` in `seconds`. It returns the
 * number of seconds to wait, or 0 if the call is allowed. `now` is in milliseconds of any clock. The counts
 * end with the process. Memory contains addresses only as an HMAC with a key of this process.
 */
export function callCounter({ calls, seconds }: CallLimit): (address: string, now: number) => number {
  const windows = new Map<string, Window>();
  return (address, now) => {
    const client = createHmac("sha256", KEY).update(networkOf(address)).digest("base64");
    const found = windows.get(client);
    // If the clock was set back, a window that began later than now is dropped.
    const fresh = !found || now < found.began || now - found.began >= seconds * 1000;
    const window = fresh ? { began: now, calls: 0 } : found;
    if (fresh) {
      windows.delete(client);
      windows.set(client, window);
      const [oldest] = windows.keys();
      if (windows.size > MAX_CLIENTS && oldest !== undefined) windows.delete(oldest);
    }
    window.calls++;
    return window.calls <= calls ? 0 : Math.ceil((window.began + seconds * 1000 - now) / 1000);
  };
}

/**
 * Counts a call of a path by an address. Returns the number of seconds to wait, or 0 if the call is allowed.
 */
export type CountCall = (path: string, address: string) => number | Promise<number>;

/** Makes a function that counts the calls of all paths of CALL_LIMITS in this process. */
export function countCalls(): (path: string, address: string) => number {
  const counters = new Map(Object.entries(CALL_LIMITS).map(([path, limit]) => [path, callCounter(limit)]));
  return (path, address) => counters.get(path)?.(address, performance.now()) ?? 0;
}

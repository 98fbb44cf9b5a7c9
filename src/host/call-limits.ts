import { createHmac, randomBytes } from "node:crypto";
import { CALL_LIMITS, type CallLimit } from "#contract/call-limits.ts";
import { networkOf } from "#server/visitor-limits/visitor-address.ts";

/** Maximum number of clients remembered per function; those unseen for longest are forgotten first. */
const MAX_CLIENTS = 50_000;

const KEY = randomBytes(32);

interface Window {
  began: number;
  calls: number;
}

/**
 * Counts calls of one network address: at most `calls` in `seconds`. Returns the seconds to wait, or 0 if the
 * call may pass. `now` is in milliseconds of any clock. Nothing outlives the process, and memory contains
 * addresses only as an HMAC under the process's own key.
 */
export function callCounter({ calls, seconds }: CallLimit): (address: string, now: number) => number {
  const windows = new Map<string, Window>();
  return (address, now) => {
    const client = createHmac("sha256", KEY).update(networkOf(address)).digest("base64");
    const found = windows.get(client);
    // After the clock was set back, a window that began later is invalid.
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

/** Counts a call of a path by an address; returns the seconds to wait, or 0 if the call may pass. */
export type CountCall = (path: string, address: string) => number | Promise<number>;

/** Counts the calls of all paths of CALL_LIMITS in this process. */
export function countCalls(): (path: string, address: string) => number {
  const counters = new Map(Object.entries(CALL_LIMITS).map(([path, limit]) => [path, callCounter(limit)]));
  return (path, address) => counters.get(path)?.(address, performance.now()) ?? 0;
}

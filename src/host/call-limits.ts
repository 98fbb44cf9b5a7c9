import type { CallLimit } from "./load-functions.ts";

/** Counted clients of one function are forgotten beyond this many, the longest unseen first. */
const MAX_CLIENTS = 50_000;

interface Window {
  began: number;
  calls: number;
}

/**
 * Counts calls as `rateLimit` in a function's config asks for it: at most `windowLimit` of one client in
 * `windowSize` seconds. Returns the seconds to wait, or 0 where the call may pass. Nothing outlives the process, and
 * addresses lie nowhere but in its memory.
 */
export function callCounter({ windowLimit, windowSize }: CallLimit): (client: string, now: number) => number {
  const windows = new Map<string, Window>();
  return (client, now) => {
    const found = windows.get(client);
    const fresh = !found || now - found.began >= windowSize * 1000;
    const window = fresh ? { began: now, calls: 0 } : found;
    if (fresh) {
      windows.delete(client);
      windows.set(client, window);
      const [oldest] = windows.keys();
      if (windows.size > MAX_CLIENTS && oldest !== undefined) windows.delete(oldest);
    }
    window.calls++;
    return window.calls <= windowLimit ? 0 : Math.ceil((window.began + windowSize * 1000 - now) / 1000);
  };
}

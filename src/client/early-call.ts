/** A call on its way since before any module of the page had come. */
interface EarlyCall {
  url: string;
  body: string;
  answer: Promise<Response>;
  stop: () => void;
}

declare global {
  var earlyCall: EarlyCall | undefined;
}

/** What the script in the head is told: where to ask, and the query that asks for nothing. */
export interface EarlyPlan {
  url: string;
  headers: Record<string, string>;
  empty: Record<string, string[] | string | number>;
}

/**
 * Asks for the rows of the query behind the #, at once; what the list needs beside them waits until they no longer
 * stand in the way. The text of this function is the script in the page's head, so it stands for itself. It reads the
 * address as simply as can be: `takeEarlyCall` uses the answer only where the question is, sign by sign, the page's own.
 */
export function sendEarlyCall({ url, headers, empty: search }: EarlyPlan): void {
  if (location.hash.length < 2) return;
  document.documentElement.dataset.asked = "";
  try {
    for (const pair of location.hash.slice(1).split("&")) {
      const name = pair.split("=", 1)[0] ?? "";
      const value = decodeURIComponent(pair.slice(name.length + 1));
      const field = search[name];
      if (Array.isArray(field)) field.push(value);
      else search[name] = typeof field === "number" ? Number(value) : value;
    }
  } catch {
    // Not percent-encoded as it should be: the page's own reader passes over it.
    return;
  }
  const body = JSON.stringify({ search });
  const abort = new AbortController();
  const answer = fetch(url, { method: "POST", headers, body, signal: abort.signal });
  // Whoever takes the call hears of its failure; it may be that nobody does.
  answer.catch(() => undefined);
  globalThis.earlyCall = { url, body, answer, stop: () => abort.abort() };
}

/** The answer to the early call where it asked just this, once; a signal that is aborted stops it. */
export function takeEarlyCall(url: string, { body, signal }: RequestInit): Promise<Response> | undefined {
  const call = globalThis.earlyCall;
  if (call?.url !== url || call.body !== body) return undefined;
  globalThis.earlyCall = undefined;
  if (signal?.aborted) call.stop();
  signal?.addEventListener("abort", call.stop);
  return call.answer;
}

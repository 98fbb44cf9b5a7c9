/** A call sent before any module of the page has loaded. */
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
 * Requests the rows of the query behind the # at once; what else the list needs waits until it no longer
 * delays them. The text of this function is the script in the page's head, so it must be self-contained. It
 * parses the address as simply as possible: `takeEarlyCall` uses the answer only if the request is, character
 * by character, the page's own.
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
    // Not properly percent-encoded: the page's own reader ignores it.
    return;
  }
  const body = JSON.stringify({ search });
  const abort = new AbortController();
  const answer = fetch(url, { method: "POST", headers, body, signal: abort.signal });
  // Whoever takes the call learns of its failure; possibly nobody does.
  answer.catch(() => undefined);
  globalThis.earlyCall = { url, body, answer, stop: () => abort.abort() };
}

/** The answer to the early call if it made exactly this request, once; an aborted signal stops it. */
export function takeEarlyCall(url: string, { body, signal }: RequestInit): Promise<Response> | undefined {
  const call = globalThis.earlyCall;
  if (call?.url !== url || call.body !== body) return undefined;
  globalThis.earlyCall = undefined;
  if (signal?.aborted) call.stop();
  signal?.addEventListener("abort", call.stop);
  return call.answer;
}

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

/** The parameters of the script in the head: the address to call, and the query without conditions. */
export interface EarlyPlan {
  url: string;
  headers: Record<string, string>;
  empty: Record<string, string[] | string | number>;
}

/**
 * Requests the rows of the query behind the # at once. The other requests of the list are sent later, so that
 * they do not delay these rows. The text of this function is the script in the page's head, so it must be
 * self-contained. It parses the address as simply as possible: `takeEarlyCall` uses the answer only if the
 * request equals the page's own, character by character.
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
  // The failure is handled by the caller of `takeEarlyCall`. If nobody calls it, the rejection would be
  // unhandled without this.
  answer.catch(() => undefined);
  globalThis.earlyCall = { url, body, answer, stop: () => abort.abort() };
}

/**
 * The answer to the early call if it made exactly this request. The answer is given out once; an aborted
 * signal stops the call.
 */
export function takeEarlyCall(url: string, { body, signal }: RequestInit): Promise<Response> | undefined {
  const call = globalThis.earlyCall;
  if (call?.url !== url || call.body !== body) return undefined;
  globalThis.earlyCall = undefined;
  if (signal?.aborted) call.stop();
  signal?.addEventListener("abort", call.stop);
  return call.answer;
}

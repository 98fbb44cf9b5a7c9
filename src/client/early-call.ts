/** A call that is sent before any module of the page has loaded. */
interface EarlyCall {
  url: string;
  body: string;
  answer: Promise<Response>;
  stop: () => void;
}

declare global {
  var earlyCall: EarlyCall | undefined;
}

/**
 * The parameters of the script in the page's head: the address and headers of the call, and a query without
 * conditions.
 */
export interface EarlyPlan {
  url: string;
  headers: Record<string, string>;
  empty: Record<string, string[] | string | number>;
}

/**
 * Requests the rows of the query after the # of the address. It makes no other request, so that nothing
 * delays these rows. The text of this function becomes the script in the page's head, so it must be
 * self-contained. It reads the address in the simplest way. That is safe, because `takeEarlyCall` uses the
 * answer only if the page's own request has the same text, character by character.
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
    // The address is not properly percent-encoded. The page's own code ignores such a parameter.
    return;
  }
  const body = JSON.stringify({ search });
  const abort = new AbortController();
  const answer = fetch(url, { method: "POST", headers, body, signal: abort.signal });
  // The caller of `takeEarlyCall` handles a failure. If there is no such caller, this handler keeps the
  // browser from reporting an unhandled rejection.
  answer.catch(() => undefined);
  globalThis.earlyCall = { url, body, answer, stop: () => abort.abort() };
}

/**
 * Returns the answer to the early call if the early call was exactly this request. It is returned only once.
 * The signal aborts the call.
 */
export function takeEarlyCall(url: string, { body, signal }: RequestInit): Promise<Response> | undefined {
  const call = globalThis.earlyCall;
  if (call?.url !== url || call.body !== body) return undefined;
  globalThis.earlyCall = undefined;
  if (signal?.aborted) call.stop();
  signal?.addEventListener("abort", call.stop);
  return call.answer;
}

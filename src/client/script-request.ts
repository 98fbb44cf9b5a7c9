/** The value that a cross-domain script returned, or one of its two errors. */
export type ScriptOutcome<T> =
  | { ok: true; data: T }
  | { ok: false; reason: "invalid_parameter" | "timeout" | "network"; msg: string };

export interface ScriptRequestOptions {
  url: string;
  /** Query parameters in addition to the callback's. */
  params?: Record<string, string>;
  /** Name of the query parameter that carries the callback's name. */
  callbackName?: string;
  timeoutMs?: number;
}

declare const trustedTypes:
  | {
      createPolicy(
        name: "lawyers",
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    }
  | undefined;

/**
 * Allows a script's address if the page enforces Trusted Types. A page can create a policy of each name only
 * once.
 */
let policy: { createScriptURL(url: string): string } | undefined;
function trusted(url: string): string {
  if (typeof trustedTypes === "object")
    policy ??= trustedTypes.createPolicy("lawyers", { createScriptURL: (url) => url });
  return policy ? policy.createScriptURL(url) : url;
}

let calls = 0;

/**
 * The answer of a service on another domain that answers only by script (JSONP). Only the lawyer list uses
 * it, and only if PUBLIC_LAWYER_CALLBACK is set: the page's Content-Security-Policy then names that service's
 * origin.
 */
export function requestByScript<T>(options: ScriptRequestOptions): Promise<ScriptOutcome<T>> {
  const { url, params = {}, callbackName = "callback", timeoutMs = 15_000 } = options;
  if (!url) return Promise.resolve({ ok: false, reason: "invalid_parameter", msg: "Invalid parameter: url" });
  return new Promise((resolve) => {
    const name = `fasuAnswer${++calls}`;
    const scope = globalThis as unknown as Record<string, unknown>;
    const script = document.createElement("script");
    const end = (outcome: ScriptOutcome<T>) => {
      clearTimeout(clock);
      script.remove();
      // A late answer still calls the function by name, so a harmless function remains.
      scope[name] = () => delete scope[name];
      resolve(outcome);
    };
    const clock = setTimeout(() => end({ ok: false, reason: "timeout", msg: "Time out" }), timeoutMs);
    scope[name] = (data: T) => end({ ok: true, data });
    script.onerror = () => end({ ok: false, reason: "network", msg: "Script could not be loaded" });
    const query = new URLSearchParams({ ...params, [callbackName]: name });
    script.src = trusted(`${url}${url.includes("?") ? "&" : "?"}${query}`);
    document.head.append(script);
  });
}

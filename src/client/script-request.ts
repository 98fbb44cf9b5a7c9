/** The value that the service passed to the callback, or why there is none. */
export type ScriptOutcome<T> =
  | { ok: true; data: T }
  | { ok: false; reason: "invalid_parameter" | "timeout" | "network"; msg: string };

export interface ScriptRequestOptions {
  url: string;
  /** Query parameters besides that of the callback. */
  params?: Record<string, string>;
  /** Name of the query parameter that contains the name of the callback. */
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
 * The Trusted Types policy that allows the addresses of scripts. A page can create only one policy of a name,
 * so it is kept.
 */
let policy: { createScriptURL(url: string): string } | undefined;
function trusted(url: string): string {
  if (typeof trustedTypes === "object")
    policy ??= trustedTypes.createPolicy("lawyers", { createScriptURL: (url) => url });
  return policy ? policy.createScriptURL(url) : url;
}

let calls = 0;

/**
 * Calls a service that runs on another domain and answers only by a script (JSONP). Only the lawyer list uses
 * it, and only if PUBLIC_LAWYER_CALLBACK is set. The page's Content-Security-Policy then names the origin of
 * that service.
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
      // A script that arrives after the time limit still calls the function. So a function that does nothing
      // remains under the name.
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

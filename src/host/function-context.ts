import type { Context } from "@netlify/functions";

const edgeOnly = (name: string) => () => {
  throw new Error(`context.${name} exists on Netlify's edge alone`);
};

/** Work of requests that goes on after the answers were sent. A host that stops waits for this work. */
export const unfinished = new Set<Promise<unknown>>();

/** What a function gets besides its request, in the form of Netlify. It has no location. */
export function functionContext(request: Request, ip: string, requestId: string): Context {
  return {
    account: { id: "" },
    cookies: { get: () => "", set: edgeOnly("cookies.set"), delete: edgeOnly("cookies.delete") },
    deploy: { context: process.env.CONTEXT ?? "production", id: "0", published: true },
    geo: {},
    ip,
    json: (input) => Response.json(input),
    log: console.log,
    next: edgeOnly("next"),
    params: {},
    requestId,
    rewrite: edgeOnly("rewrite"),
    server: {},
    site: process.env.URL ? { url: process.env.URL } : {},
    get url() {
      return new URL(request.url);
    },
    waitUntil: (promise) => {
      const kept = promise.catch((error) => {
        console.error(
          JSON.stringify({ route: "waitUntil", error: error instanceof Error ? error.name : "?" }),
        );
      });
      unfinished.add(kept);
      void kept.finally(() => unfinished.delete(kept));
    },
  };
}

import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

interface FunctionModule {
  default: (request: Request) => Promise<Response>;
  config?: { path?: string | string[] };
}

/** Maps each exact path to the function that exports it, like the host's routes. */
const functions = new Map<string, FunctionModule>();
for (const file of globSync("netlify/functions/*.mts")) {
  const module: FunctionModule = await import(pathToFileURL(resolve(file)).href);
  for (const path of [module.config?.path ?? []].flat()) functions.set(path, module);
}

/** Calls the function with the path of the request. */
export function callFunction(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const called = functions.get(pathname);
  if (!called) throw new Error(`No function has the path ${pathname}`);
  return called.default(request);
}

/** Posts a value as JSON. */
export function postJson(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return callFunction(
    new Request(`http://x${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
}

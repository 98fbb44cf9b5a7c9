import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Maps each exact path to the file of the function that exports it, like the host's routes. */
const files = new Map<string, string>();
for (const file of globSync("netlify/functions/*.mts")) {
  const [, paths = ""] = /\bpath: ("[^"]+"|\[[^\]]+\])/.exec(readFileSync(file, "utf8")) ?? [];
  for (const [, path] of paths.matchAll(/"([^"]+)"/g)) files.set(path!, resolve(file));
}

/** Calls the function with the path of the request; a function is loaded with its first call. */
export async function callFunction(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = files.get(pathname);
  if (!file) throw new Error(`No function has the path ${pathname}`);
  const called: { default: (request: Request) => Promise<Response> } = await import(pathToFileURL(file).href);
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

/** Status and body of the answer to a value posted as JSON. */
export async function askJson(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await postJson(path, body, headers);
  return { status: response.status, body: await response.json() };
}

/** Posts fields as a form without a file. */
export function postForm(
  path: string,
  fields: Record<string, string> | [string, string][],
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return callFunction(new Request(`http://x${path}`, { method: "POST", body }));
}

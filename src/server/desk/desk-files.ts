import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/**
 * A file of the desk's page with its media type, or undefined. Names must not contain slashes, so other
 * folders cannot be reached.
 */
export function readDeskFile(
  { root, pages }: { root: string; pages: string },
  path: string,
): { type: string; bytes: Buffer } | undefined {
  const [, name] = /^\/admin\/([\w.-]*)$/.exec(path) ?? [];
  const target =
    path === "/favicon.svg" ? join(root, "public/favicon.svg") : join(pages, name || "index.html");
  const type = TYPES[extname(target)];
  if ((path !== "/favicon.svg" && name === undefined) || !type || !existsSync(target)) return undefined;
  return { type, bytes: readFileSync(target) };
}

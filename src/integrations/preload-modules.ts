import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Matches a static import in a built module: from"./x.js" or import"./x.js". */
const IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g;
const SCRIPT = /<script type="module" src="([^"]+)"/g;
/** Matches an island that starts as soon as the page is parsed. */
const ISLAND = /<astro-island\b(?=[^>]*\bclient="load")[^>]*>/g;
/**
 * React comes first. It is two thirds of the bytes, and otherwise the connection would be idle while small
 * modules are requested.
 */
const MODULES = [/\brenderer-url="([^"]+)"/, /\bcomponent-url="([^"]+)"/];

/**
 * The addresses of the modules that a page needs at once: those of islands that start at once, then those of
 * its scripts. Direct and indirect imports are included, each once.
 */
export function modulesNeededAtOnce(html: string, readModule: (address: string) => string): string[] {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    for (const [, target = ""] of readModule(address).matchAll(IMPORT))
      visit(new URL(target, `http://x${address}`).pathname);
  };
  for (const [tag] of html.matchAll(ISLAND)) for (const module of MODULES) visit(module.exec(tag)?.[1] ?? "");
  for (const [, address = ""] of html.matchAll(SCRIPT)) visit(address);
  return [...found];
}

/**
 * Preloads the modules that a page needs at once, in the head of the page. Otherwise the browser would find
 * each module only in the previous one, which takes up to four round trips, almost a second on a phone.
 */
export function preloadModules(): AstroIntegration {
  return {
    name: "preload-modules",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = (await readdir(root, { recursive: true })) as string[];
        const modules = new Map<string, string>();
        for (const name of names)
          if (name.endsWith(".js")) modules.set(`/${name}`, await readFile(join(root, name), "utf8"));
        for (const name of names) {
          if (!name.endsWith(".html")) continue;
          const html = await readFile(join(root, name), "utf8");
          const links = modulesNeededAtOnce(html, (address) => modules.get(address) ?? "").map(
            (address) => `<link rel="modulepreload" href="${address}">`,
          );
          if (links.length > 0)
            await writeFile(join(root, name), html.replace("</head>", `${links.join("")}</head>`));
        }
      },
    },
  };
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";

const ELEMENT = "src/integrations/island-element.ts";
/** Astro's name for the hydrating element, and ours in its place. */
const RENDERER = "@astrojs/react/client.js";
const OWN_RENDERER = fileURLToPath(new URL("client.ts", import.meta.url));
const TARGET = ["chrome100", "safari15.4", "firefox100"];

const STYLE = /<style>astro-island[^<]*<\/style>/;
/** The beginning of a page's own style sheet: one inside noscript applies only if no island comes alive. */
const SHEET = /<style>(?![^<]*<\/style>\s*<\/noscript>)/;
const OWN_STYLE = "astro-island,astro-slot{display:contents}";
const DIRECTIVE = /<script>(?:(?!<\/script>)[\s\S])*self\.Astro=\{\}(?:(?!<\/script>)[\s\S])*<\/script>/g;
const RUNTIME = /<script>(?:(?!<\/script>)[\s\S])*define\("astro-island"(?:(?!<\/script>)[\s\S])*<\/script>/;
const ISLAND = /<astro-island\b[^>]*>/g;
const ENTITY = /&(?:quot|amp|lt|gt|#39);/g;
const SIGNS: Record<string, string> = { "&quot;": '"', "&amp;": "&", "&lt;": "<", "&gt;": ">", "&#39;": "'" };

/** Thrown if a built page is not as Astro has built pages until now. */
export class UnknownIsland extends Error {
  override name = "UnknownIsland";
}

/** A value as Astro writes properties: each paired with the number of its kind, 0 plain and 1 an array. */
type Written = [kind: number, value: unknown];

function plainValue([kind, value]: Written): unknown {
  if (kind === 1) return (value as Written[]).map(plainValue);
  if (kind !== 0) throw new UnknownIsland(`a property is of kind ${kind}: give islands plain data`);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? propertiesOf(value) : value;
}
const propertiesOf = (written: object): object =>
  Object.fromEntries(Object.entries(written).map(([name, value]) => [name, plainValue(value)]));

const ENTITIES: Record<string, string> = { "&": "&amp;", "'": "&#39;", ">": "&gt;" };
const inAttribute = (data: unknown): string =>
  JSON.stringify(data).replace(/[&'>]/g, (sign) => ENTITIES[sign] ?? sign);

function leanTag(tag: string): string {
  if (!tag.includes('client="intent"'))
    throw new UnknownIsland(`islands come alive by client:intent: ${tag.slice(0, 200)}`);
  return tag
    .replace(/ (?:uid="[^"]*"|await-children(?:="")?)/g, "")
    .replace(/(props|opts)="([^"]*)"/g, (_, name: string, text: string) => {
      const written = JSON.parse(text.replace(ENTITY, (entity) => SIGNS[entity]!));
      return `${name}='${inAttribute(name === "props" ? propertiesOf(written) : { value: written.value })}'`;
    });
}

/**
 * A built page with our own element for its islands, its directive in the same script, and properties as
 * plain JSON. A page without islands is returned unchanged; `UnknownIsland` if Astro writes them in another
 * way.
 */
export function withLeanIslands(html: string, element: string): string {
  if (!html.includes("<astro-island")) return html;
  if (!RUNTIME.test(html) || !STYLE.test(html))
    throw new UnknownIsland("Astro's script or style of islands is not found");
  return html
    .replace(STYLE, "")
    .replace(SHEET, `$&${OWN_STYLE}`)
    .replace(RUNTIME, () => `<script>${element}</script>`)
    .replace(DIRECTIVE, "")
    .replace(ISLAND, leanTag);
}

/**
 * Gives every built page with islands one script of half the size of Astro's two: it is inlined in the page,
 * so it counts in the first bytes of each. Hydration is ours too (`client.ts`). `npm run dev` uses Astro's.
 */
export function leanIslands(): AstroIntegration {
  return {
    name: "lean-islands",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        const resolveId = (id: string) => (id === RENDERER ? OWN_RENDERER : undefined);
        updateConfig({
          vite: { plugins: [{ name: "own-renderer", enforce: "pre", apply: "build", resolveId }] },
        });
      },
      "astro:build:done": async ({ dir }) => {
        const { outputFiles } = await build({
          entryPoints: [ELEMENT],
          bundle: true,
          minify: true,
          write: false,
          format: "iife",
          target: TARGET,
        });
        const element = outputFiles[0]!.text.trim();
        const root = fileURLToPath(dir);
        for (const name of await readdir(root, { recursive: true })) {
          if (!name.endsWith(".html")) continue;
          const html = await readFile(join(root, name), "utf8");
          const lean = withLeanIslands(html, element);
          if (lean !== html) await writeFile(join(root, name), lean);
        }
      },
    },
  };
}

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

function hashesOf(html: string, element: "script" | "style"): string[] {
  const hashes = new Set<string>();
  for (const [, name, attributes = "", text = ""] of html.matchAll(INLINE)) {
    const runs = !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes);
    if (name === element && runs && text)
      hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * Gives a page a Content-Security-Policy that names exactly the scripts and styles in the page itself. Astro
 * lists the hash of every file of the site on every page, about 40 bytes each that cannot be compressed,
 * although 'self' allows these files already. A page without the element of the policy, such as that of the
 * CMS, stays as it is.
 */
export function withOwnPolicy(html: string): string {
  return html.replace(META, (_meta, content: string) => {
    const directives = content
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => {
        if (name !== "script-src" && name !== "style-src") return [name, ...sources].join(" ");
        const kept = sources.filter((source) => !source.startsWith("'sha256-"));
        return [name, ...kept, ...hashesOf(html, name === "script-src" ? "script" : "style")].join(" ");
      });
    return `<meta http-equiv="content-security-policy" content="${directives.join(";")}">`;
  });
}

/** Reduces the Content-Security-Policy of every built page to what the page contains. */
export function pagePolicy(): AstroIntegration {
  return {
    name: "page-policy",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const name of await readdir(root, { recursive: true })) {
          if (!name.endsWith(".html")) continue;
          const file = join(root, name);
          await writeFile(file, withOwnPolicy(await readFile(file, "utf8")));
        }
      },
    },
  };
}

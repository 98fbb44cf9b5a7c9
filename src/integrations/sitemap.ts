import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const LINK = /<link\b(?=[^>]*\brel="(canonical|alternate)")(?=[^>]*\bhref="([^"]+)")([^>]*)>/g;

/**
 * The entry of a built page in the sitemap, made from the links in the page. Null if search engines must not
 * list the page.
 */
function sitemapEntry(html: string): { address: string; xml: string } | null {
  if (/<meta name="robots" content="noindex"/.test(html)) return null;
  let address = "";
  const alternates: string[] = [];
  for (const [, rel, href = "", rest = ""] of html.matchAll(LINK)) {
    const language = /\bhreflang="([^"]+)"/.exec(rest)?.[1];
    if (rel === "canonical") address = href;
    else if (language) alternates.push(`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
  }
  return address ? { address, xml: `<url><loc>${address}</loc>${alternates.join("")}</url>` } : null;
}

/** Writes sitemap.xml from the canonical links of the built pages, and a robots.txt that names it. */
export function sitemap(): AstroIntegration {
  let site = "";
  return {
    name: "sitemap",
    hooks: {
      "astro:config:done": ({ config }) => {
        site = config.site ?? "";
      },
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        const pages = await Promise.all(
          names.filter((name) => name.endsWith(".html")).map((name) => readFile(join(root, name), "utf8")),
        );
        const entries = pages
          .map(sitemapEntry)
          .filter((entry) => entry !== null)
          .sort((a, b) => (a.address < b.address ? -1 : 1));
        const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.map((entry) => entry.xml).join("\n")}\n</urlset>\n`;
        await writeFile(join(root, "sitemap.xml"), xml);
        const address = new URL("/sitemap.xml", site).href;
        // Robots may fetch the pages of judgments, because only the page itself tells them not to index it.
        await writeFile(join(root, "robots.txt"), `User-agent: *\nDisallow: /admin\n\nSitemap: ${address}\n`);
      },
    },
  };
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { Parser } from "htmlparser2";
import { ENGLISH_NAMES_PATH } from "../contract/site-files/english-names.ts";
import { englishBeside, LEFT_ALONE } from "../domain/text/english-beside.ts";
import { escapeHtml } from "../domain/text/escape-html.ts";

const SKIPPED = LEFT_ALONE.split(",");

interface Open {
  /**
   * Offset in the page at which an attribute can be inserted: after the element's name in the opening tag.
   */
  at: number;
  text: string;
  skipped: boolean;
}

const isSkipped = (name: string, attributes: Record<string, string>): boolean =>
  SKIPPED.includes(name) ||
  SKIPPED.includes(`[data-slot=${attributes["data-slot"]}]`) ||
  (attributes.class ?? "").split(" ").some((one) => SKIPPED.includes(`.${one}`));

/**
 * Adds the English of names to the elements in the body of a page, as attributes `data-english`. The script
 * of English pages adds the same attributes.
 */
export function withEnglishNames(html: string, names: Readonly<Record<string, string>>): string {
  const open: Open[] = [];
  const found: [at: number, english: string][] = [];
  const tell = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      tell(" ");
      const above = open.at(-1)?.skipped ?? true;
      const skipped = name === "body" ? false : above || isSkipped(name, attributes);
      open.push({ at: parser.startIndex + 1 + name.length, text: "", skipped });
    },
    ontext: tell,
    oncomment: () => tell(" "),
    onclosetag() {
      const { at, text, skipped } = open.pop()!;
      const english = skipped ? "" : englishBeside(text, names);
      if (english !== "") found.push([at, english]);
    },
  });
  parser.end(html);
  let told = html;
  for (const [at, english] of found.sort(([a], [b]) => b - a))
    told = `${told.slice(0, at)} data-english="${escapeHtml(english)}"${told.slice(at)}`;
  return told;
}

/**
 * Adds the English of names to the built English pages, so that the names have it before the first paint. The
 * script of English pages is loaded last; if it added the English of all names, lines would move. It only
 * handles names that other scripts add.
 */
export function englishInPages(): AstroIntegration {
  return {
    name: "english-in-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = JSON.parse(await readFile(join(root, ENGLISH_NAMES_PATH), "utf8"));
        const pages = (await readdir(join(root, "en"), { recursive: true })).map((name) => join("en", name));
        for (const page of ["en.html", ...pages]) {
          if (!page.endsWith(".html")) continue;
          const html = await readFile(join(root, page), "utf8");
          const told = withEnglishNames(html, names);
          if (told !== html) await writeFile(join(root, page), told);
        }
      },
    },
  };
}

import { copyFile, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { sealFiles } from "../server/generated/seal.ts";

/** The folder in which functions look for the shell of pages (src/server/no-js/frame.ts). */
const FOLDER = "data/generated/frame";
const BUILT = { cn: "layout/plain.html", en: "en/layout/plain.html" };
/** The page of the lead form is also published. Functions return a copy of it with a request filled in. */
const LEAD = { "lead-cn": "layout/hycase.html", "lead-en": "en/layout/hycase.html" };

/**
 * Moves the shell that functions fill in out of the published pages, because by itself it is an empty page.
 */
export function noJsFrame(): AstroIntegration {
  return {
    name: "no-js-frame",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await mkdir(FOLDER, { recursive: true });
        for (const [language, page] of Object.entries(BUILT))
          await rename(join(fileURLToPath(dir), page), join(FOLDER, `${language}.html`));
        for (const [name, page] of Object.entries(LEAD))
          await copyFile(join(fileURLToPath(dir), page), join(FOLDER, `${name}.html`));
        sealFiles(Object.keys({ ...BUILT, ...LEAD }).map((name) => join(FOLDER, `${name}.html`)));
      },
    },
  };
}

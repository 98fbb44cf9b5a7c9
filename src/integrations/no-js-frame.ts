import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { sealFiles } from "../server/generated/seal.ts";

/** Where functions look for the frame: src/server/no-js/frame.ts. */
const FOLDER = "data/generated/frame";
const BUILT = { cn: "layout/plain.html", en: "en/layout/plain.html" };

/** Moves the frame that functions fill out of the published pages: by itself it is an empty page. */
export function noJsFrame(): AstroIntegration {
  return {
    name: "no-js-frame",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        await mkdir(FOLDER, { recursive: true });
        for (const [language, page] of Object.entries(BUILT))
          await rename(join(fileURLToPath(dir), page), join(FOLDER, `${language}.html`));
        sealFiles(Object.keys(BUILT).map((language) => join(FOLDER, `${language}.html`)));
      },
    },
  };
}

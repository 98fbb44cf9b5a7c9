import type { Plugin } from "vite";

/** The module that Vite puts before every import that waits for its time. */
const HELPER = "\0vite/preload-helper.js";

/**
 * Announces what a part loaded on demand imports, so that all of it comes at once. Vite's own does it for style sheets
 * too, in four times the bytes; ours are loaded by their address (`loadStyles`).
 */
const OURS = `
const told = new Set();
export const __vitePreload = (load, modules = []) => {
  for (const module of modules) {
    if (told.has(module)) continue;
    told.add(module);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = "/" + module;
    document.head.append(link);
  }
  return load();
};`;

/** What every part has beside it already where it is loaded on demand: see TOGETHER in the project's configuration. */
const AT_HAND = /\/(?:rolldown-runtime|react|fill|kept|calls)\.[\w-]+\.js$/;

/** The modules of a part that are announced. */
export const announced = (modules: readonly string[]): string[] =>
  modules.filter((module) => !AT_HAND.test(module));

/** Puts our announcement in the place of Vite's in every build. */
export function announceModules(): Plugin {
  return {
    name: "announce-modules",
    enforce: "pre",
    apply: "build",
    load: (id) => (id === HELPER ? OURS : undefined),
  };
}

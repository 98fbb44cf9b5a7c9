import type { Plugin } from "vite";

/** The module that Vite puts before every dynamic import. */
const HELPER = "\0vite/preload-helper.js";

/**
 * Preloads what a dynamically imported chunk imports, so that all of it arrives together. Vite's own preload
 * does the same for style sheets too, in four times the bytes; ours are loaded by address (`loadStyles`).
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

/**
 * What is always loaded already wherever a chunk is loaded on demand: see TOGETHER in the project's
 * configuration.
 */
const AT_HAND = /\/(?:rolldown-runtime|preact|fill|kept|calls)\.[\w-]+\.js$/;

/** The modules of a chunk that are announced. */
export const announced = (modules: readonly string[]): string[] =>
  modules.filter((module) => !AT_HAND.test(module));

/** Replaces Vite's preload with ours in every build. */
export function announceModules(): Plugin {
  return {
    name: "announce-modules",
    enforce: "pre",
    apply: "build",
    load: (id) => (id === HELPER ? OURS : undefined),
  };
}

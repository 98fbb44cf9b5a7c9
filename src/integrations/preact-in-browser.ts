import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OURS = fileURLToPath(new URL("react-in-browser.ts", import.meta.url));
/** Left by the compiler in place of JSX; the hooks that make Preact read React's properties come with `OURS`. */
const JSX = "react/jsx-runtime";

/**
 * Gives the islands of a built page Preact instead of React, in the browser alone: pages are rendered, typed and
 * tested with React. `npm run dev` uses React throughout.
 */
export function preactInBrowser(): Plugin {
  return {
    name: "preact-in-browser",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer) {
      if (id === "react") return OURS;
      return id === JSX ? this.resolve("preact/jsx-runtime", importer) : undefined;
    },
  };
}

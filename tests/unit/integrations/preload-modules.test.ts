import { describe, expect, test } from "vitest";
import { modulesNeededAtOnce } from "../../../src/integrations/preload-modules.ts";

const modules: Record<string, string> = {
  "/_astro/A.js": 'import{a as b}from"./shared.js";import"./side.js";const lazy=()=>import("./later.js");',
  "/_astro/client.js": 'import { c } from "./shared.js";',
  "/_astro/shared.js": 'import"./A.js";',
  "/_astro/side.js": "",
};
const island = (value: string) =>
  `<astro-island component-url="/_astro/A.js" renderer-url="/_astro/client.js" client="intent" opts='{"value":${value}}' ssr></astro-island>`;

describe("modulesNeededAtOnce", () => {
  test("lists what an island that loads at once imports, each module once, circles and all", () => {
    expect(modulesNeededAtOnce(island('"now"'), (address) => modules[address] ?? "").sort()).toEqual([
      "/_astro/A.js",
      "/_astro/client.js",
      "/_astro/shared.js",
      "/_astro/side.js",
    ]);
  });

  test("a page's own scripts come first, for they send the requests", () => {
    const html = `${island('"now"')}<script type="module" src="/_astro/side.js"></script>`;
    expect(modulesNeededAtOnce(html, (address) => modules[address] ?? "")[0]).toBe("/_astro/side.js");
  });

  test("an island that waits for somebody announces nothing", () => {
    expect(modulesNeededAtOnce(island("true"), (address) => modules[address] ?? "")).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { modulesNeededAtOnce } from "../../../src/integrations/preload-modules.ts";

const modules: Record<string, string> = {
  "/_astro/A.js": 'import{a as b}from"./shared.js";import"./side.js";const lazy=()=>import("./later.js");',
  "/_astro/client.js": 'import { c } from "./shared.js";',
  "/_astro/shared.js": 'import"./A.js";',
  "/_astro/side.js": "",
};
const island = (client: string) =>
  `<astro-island component-url="/_astro/A.js" renderer-url="/_astro/client.js" client="${client}" ssr></astro-island>`;

describe("modulesNeededAtOnce", () => {
  test("lists what an island that loads at once imports, each module once, circles and all", () => {
    expect(modulesNeededAtOnce(island("load"), (address) => modules[address] ?? "").sort()).toEqual([
      "/_astro/A.js",
      "/_astro/client.js",
      "/_astro/shared.js",
      "/_astro/side.js",
    ]);
  });

  test("React comes first: it is most of the bytes", () => {
    const html = `<script type="module" src="/_astro/side.js"></script>${island("load")}`;
    expect(modulesNeededAtOnce(html, (address) => modules[address] ?? "")[0]).toBe("/_astro/client.js");
  });

  test("an island that loads when idle announces nothing", () => {
    expect(modulesNeededAtOnce(island("idle"), (address) => modules[address] ?? "")).toEqual([]);
  });
});

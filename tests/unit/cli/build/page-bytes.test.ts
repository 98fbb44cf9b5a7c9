import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { brotliBytes, listPageAssets, weighPage } from "../../../../src/cli/build/page-bytes.ts";

describe("listPageAssets", () => {
  const files: Record<string, string> = {
    "/_astro/a.js": 'import{x}from"./b.js";import("./lazy.js")',
    "/_astro/b.js": 'import "./a.js"',
    "/_astro/s.css": "p{}",
  };
  const read = (path: string) => files[path] ?? "";

  test("follows static imports once, and leaves dynamic ones to the interaction that asks for them", () => {
    const html =
      '<link rel="stylesheet" href="/_astro/s.css"><script type="module" src="/_astro/a.js"></script>';
    expect(listPageAssets(html, read).sort()).toEqual(["/_astro/a.js", "/_astro/b.js", "/_astro/s.css"]);
  });

  test("counts preloaded modules and leaves icons and foreign addresses out", () => {
    const html =
      '<link rel="icon" href="/favicon.svg"><link href="/_astro/b.js" rel="modulepreload"><script src="https://x.test/y.js"></script>';
    expect(listPageAssets(html, read).sort()).toEqual(["/_astro/a.js", "/_astro/b.js"]);
  });
});

test("counts the modules of an island, which load without an interaction", () => {
  const files: Record<string, string> = { "/_astro/a.js": 'import"./b.js"' };
  const html = '<astro-island component-url="/_astro/a.js" renderer-url="/_astro/client.js" client="idle">';
  expect(listPageAssets(html, (path) => files[path] ?? "").sort()).toEqual([
    "/_astro/a.js",
    "/_astro/b.js",
    "/_astro/client.js",
  ]);
});

describe("weighPage", () => {
  let dist = "";
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), "fasu-dist-"));
    mkdirSync(join(dist, "_astro"));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  test("adds the page and what it loads, after brotli", () => {
    const html = '<p>文书</p><script type="module" src="/_astro/a.js"></script>';
    writeFileSync(join(dist, "index.html"), html);
    writeFileSync(join(dist, "_astro/a.js"), "console.log(1)");
    const weight = weighPage(dist, "index.html");
    expect(weight.total).toBe(brotliBytes(html) + brotliBytes("console.log(1)"));
    expect(weight.assets).toEqual([{ path: "/_astro/a.js", bytes: brotliBytes("console.log(1)") }]);
  });
});

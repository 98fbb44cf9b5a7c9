import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { sitemap } from "../../../src/integrations/sitemap.ts";

const built = scratchFolder();
const page = (name: string, head: string): void => {
  mkdirSync(dirname(join(built, name)), { recursive: true });
  writeFileSync(join(built, name), `<html><head>${head}</head></html>`);
};
const canonical = (path: string) => `<link rel="canonical" href="https://example.org${path}">`;
const NOINDEX = '<meta name="robots" content="noindex">';

beforeAll(async () => {
  page("index.html", `${canonical("/")}<link rel="alternate" href="https://example.org/en/" hreflang="en">`);
  page("layout/serachList.html", canonical("/layout/serachList"));
  // The page of a document, public or not, contains noindex.
  page("layout/judgment.html", `${NOINDEX}${canonical("/layout/judgment?id=abcdefghij23")}`);
  page("admin/index.html", "");
  const { hooks } = sitemap();
  await hooks["astro:config:done"]?.({ config: { site: "https://example.org" } } as never);
  await hooks["astro:build:done"]?.({ dir: pathToFileURL(`${built}/`) } as never);
});

test("the sitemap lists built pages by their own address, and none that is noindex or has no address", () => {
  const xml = readFileSync(join(built, "sitemap.xml"), "utf8");
  expect(Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)).toEqual([
    "https://example.org/",
    "https://example.org/layout/serachList",
  ]);
  expect(xml).toContain('hreflang="en" href="https://example.org/en/"');
  expect(readFileSync(join(built, "robots.txt"), "utf8")).toContain(
    "Sitemap: https://example.org/sitemap.xml",
  );
});

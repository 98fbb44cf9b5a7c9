import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ARTICLE_PATH, INFO_PATH } from "#contract/content/schemas/routes.ts";
import { sitePages } from "#server/content/rules/rules-links.ts";
import type { Content } from "#server/content/source/read-content.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const each = examplesOf(import.meta.url);

const root = scratchFolder();
for (const file of [
  "src/pages/[...lang]/layout/calculator.astro",
  "src/pages/[...lang]/index.astro",
  "src/pages/[...lang]/about/index.astro",
  "src/pages/layout/case/[id].astro",
  "src/pages/files/[...path].ts",
  "src/pages/feed.xml.ts",
  "public/icons/mark.svg",
]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "");
}
const entry = (name: string, id: string, language: "cn" | "en" | null) => ({
  collection: { name },
  id,
  language,
});
const content = {
  root,
  entries: [
    entry("info", "terms", "cn"),
    entry("knowledge", "delay", "en"),
    entry("guides", "loan", "cn"),
    entry("knowledge", "unwritten", null),
    entry("experts", "somebody", "cn"),
  ],
} as unknown as Content;
const asked: string[] = [];
const pages = sitePages(content, (...place) => {
  asked.push(place.join(" "));
  return new Set(["top"]);
});

describe("sitePages", () => {
  each<[string]>("has %s", (path) => {
    expect(pages.has(path)).toBe(true);
  });

  each<[string]>("has no %s", (path) => {
    expect(pages.has(path)).toBe(false);
  });

  test("knows anchors of what is made from content alone", () => {
    expect(pages.anchors(`${ARTICLE_PATH}delay`, "en")).toEqual(new Set(["top"]));
    expect(asked).toEqual(["knowledge delay en"]);
    expect(pages.anchors("/layout/calculator", "cn")).toBeUndefined();
  });

  test("a project without pages has those of content and the fixed routes", () => {
    const bare = sitePages({ ...content, root: join(root, "none") } as Content, () => undefined);
    expect([bare.has(`${INFO_PATH}terms`), bare.has("/layout/calculator/x"), bare.has("/feed.xml")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

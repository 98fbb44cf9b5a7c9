import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { brotliBytes, weighPage } from "../../src/cli/build/page-bytes.ts";
import { freshTest as test } from "./shared-browser.ts";

/** What header, loading bar and language may weigh, and the search island beside the shared Preact chunk. */
const FRAME_SCRIPT_BYTES = 1000;
const FIRST_FLIGHT_BYTES = 14_600;
const ISLAND_BYTES = 16_000;
const PREACT_BYTES = 8000;

test("the script of the frame stays below one kilobyte", () => {
  const html = readFileSync("dist/404.html", "utf8");
  const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => text,
  );
  expect(html).not.toMatch(/<script[^>]*src=/);
  const bytes = brotliBytes(scripts.join(""));
  console.log(`script of header, loading bar and language: ${bytes} bytes brotli`);
  expect(bytes).toBeLessThanOrEqual(FRAME_SCRIPT_BYTES);
});

test("the pages without an island stay below the first flight of a connection", () => {
  const pages = globSync("**/*.html", { cwd: "dist" }).filter((file) =>
    /layout\/(info|knowledge|guide|toolbox|cooperation|legal|lawyer|huibaoquan)|404/.test(file),
  );
  const [heaviest] = pages.map((page) => weighPage("dist", page)).sort((a, b) => b.total - a.total);
  console.log(`heaviest of ${pages.length} static pages: ${heaviest?.page}, ${heaviest?.total} bytes brotli`);
  expect(heaviest?.total).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
});

test("the search island stays below 16 kB beside Preact, and the home loads neither before somebody turns to it", async ({
  page,
}) => {
  const loaded = new Map<string, number>();
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) loaded.set(pathname, brotliBytes(readFileSync(`dist${pathname}`)));
  });
  // Whether the line is fast is the machine's affair: here nobody is in a hurry.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: undefined }));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const sum = () => [...loaded.values()].reduce((total, bytes) => total + bytes, 0);
  expect(sum()).toBeLessThan(3000);
  await page.locator("input[name=qr]").focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.goto("/layout/serachList#qr=代位求偿");
  await expect(page.locator("ol.results > li").first()).toBeVisible();
  const preact = [...loaded].filter(([path]) => /\/preact\./.test(path));
  expect(preact).toHaveLength(1);
  expect(preact[0]?.[1]).toBeLessThan(PREACT_BYTES);
  expect(sum() - (preact[0]?.[1] ?? 0)).toBeLessThan(ISLAND_BYTES);
});

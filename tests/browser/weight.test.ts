import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { brotliBytes, weighPage } from "../../src/cli/build/page-bytes.ts";
import { freshTest as test } from "./shared-browser.ts";

/** Budget for the script of header, loading bar and language. */
const FRAME_SCRIPT_BYTES = 1000;
const FIRST_FLIGHT_BYTES = 14_600;

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

test("the HTML of every page stays below the first flight of a connection", () => {
  const pages = globSync("**/*.html", { cwd: "dist", exclude: ["admin/**"] });
  const [heaviest] = pages.map((page) => weighPage("dist", page)).sort((a, b) => b.html - a.html);
  console.log(`heaviest HTML of ${pages.length} pages: ${heaviest?.page}, ${heaviest?.html} bytes brotli`);
  expect(heaviest?.html).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
});

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findFile } from "#host/files/find-file.ts";
import { readNetlifyConfig } from "#host/netlify-config.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const root = scratchFolder();
mkdirSync(join(root, "layout"));
writeFileSync(join(root, "layout/hycase.html"), "page");
writeFileSync(join(root, "evil.example.html"), "page");

const OWN = "http://own.example";

test("a redirect stays on this host, however many slashes the address begins with", async () => {
  expect(await findFile(root, "/layout/hycase/")).toEqual({ moved: "/layout/hycase" });
  expect(await findFile(root, "//layout/hycase/")).toEqual({ moved: "/layout/hycase" });
  const pieces = fc.constantFrom(
    "/",
    "//",
    "\\",
    "%2f",
    "%5c",
    "\t",
    "layout",
    "hycase",
    "evil.example",
    "@",
    ":",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
      // Path and URL.pathname begin with a slash.
      const found = await findFile(root, `/${parts.join("")}/`);
      if (found && "moved" in found) expect(new URL(found.moved, OWN).origin).toBe(OWN);
    }),
    { numRuns: 2000 },
  );
});

test("no redirect of netlify.toml leads to another host", () => {
  for (const { to } of readNetlifyConfig().redirects) expect(to).toMatch(/^\/[a-z]/);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readDeskFile } from "#server/desk/desk-files.ts";

const root = mkdtempSync(join(tmpdir(), "fasu-desk-files-"));
const pages = join(root, "pages");
afterAll(() => rmSync(root, { recursive: true }));
const NAMES = ["index.html", "a.js", "b.json", "c.css", "d.svg", "e-1_x.wasm", "f.txt", "favicon.svg"];
mkdirSync(join(root, "public"));
mkdirSync(pages);
for (const name of NAMES) writeFileSync(join(pages, name), name);
writeFileSync(join(root, "public/favicon.svg"), "icon");
const read = (path: string) => {
  const file = readDeskFile({ root, pages }, path);
  return file && [file.type, file.bytes.toString()];
};

describe("readDeskFile", () => {
  test.each([
    ["/admin/", "text/html; charset=utf-8", "index.html"],
    ["/admin/index.html", "text/html; charset=utf-8", "index.html"],
    ["/admin/a.js", "text/javascript; charset=utf-8", "a.js"],
    ["/admin/b.json", "application/json; charset=utf-8", "b.json"],
    ["/admin/c.css", "text/css; charset=utf-8", "c.css"],
    ["/admin/d.svg", "image/svg+xml", "d.svg"],
    ["/admin/e-1_x.wasm", "application/wasm", "e-1_x.wasm"],
    ["/favicon.svg", "image/svg+xml", "icon"],
    ["/admin/favicon.svg", "image/svg+xml", "favicon.svg"],
  ])("serves %s as %s", (path, type, text) => {
    expect(read(path)).toEqual([type, text]);
  });

  test.each([
    ["of no known type", "/admin/f.txt"],
    ["that is not there", "/admin/none.js"],
    ["outside of the pages", "/admin/../public/favicon.svg"],
    ["in a folder below", "/admin/a/b.js"],
    ["of another path", "/index.html"],
    ["of a path with more before", "/x/admin/a.js"],
    ["without the last slash", "/admin"],
  ])("serves nothing %s", (_, path) => {
    expect(read(path)).toBeUndefined();
  });
});

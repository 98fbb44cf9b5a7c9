import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { readDeskFile } from "#server/desk/desk-server.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const each = examplesOf(import.meta.url);

const root = scratchFolder();
const pages = join(root, "pages");
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
  each<[string, string, string]>("serves %s as %s", (path, type, text) => {
    expect(read(path)).toEqual([type, text]);
  });

  each<[string, string]>("serves nothing %s", (_, path) => {
    expect(read(path)).toBeUndefined();
  });
});

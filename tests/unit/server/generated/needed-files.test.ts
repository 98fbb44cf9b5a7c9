import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findUnusable } from "#server/generated/needed-files.ts";
import { sealOutputs } from "#server/generated/seal.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const each = examplesOf(import.meta.url);

const before = process.cwd();
const work = scratchFolder();
const sound = join(work, "sound");

const FILES = [
  "data/generated/courts.json",
  "data/generated/maps/china.json",
  "data/generated/ask/words.bin",
  "data/generated/frame/cn.html",
  "data/generated/search/manifest.json",
  "data/generated/search/cases/postings.bin",
  "data/generated/search/cases/figures.bin",
  "data/sources/holidays.json",
];
const CARRIED = [
  ["data/generated/**/checksums.json", "data/generated/courts.json", "data/sources/{holidays,rates}.json"],
  ["data/generated/search/**", "!data/generated/search/*/figures.bin"],
  ["data/generated/ask/**", "data/generated/frame/*.html"],
];

for (const path of [...FILES, "data/sources/rates.json"]) {
  mkdirSync(dirname(join(sound, path)), { recursive: true });
  writeFileSync(join(sound, path), `content of ${path}`);
}
process.chdir(sound);
sealOutputs(["data/generated"]);
process.chdir(before);

let number = 0;
beforeEach(() => {
  number++;
  cpSync(sound, join(work, String(number)), { recursive: true });
  process.chdir(join(work, String(number)));
});
afterEach(() => process.chdir(before));

const told = () => [...findUnusable(CARRIED)].map(({ path, fault, command }) => [path, fault, command]);

describe("findUnusable", () => {
  test("finds nothing where every carried file is there", () => {
    expect(told()).toEqual([]);
  });

  each<[string, string]>("names %s and its command when it is missing", (path, command) => {
    rmSync(path);
    expect(told()[0]).toEqual([path, "missing", command]);
  });

  test("names a folder's checksums when the folder is gone, and all data when there is none", () => {
    rmSync("data/generated/ask", { recursive: true });
    expect(told()).toEqual([["data/generated/ask/checksums.json", "missing", "npm run data"]]);
    rmSync("data/generated", { recursive: true });
    expect(told()[0]).toEqual(["data/generated/checksums.json", "missing", "npm run data"]);
  });

  test("names a file that was cut off, and checksums of another build", () => {
    truncateSync("data/generated/search/cases/postings.bin", 3);
    expect(told()).toEqual([["data/generated/search/cases/postings.bin", "damaged", "npm run data"]]);
    writeFileSync("data/generated/ask/checksums.json", readFileSync("data/generated/search/checksums.json"));
    expect(told()).toContainEqual(["data/generated/ask/checksums.json", "mixed", "npm run data"]);
  });

  test("passes over what no function carries", () => {
    rmSync("data/generated/maps", { recursive: true });
    rmSync("data/generated/search/cases/figures.bin");
    expect(told()).toEqual([]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { digest, listOrigins, type VendoredOrigin } from "#research/packages/vendored.ts";

describe.each(listOrigins())("%s", (path) => {
  const origin = JSON.parse(readFileSync(path, "utf8")) as VendoredOrigin;

  test("names a package, its version, its licence and the hash of its archive", () => {
    expect(origin).toMatchObject({
      package: expect.stringMatching(/^[\w@/-]+$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      licence: expect.stringMatching(/^(MIT|Apache-2\.0)$/),
      integrity: expect.stringMatching(/^sha512-.{86}==$/),
    });
  });

  test("has the hash of every file beside it", () => {
    const names = readdirSync(dirname(path)).filter((name) => name !== "origin.json" && name !== "README.md");
    const found = names.map((name) => [name, digest(readFileSync(join(dirname(path), name)))]);
    expect(Object.fromEntries(found)).toEqual(origin.files);
  });
});

test("the divisions, the maps and the desk come this way", () => {
  expect(listOrigins().map((path) => dirname(path))).toEqual([
    "data/sources/desk",
    "data/sources/divisions",
    "data/sources/maps/echarts",
  ]);
});

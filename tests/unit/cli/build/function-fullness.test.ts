import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { describeFullness, estimateZips, zippedBytes } from "../../../../src/cli/build/function-fullness.ts";

const folder = scratchFolder();

test("estimates what a file takes in a zip: exactly when small, closely when large", () => {
  const path = join(folder, "file");
  const half = (size: number) => Buffer.concat([randomBytes(size / 2), Buffer.alloc(size / 2)]);
  for (const content of [Buffer.alloc(0), Buffer.from("判决"), half(100_000), half(8_000_000)]) {
    writeFileSync(path, content);
    const exact = content.length === 0 ? 0 : deflateRawSync(content).length;
    expect(Math.abs(zippedBytes(path) - exact)).toBeLessThanOrEqual(exact * 0.15);
  }
});

test("counts what a function's patterns name, without what they leave out", () => {
  for (const name of ["a.bin", "b.bin", "c.json"]) writeFileSync(join(folder, name), randomBytes(1000));
  const config = join(folder, "netlify.toml");
  const place = folder.replaceAll("\\", "/");
  writeFileSync(
    config,
    `[build]\npublish = "dist"\n[functions]\ndirectory = "f"\n[functions.one]\nincluded_files = ["${place}/*.bin"]\n[functions.two]\nincluded_files = ["${place}/{a,b}.bin", "${place}/c.json", "!${place}/b.*"]\n[functions.three]\nincluded_files = ["${place}/c.json"]\n`,
  );
  const kilobytes = estimateZips(config).map(({ name, bytes }) => [name, Math.round(bytes / 1000)]);
  expect(kilobytes).toEqual([
    ["one", 2],
    ["two", 2],
    ["three", 1],
  ]);
});

test("says how full the fullest is, and from four fifths on both ways that lead on", () => {
  const line = (bytes: number) => describeFullness([{ name: "search", bytes }], 50_000_000);
  expect(line(17_000_000)).toContain("search, holds about 17.0 of the 50 MB that Netlify takes (34 %)");
  expect(line(39_000_000)).not.toContain("⚠");
  for (const bytes of [40_000_000, 80_000_000]) {
    expect(line(bytes)).toMatch(/^⚠.*npm run serve.*SEARCH_URL/);
    expect(line(bytes).includes("too much")).toBe(bytes > 50_000_000);
  }
});

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readSums, SUMS_FILE } from "#server/generated/checksums.ts";
import { removeGenerated } from "#server/generated/remove-generated.ts";
import { sealFiles } from "#server/generated/seal.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-removed-"));
afterEach(() => rmSync(folder, { recursive: true }));

test("a deleted table leaves neither its list of sums nor a sum in the folder's; others stay", () => {
  const paths = ["table.bin", "kept.bin", "kept.json"].map((name) => join(folder, name));
  for (const path of paths) writeFileSync(path, "something");
  sealFiles(paths);
  const table = paths[0]!;
  removeGenerated([table, join(folder, "never-there.bin")]);
  expect(readdirSync(folder).sort()).toEqual([SUMS_FILE, "kept.bin", "kept.bin.sums", "kept.json"].sort());
  expect(Object.keys(readSums(folder)!.sums.files).sort()).toEqual(["kept.bin", "kept.json"]);
  removeGenerated([table]);
  expect(existsSync(paths[1]!)).toBe(true);
});

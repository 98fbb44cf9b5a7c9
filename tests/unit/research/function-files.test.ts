import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withFunctionFiles } from "#research/function-files.ts";

test("netlify.toml names the files that the functions say they carry (else: npm run research -- function-files)", async () => {
  const toml = readFileSync("netlify.toml", "utf8");
  expect(await withFunctionFiles(toml)).toBe(toml);
});

test("a file without the two marks is refused", async () => {
  await expect(withFunctionFiles("[build]\n")).rejects.toThrow(RangeError);
});

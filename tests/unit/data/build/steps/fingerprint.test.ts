import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fingerprint } from "#build/steps/fingerprint.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();

test("a fingerprint changes with names and content, at the end of a file of several pieces too", () => {
  const file = join(folder, "large");
  const bytes = Buffer.alloc(2_500_000, "甲乙");
  writeFileSync(file, bytes);
  const before = fingerprint([folder]);
  expect(fingerprint([folder])).toBe(before);
  bytes[bytes.length - 1]! ^= 1;
  writeFileSync(file, bytes);
  const changed = fingerprint([folder]);
  expect(changed).not.toBe(before);
  mkdirSync(join(folder, "empty"));
  expect(fingerprint([folder])).toBe(changed);
  writeFileSync(join(folder, "empty/file"), "");
  expect(fingerprint([folder])).not.toBe(changed);
  expect(fingerprint([join(folder, "missing")])).toBe(fingerprint([]));
});

import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CorpusLockedError, lockCorpus } from "#server/files/corpus-lock.ts";
import { openDatabase } from "#server/files/open-database.ts";
import { readFully } from "#server/files/read-fully.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const folder = mkdtempSync(join(tmpdir(), "fasu-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, "a");

each<[number, number, string, number]>(
  "from offset %i %i bytes are read as %j: %i",
  (from, size, text, count) => {
    writeFileSync(path, "abcdef");
    const file = openSync(path, "r");
    const target = Buffer.alloc(size);
    expect(readFully(file, target, from)).toBe(count);
    expect(target.toString()).toBe(text);
    closeSync(file);
  },
);

test("a file is replaced when its successor is whole, and stays what it was where that fails", () => {
  writeFileSync(path, "before");
  const failing = () =>
    replaceFile(path, (temporary) => {
      writeFileSync(temporary, "half");
      throw new Error("stopped");
    });
  expect(failing).toThrow("stopped");
  expect(readFileSync(path, "utf8")).toBe("before");
  expect(readdirSync(folder)).not.toContainEqual(expect.stringMatching(/\.new$/));
  replaceFile(path, (temporary) => {
    expect(temporary).toBe(`${path}.${process.pid}.new`);
    writeFileSync(temporary, "after");
  });
  expect(readFileSync(path, "utf8")).toBe("after");
  for (const content of ["文", Buffer.from("bytes")]) {
    replaceFile(path, content);
    expect(readFileSync(path)).toEqual(Buffer.from(content));
  }
});

test("a corpus is written by one at a time", () => {
  const release = lockCorpus(folder);
  expect(() => lockCorpus(folder)).toThrow(CorpusLockedError);
  expect(() => lockCorpus(folder)).toThrow(expect.objectContaining({ name: "CorpusLockedError" }));
  expect(() => lockCorpus(folder)).toThrow(folder);
  release();
  lockCorpus(folder)();
});

test("a database is opened, or the error names its file", () => {
  openDatabase(join(folder, "a.sqlite")).close();
  const none = join(folder, "none", "a.sqlite");
  expect(() => openDatabase(none)).toThrow(expect.objectContaining({ path: none }));
});

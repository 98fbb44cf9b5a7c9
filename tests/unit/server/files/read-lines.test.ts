import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readLines } from "#server/files/read-lines.ts";
import { runs } from "../../../fixtures/laws.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, "file.txt");

const read = (bytes: Uint8Array | string) => {
  writeFileSync(path, bytes);
  return [...readLines(path)];
};

test("gives the lines that are not empty, with their numbers, however long they are", () => {
  const line = fc.tuple(
    fc.constantFrom("", " ", "民事判决书", "a\r", "😀诉"),
    fc.constantFrom(1, 3, 100_000),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.boolean(), (made, marked) => {
      const lines = made.map(([text, times]) => text.repeat(times));
      const expected = lines.map((text, at) => ({ line: at + 1, text })).filter(({ text }) => text.trim());
      expect(read((marked ? "\ufeff" : "") + lines.join("\n"))).toEqual(expected);
    }),
    { numRuns: runs(60) },
  );
});

test("reads GB18030 where the beginning is no UTF-8", () => {
  const gb = Buffer.from([0xc3, 0xf1, 0xca, 0xc2, 0x0a, 0x31, 0x0a]);
  expect(read(gb)).toEqual([
    { line: 1, text: "民事" },
    { line: 2, text: "1" },
  ]);
});

test("an empty file has no lines", () => {
  expect(read("")).toEqual([]);
});

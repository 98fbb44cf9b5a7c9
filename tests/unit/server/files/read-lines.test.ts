import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readLines } from "#server/files/read-lines.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../fixtures/laws.ts";

const folder = scratchFolder();
const path = join(folder, "file.txt");

const read = (bytes: string) => {
  writeFileSync(path, bytes);
  return [...readLines(path)];
};

test("gives the lines that are not empty, however long they are", () => {
  const line = fc.tuple(
    fc.constantFrom("", " ", "民事判决书", "a\r", "😀诉"),
    fc.constantFrom(1, 3, 500_000),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (made) => {
      const lines = made.map(([text, times]) => text.repeat(times));
      expect(read(lines.join("\n"))).toEqual(lines.filter((text) => text.trim()));
    }),
    { numRuns: runs(20) },
  );
});

test("an empty file has no lines", () => {
  expect(read("")).toEqual([]);
});

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { openSections, readSections } from "#server/generated/section-file.ts";
import { writeSections } from "#server/generated/section-writer.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../fixtures/laws.ts";

const folder = scratchFolder();
const path = join(folder, "columns.bin");

describe.each([
  ["readSections", readSections],
  ["openSections", openSections],
])("%s", (_, open) => {
  test("gives back every column and what lies beside them, with heads of any length", () => {
    fc.assert(
      fc.property(
        fc.uint16Array(),
        fc.float64Array({ noNaN: true }),
        fc.nat({ max: 6000 }),
        (narrow, wide, length) => {
          const meta = { text: "法".repeat(length) };
          writeSections(path, meta, { narrow, wide, empty: new Uint8Array(0) });
          sealFiles([path]);
          const file = open<typeof meta>(path);
          expect(file.meta).toEqual(meta);
          expect(file.column("wide", "f64")).toEqual(wide);
          expect(file.column("narrow", "u16")).toEqual(narrow);
          expect(file.column("empty", "u8")).toHaveLength(0);
          expect(() => file.column("narrow", "u32")).toThrow("npm run data");
        },
      ),
      { numRuns: runs(30) },
    );
  });

  test("refuses a column that the file breaks off in", () => {
    writeSections(path, {}, { cut: new Float64Array(100) });
    sealFiles([path]);
    writeFileSync(path, readFileSync(path).subarray(0, 300));
    expect(() => open(path).column("cut", "f64")).toThrow(FaultyFile);
  });
});

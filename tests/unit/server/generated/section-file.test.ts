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

describe("blockwise", () => {
  test("gives every number of a column wherever it lies, in any order, and nothing outside", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 3000 }),
        fc.nat({ max: 9000 }),
        fc.nat({ max: 2100 }),
        fc.array(fc.nat({ max: 9000 }), { maxLength: 200 }),
        (ahead, narrow, wide, wanted) => {
          const columns = {
            ahead: Uint8Array.from({ length: ahead }, (_, at) => at),
            narrow: Uint32Array.from({ length: narrow }, (_, at) => at * 7),
            wide: Float64Array.from({ length: wide }, (_, at) => at / 3),
          };
          writeSections(path, {}, columns);
          sealFiles([path]);
          const file = openSections(path);
          for (const [name, kind] of [
            ["ahead", "u8"],
            ["narrow", "u32"],
            ["wide", "f64"],
          ] as const) {
            const column = file.blockwise(name, kind);
            expect(column).toHaveLength(columns[name].length);
            for (const at of wanted) expect(column.at(at)).toBe(columns[name][at]);
            for (const at of columns[name].keys())
              if (column.at(at) !== columns[name][at]) expect.fail(`${name} ${at}`);
            expect(column.at(columns[name].length)).toBeUndefined();
          }
          expect(() => file.blockwise("narrow", "f64")).toThrow("npm run data");
        },
      ),
      { numRuns: runs(30) },
    );
  });

  test("refuses a block that is not as written, and only that", () => {
    writeSections(path, {}, { numbers: Float64Array.from({ length: 2000 }, (_, at) => at) });
    sealFiles([path]);
    const bytes = readFileSync(path);
    bytes[9000] = (bytes[9000] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    const column = openSections(path).blockwise("numbers", "f64");
    expect(column.at(100)).toBe(100);
    expect(() => column.at(1115)).toThrow(FaultyFile);
    expect(column.at(1990)).toBe(1990);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ColumnSpool, within32Bits } from "#server/generated/column-spool.ts";
import { SectionWriter, writeSections } from "#server/generated/section-writer.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { runs } from "../../../fixtures/laws.ts";

const folder = scratchFolder();
const path = join(folder, "grown.bin");
const whole = join(folder, "whole.bin");

/** Lengths around the number of values in the memory buffer, and far from it. */
const length = fc.constantFrom(0, 1, 8191, 8192, 8193, 40_000);
const numbers = (count: number, largest: number) =>
  Array.from({ length: count }, (_, at) => (at * 7919) % largest);

describe("SectionWriter", () => {
  test("writes the bytes that writeSections writes, and leaves nothing beside them", () => {
    fc.assert(
      fc.property(length, length, length, (few, some, many) => {
        const columns = {
          u8: Uint8Array.from(numbers(few, 256)),
          u16: Uint16Array.from(numbers(some, 65_536)),
          f64: Float64Array.from(numbers(many, 2 ** 40)),
          u32: Uint32Array.from(numbers(some, 2 ** 31)),
        };
        const writer = new SectionWriter(path, { u8: "u8", u16: "u16", f64: "f64", u32: "u32" });
        for (const value of columns.u8) writer.columns.u8.push(value);
        writer.columns.u16.pushAll(columns.u16.subarray(0, 5));
        writer.columns.u16.pushAll(columns.u16.subarray(5));
        for (const value of columns.f64) writer.columns.f64.push(value);
        writer.columns.u32.pushAll(columns.u32);
        writer.finish({ said: "法" });
        writeSections(whole, { said: "法" }, columns);
        expect(readFileSync(path).equals(readFileSync(whole))).toBe(true);
        expect(readdirSync(folder).sort()).toEqual(["grown.bin", "whole.bin"]);
      }),
      { numRuns: runs(20) },
    );
  });
});

describe("ColumnSpool", () => {
  test("gives its values back as often as asked", () => {
    const spool = new ColumnSpool(join(folder, "values.tmp"), "u32");
    const values = numbers(20_000, 2 ** 31);
    for (const value of values) spool.push(value);
    expect([...spool.values()]).toEqual(values);
    expect([...spool.values()]).toEqual(values);
    expect(spool.length).toBe(20_000);
    spool.close();
  });

  test("offsets that 32 bits cannot hold are refused with the name of the file", () => {
    expect(within32Bits(2 ** 32 - 1, "rows.bin")).toBe(2 ** 32 - 1);
    expect(() => within32Bits(2 ** 32, "rows.bin")).toThrow(/rows\.bin holds at most 4 GB/);
  });
});

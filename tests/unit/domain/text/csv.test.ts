import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCsv, toCsv } from "#domain/text/csv.ts";

describe("toCsv", () => {
  test.each(["=1+1", "+SUM(A1)", "-cmd", "@x", "\tx"])(
    "a cell that begins like a formula is defused: %j",
    (text) => {
      expect(parseCsv(toCsv([[text, "a"]]))[0]![0]).toBe(`'${text}`);
    },
  );

  test("numbers keep their last digit", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(parseCsv(toCsv([[value, "x"]]))[0]![0])).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  test("fields with commas, quotes and line breaks come back as they were", () => {
    const row = ['甲, "乙"', "一\n二", "丙"];
    expect(parseCsv(toCsv([row]))).toEqual([row]);
  });
});

describe("parseCsv", () => {
  test("reads tabs and semicolons, and passes over empty lines", () => {
    expect(parseCsv("a\tb\r\n\r\nc\td")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(parseCsv("a;b")).toEqual([["a", "b"]]);
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseCsv(text))));
  });
});

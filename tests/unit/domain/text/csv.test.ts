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
});

test("toCsv writes a byte order mark, CR LF and quotes where they are needed", () => {
  expect(toCsv([["甲", 1, "-5", "1e3"], ['a"b', "c,d", "e\nf", "g\rh"], []])).toBe(
    '\uFEFF甲,1,-5,1e3\r\n"a""b","c,d","e\nf","g\rh"\r\n\r\n',
  );
  expect(toCsv([[-5, "-5a", "+5", "-5.25", "=", "a=1"]])).toBe("\uFEFF-5,'-5a,'+5,-5.25,'=,a=1\r\n");
  expect(toCsv([])).toBe("\uFEFF\r\n");
});

describe("parseCsv", () => {
  test("takes the mark that the first line has most of, the comma where there is none", () => {
    expect(parseCsv("a;b;c,d\ne,f;g")).toEqual([
      ["a", "b", "c,d"],
      ["e,f", "g"],
    ]);
    expect(parseCsv("a;b,c")).toEqual([["a;b", "c"]]);
    expect(parseCsv("ab\nc,d")).toEqual([["ab"], ["c", "d"]]);
    expect(parseCsv("a\r\nb\tc\td")).toEqual([["a"], ["b\tc\td"]]);
  });

  test("takes quotes at the start of a field alone, and doubled ones for one", () => {
    expect(parseCsv('"a""b","c\r\nd",e"f,""')).toEqual([['a"b', "c\r\nd", 'e"f', ""]]);
    expect(parseCsv('"a"b')).toEqual([["ab"]]);
    expect(parseCsv('"open,\n')).toEqual([["open,\n"]]);
  });

  test("skips rows of blanks, and needs no line end behind the last", () => {
    expect(parseCsv("\uFEFFa,b\n , \n,\n\nc,\n")).toEqual([
      ["a", "b"],
      ["c", ""],
    ]);
    expect(parseCsv("a,")).toEqual([["a", ""]]);
    expect(parseCsv("")).toEqual([]);
    expect(parseCsv("a\rb")).toEqual([["ab"]]);
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseCsv(text))));
  });
});

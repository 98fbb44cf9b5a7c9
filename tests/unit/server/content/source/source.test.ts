import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readContentSource } from "#server/content/source/source.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("readContentSource", () => {
  test("tells the line of a field inside lists and records", () => {
    const source = readContentSource("a.yaml", bytes("a: 1\nb:\n  - c: 2\n  - c: 3\n"));
    expect(source.lineOf(["b", 1, "c"])).toBe(4);
    expect(source.lineOf(["b", 7, "c"])).toBe(2);
  });

  test("counts the lines of a body from the top of the file", () => {
    const source = readContentSource("a.md", bytes("---\r\ntitle: x\r\n---\r\n正文\r\n"));
    expect(source).toMatchObject({ data: { title: "x" }, body: "正文\n", bodyLine: 4, problems: [] });
  });

  test("lets Chinese colons and tabs pass inside a block of text", () => {
    const source = readContentSource("a.yaml", bytes("a: |-\n  title：x\n  b:c\td\nb: 1\n"));
    expect(source.problems).toEqual([]);
    const behind = readContentSource("a.yaml", bytes("a: |-\n  title：x\nb：1\n"));
    expect(behind.problems.map(({ line }) => line)).toEqual([3]);
  });

  test("gives data or a problem for any text, and never throws", () => {
    const piece = fc.constantFrom(
      "---\n",
      "a: ",
      "- ",
      "\t",
      "：",
      "'",
      '"',
      "{",
      "*x",
      "&x ",
      "\n",
      "  ",
      "|",
      "甲",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom("a.md", "a.yaml"), (pieces, file) => {
        const { data, problems } = readContentSource(file, bytes(pieces.join("")));
        expect(data === undefined).toBe(problems.length > 0);
      }),
    );
  });

  test("gives data or a problem for any bytes, and never throws", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom("a.md", "a.yaml"), (raw, file) => {
        const { data, problems } = readContentSource(file, raw);
        expect(data === undefined).toBe(problems.length > 0);
      }),
    );
  });

  test("reads a path again once it holds something else, and then what it held before", () => {
    const held = (text: string) => readContentSource("b.yaml", bytes(text)).data;
    for (const name of ["甲", "乙", "乙", "甲"]) expect(held(`name: ${name}`)).toEqual({ name });
  });
});

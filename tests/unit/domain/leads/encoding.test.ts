import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromBase64Url, joinBytes, toBase64Url, toHex } from "#domain/leads/encoding.ts";
import { checkFileName, extensionOf } from "#domain/leads/file-name.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const bytes = fc.uint8Array({ maxLength: 300 });

describe("bytes as text", () => {
  test("are what Node writes", () => {
    fc.assert(
      fc.property(bytes, (list) => {
        expect(toHex(list)).toBe(Buffer.from(list).toString("hex"));
        expect(toBase64Url(list)).toBe(Buffer.from(list).toString("base64url"));
        expect([...(fromBase64Url(toBase64Url(list)) ?? [])]).toEqual([...list]);
      }),
    );
    const long = Uint8Array.from({ length: 50_000 }, (_, at) => at * 7);
    expect(toBase64Url(long)).toBe(Buffer.from(long).toString("base64url"));
  });

  test("that is no base64url is none", () => {
    for (const text of ["a", "ab+c", "ab/c", "ab==", "甲乙丙丁", "abcde", "a b c d"])
      expect(fromBase64Url(text)).toBeNull();
    expect(fromBase64Url("")).toEqual(new Uint8Array());
  });

  test("joined stand one behind the other", () => {
    fc.assert(
      fc.property(fc.array(bytes, { maxLength: 5 }), (pieces) => {
        expect([...joinBytes(...pieces)]).toEqual(pieces.flatMap((piece) => [...piece]));
      }),
    );
  });
});

describe("checkFileName", () => {
  each<[string, string | null]>("finds in %j the fault %j", (name, fault) => {
    expect(checkFileName(name, 10)).toBe(fault);
  });

  test("tells a name's ending in lower case", () => {
    expect(["A.PDF", "a.tar.GZ ", "a", "a.", ".docx"].map(extensionOf)).toEqual([
      "pdf",
      "gz",
      "",
      "",
      "docx",
    ]);
  });
});

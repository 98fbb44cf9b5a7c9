import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "#domain/text/decode-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("decodeText", () => {
  test("gives back any text in UTF-8, with or without a byte order mark", () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: "grapheme" })
          .filter((text) => !text.includes("\0") && !/^[%{\ufeff\u0050]/.test(text)),
        (text) => {
          expect(decodeText(utf8(text))).toEqual({ kind: "text", text });
          expect(decodeText(utf8(`\ufeff${text}`))).toMatchObject({ text });
        },
      ),
    );
  });

  test("reads GB18030, of which GBK and GB2312 are parts", () => {
    const bytes = Uint8Array.of(0xc8, 0xcb, 0xc3, 0xf1, 0xb7, 0xa8, 0xd4, 0xba, 0x95, 0x32, 0x82, 0x36);
    expect(decodeText(bytes)).toEqual({ kind: "text", text: "人民法院𠀀" });
  });

  test("reads UTF-16 with a mark", () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0xba, 0x4e))).toMatchObject({ text: "人" });
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x4e, 0xba))).toMatchObject({ text: "人" });
  });

  test("names formats that are no text and refuses other bytes", () => {
    expect(decodeText(utf8("%PDF-1.7"))).toEqual({ kind: "unsupported", format: "PDF" });
    expect(decodeText(Uint8Array.of(0x80, 0x80, 0xff, 0xff))).toEqual({ kind: "unreadable" });
    expect(decodeText(Uint8Array.of(65, 0, 66))).toEqual({ kind: "unreadable" });
  });

  test("never throws, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => decodeText(bytes).kind !== undefined),
    );
  });
});

import { expect, test } from "vitest";
import { pdfOfPictures } from "#domain/text/pdf-of-pictures.ts";

test("a PDF holds each picture on its page, byte for byte, and its table of offsets is right", () => {
  const pictures = [300, 5].map((length, at) => ({
    jpeg: new Uint8Array(length).fill(0xf0 + at),
    width: 1000,
    height: 1414,
  }));
  const pdf = Buffer.concat(pdfOfPictures(pictures).map((part) => Buffer.from(part as string)));
  for (const { jpeg } of pictures) expect(pdf.includes(Buffer.from(jpeg))).toBe(true);
  const text = pdf.toString("latin1");
  expect(text.match(/\/Type\/Page\//g)).toHaveLength(2);
  expect(text).toContain("/MediaBox[0 0 595 841]");
  const [, start = ""] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  const table = text.slice(Number(start));
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(8);
  for (const [at, offset] of offsets.entries())
    expect(text.slice(offset).startsWith(`${at + 1} 0 obj`)).toBe(true);
});

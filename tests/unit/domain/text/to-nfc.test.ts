import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { squeezeBlanks, toAsciiAlphanumerics, toNfc, withoutSpaces } from "#domain/text/to-nfc.ts";

describe("toNfc", () => {
  test("is idempotent for whatever text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => toNfc(toNfc(text)) === toNfc(text)));
  });

  test("takes out invisible characters and unifies line ends", () => {
    expect(toNfc("\ufeff民\u200b事\r\n判\u00ad决\r书\f")).toBe("民事\n判决\n书\n");
  });
});

describe("toNfc on text out of PDF files", () => {
  test("turns radicals into the characters they stand for", () => {
    expect(toNfc("\u2f00审⼈⺠")).toBe("一审人民");
  });
});

describe("blanks", () => {
  test("squeezes ideographic and no-break blanks but keeps lines", () => {
    expect(squeezeBlanks("审\u3000\u3000判\u00a0 长\n张三")).toBe("审 判 长\n张三");
  });

  test("drops all white space", () => {
    expect(withoutSpaces(" 民 事\u3000判\n决\t书")).toBe("民事判决书");
  });
});

describe("toAsciiAlphanumerics", () => {
  test("folds letters and digits, and leaves punctuation", () => {
    expect(toAsciiAlphanumerics("（２０２１）Ａ：")).toBe("（2021）A：");
  });
});

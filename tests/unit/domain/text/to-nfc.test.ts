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

describe("white space of whatever kind", () => {
  const anySign = fc.oneof(
    fc.constantFrom(..." \t\n\r\u000b\f\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ue5e5\ufeff"),
    fc.constantFrom(..."民事判决—“”…，。！×·A1"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  );
  const texts = fc.array(anySign, { maxLength: 12 }).map((signs) => signs.join(""));

  test("none is left, and nothing else goes", () => {
    fc.assert(fc.property(texts, (text) => withoutSpaces(text) === text.replace(/[\s\ue5e5]/g, "")));
  });

  test("squeezed once is squeezed for good, and the letters stay", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const squeezed = squeezeBlanks(text);
        expect(withoutSpaces(squeezed)).toBe(withoutSpaces(text));
        expect(squeezed).not.toMatch(/[\t\u00a0\u2000-\u200a\u3000\ue5e5]| {2}/);
        expect(squeezeBlanks(squeezed)).toBe(squeezed);
      }),
    );
  });
});

describe("toAsciiAlphanumerics", () => {
  test("folds letters and digits, and leaves punctuation", () => {
    expect(toAsciiAlphanumerics("（２０２１）Ａ：")).toBe("（2021）A：");
  });
});

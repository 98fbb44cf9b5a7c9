import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  squeezeBlanks,
  toAsciiAlphanumerics,
  toNfc,
  toNfkc,
  toOneLine,
  withoutSpaces,
} from "#domain/text/to-nfc.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("toNfc", () => {
  test("is idempotent for whatever text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => toNfc(toNfc(text)) === toNfc(text)));
  });
});

describe("toNfc on text out of PDF files", () => {
  test("turns radicals into the characters they stand for", () => {
    expect(toNfc("\u2f00审⼈⺠")).toBe("一审人民");
  });
});

describe("toNfc on radicals without a decomposition", () => {
  test.each([
    ["⻄⻅⻆⻉⻋⻓⻔⻘⻚⻛⻜⻝⻢⻣⻤⻥", "西见角贝车长门青页风飞食马骨鬼鱼"],
    ["⻦⻨⻩⻬⻮⻰⻳", "鸟麦黄齐齿龙龟"],
  ])("turns %s into %s", (radicals, characters) => {
    expect(toNfc(radicals)).toBe(characters);
  });
});

describe("toNfc", () => {
  each<[string, string]>("makes %j %j", (text, stored) => {
    expect(toNfc(text)).toBe(stored);
  });
});

describe("forms for one line and for comparing", () => {
  test("toOneLine leaves single blanks between words alone", () => {
    expect(toOneLine(" 甲\u3000\u3000乙\n\n丙 ")).toBe("甲 乙 丙");
    expect(toOneLine("")).toBe("");
  });

  test("toNfkc folds widths and half characters", () => {
    expect(toNfkc("（Ａ１）\ud800")).toBe("(A1)\ufffd");
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

  each<[string, string]>("takes Ｏ near Chinese numerals for their zero: %s", (text, folded) => {
    expect(toAsciiAlphanumerics(text)).toBe(folded);
  });
});

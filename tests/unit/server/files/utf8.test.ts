import fc from "fast-check";
import { expect, test } from "vitest";
import { lettersInUtf8, utf8Of } from "#server/files/utf8.ts";

test("gives the bytes of any text, half surrogate pairs included", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (any, whole) => {
      for (const text of [any, whole, `${whole}\ud800`, `\udc00${whole}`])
        expect(utf8Of(text).equals(Buffer.from(text, "utf8"))).toBe(true);
    }),
  );
});

test("gives the bytes of texts without white space, and counts their code units", () => {
  const blanks = fc.constantFrom(" ", "\n", "\t", "\u3000", "\u00a0", "\ufeff", "\u2028", "\ue5e5");
  const pieces = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), blanks);
  fc.assert(
    fc.property(fc.array(pieces), (texts) => {
      const letters = texts.join("").replace(/[\s\ue5e5]+/g, "");
      const { bytes, length } = lettersInUtf8(texts);
      expect(bytes.equals(Buffer.from(letters, "utf8"))).toBe(true);
      expect(length).toBe(letters.length);
    }),
  );
});

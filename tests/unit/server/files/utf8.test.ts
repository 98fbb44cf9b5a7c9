import fc from "fast-check";
import { expect, test } from "vitest";
import { utf8Of } from "#server/files/utf8.ts";

test("gives the bytes of any text, half surrogate pairs included", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (any, whole) => {
      for (const text of [any, whole, `${whole}\ud800`, `\udc00${whole}`])
        expect(utf8Of(text).equals(Buffer.from(text, "utf8"))).toBe(true);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { signScanner } from "#domain/judgment/masking/signs.ts";

const GROUPS = ["0９", "证用", "A证", "", "×", "某", "b", "\uffff"];

test("tells which groups a text has characters of", () => {
  const signsIn = signScanner(GROUPS);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...GROUPS.join(""), "中", "\0", "ā") }), (text) => {
      expect(signsIn(text)).toBe(
        GROUPS.reduce(
          (sum, group, n) => sum + ([...group].some((one) => text.includes(one)) ? 2 ** n : 0),
          0,
        ),
      );
    }),
  );
});

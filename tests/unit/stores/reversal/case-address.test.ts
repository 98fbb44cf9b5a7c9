import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeCase, encodeCase, rangeOfAmount } from "#stores/reversal/case-address.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const name = fc
  .string({ minLength: 1, maxLength: 100, unit: "binary" })
  .filter((text) => !/[\ud800-\udfff]/.test(text));

describe("encodeCase", () => {
  test("is read back as it was written", () => {
    fc.assert(
      fc.property(name, name, fc.integer({ min: 0, max: 8 }), (court, reason, range) => {
        expect(decodeCase(encodeCase({ court, reason, range }))).toEqual({ court, reason, range });
      }),
    );
  });
});

describe("decodeCase", () => {
  test.each(["", "#", "#court=a&reason=b", "#court=a&reason=b&amount=7", "#reason=b&amount=0&amountMax=0"])(
    "finds no case in %j",
    (hash) => {
      expect(decodeCase(hash)).toBeNull();
    },
  );
});

describe("rangeOfAmount", () => {
  each<[string, number]>("puts %s into its band", (text, range) => {
    expect(rangeOfAmount(text)).toBe(range);
  });
});

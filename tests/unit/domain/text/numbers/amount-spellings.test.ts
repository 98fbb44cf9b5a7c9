import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountSpellings } from "#domain/text/numbers/amount-spellings.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("amountSpellings", () => {
  each<[number, string[], string, string]>("of %d are its usual forms", (yuan, digits, everyday, formal) => {
    expect(amountSpellings(yuan)).toEqual({ digits, chinese: [everyday, formal] });
  });

  each<[number, string]>("of %d are in Chinese %s", (yuan, chinese) => {
    expect(amountSpellings(yuan).chinese[0]).toBe(chinese);
  });

  test.each([0, -1, 0.004, -500_000, 1e12, 2e12, Number.NaN, Number.POSITIVE_INFINITY])(
    "of %d are none",
    (yuan) => {
      expect(amountSpellings(yuan)).toEqual({ digits: [], chinese: [] });
    },
  );

  test("of a part of a fen are those of the nearest fen", () => {
    expect(amountSpellings(1234.5649)).toEqual(amountSpellings(1234.56));
    expect(amountSpellings(0.1 + 0.2)).toEqual(amountSpellings(0.3));
  });

  each<[number, string[]]>("of %d are in digits %j", (yuan, digits) => {
    expect(amountSpellings(yuan).digits).toEqual(digits);
  });

  test("all mean the sum", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e13 }), (fen) => {
        const { digits, chinese } = amountSpellings(fen / 100);
        for (const text of [...digits, ...chinese])
          expect({ text, read: readAmount(text) }).toEqual({
            text,
            read: { kind: "amount", yuan: fen / 100 },
          });
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountSpellings } from "#domain/text/numbers/amount-spellings.ts";
import { readAmount } from "#domain/text/numbers/typed-amount.ts";

describe("amountSpellings", () => {
  test.each([
    [
      500_000,
      ["500000元", "500,000元", "500000.00元", "500,000.00元", "50万元", "50.00万元"],
      "五十万元",
      "伍拾万元",
    ],
    [1000, ["1000元", "1,000元", "1000.00元", "1,000.00元", "0.1万元", "0.10万元"], "一千元", "壹仟元"],
    [999, ["999元", "999.00元"], "九百九十九元", "玖佰玖拾玖元"],
    [12.5, ["12.5元", "12.50元"], "十二元五角", "壹拾贰元伍角"],
    [0.05, ["0.05元"], "五分", "伍分"],
    [0.5, ["0.5元", "0.50元"], "五角", "伍角"],
    [
      1234.56,
      ["1234.56元", "1,234.56元", "0.123456万元"],
      "一千二百三十四元五角六分",
      "壹仟贰佰叁拾肆元伍角陆分",
    ],
  ])("of %d are its usual forms", (yuan, digits, everyday, formal) => {
    expect(amountSpellings(yuan)).toEqual({ digits, chinese: [everyday, formal] });
  });

  test.each([
    [10, "十元"],
    [110, "一百一十元"],
    [1005, "一千零五元"],
    [10_001, "一万零一元"],
    [1_001_000, "一百万一千元"],
    [1_000_200, "一百万零二百元"],
    [100_000_000, "一亿元"],
    [100_000_500, "一亿零五百元"],
    [100_005_000, "一亿零五千元"],
    [120_000_000, "一亿二千万元"],
    [105_000_000, "一亿零五百万元"],
    [999_999_999_999, "九千九百九十九亿九千九百九十九万九千九百九十九元"],
  ])("of %d are in Chinese %s", (yuan, chinese) => {
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

  test.each([
    [12.34, ["12.34元"]],
    [999.99, ["999.99元"]],
    [10_000, ["10000元", "10,000元", "10000.00元", "10,000.00元", "1万元", "1.00万元"]],
    [12_345.67, ["12345.67元", "12,345.67元", "1.234567万元"]],
    [
      1_234_567_890,
      [
        ...["1234567890元", "1,234,567,890元", "1234567890.00元", "1,234,567,890.00元"],
        ...["123456.789万元", "123,456.789万元"],
      ],
    ],
    [
      999_999_999_999.99,
      ["999999999999.99元", "999,999,999,999.99元", "99999999.999999万元", "99,999,999.999999万元"],
    ],
  ])("of %d are in digits %j", (yuan, digits) => {
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

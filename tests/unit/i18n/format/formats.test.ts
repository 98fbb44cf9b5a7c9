import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { truncateText } from "#i18n/api-errors.ts";
import { formatAmount } from "#i18n/format/format-amount.ts";
import { formatCount } from "#i18n/format/format-count.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { maskPhone } from "#i18n/format/mask-phone.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("formatDate", () => {
  test("is yyyy-MM-dd, and empty for no date", () => {
    expect(formatDate(new Date(2026, 0, 5))).toBe("2026-01-05");
    expect(formatDate(new Date("?"))).toBe("");
  });
});

describe("formatAmount", () => {
  each<[number, string]>("%d yuan is %s", (yuan, text) => {
    expect(formatAmount(yuan, "cn")).toBe(text);
  });

  each<[number, string]>("in English, which has no 万, %d yuan is %s", (yuan, text) => {
    expect(formatAmount(yuan, "en")).toBe(text);
  });

  test("an exact amount in English keeps every fen", () => {
    expect(formatAmount(1_234_567.89, "en", { exact: true })).toBe("¥1,234,567.89");
    expect(formatAmount(1_230_000, "en", { exact: true })).toBe("¥1.23 million");
  });
});

describe("formatCount", () => {
  test("large counts are shown with w or k, small ones whole", () => {
    expect([999, 9999, 10_000, 12_999].map((count) => formatCount(count, "cn"))).toEqual([
      "999",
      "9.9k",
      "1w",
      "1.2w",
    ]);
    expect([999, 1000, 12_345, 2_500_000].map((count) => formatCount(count, "en"))).toEqual([
      "999",
      "1k",
      "12.3k",
      "2.5m",
    ]);
  });

  test("never shows more than was counted", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (count) => {
        const shown = formatCount(count, "cn");
        const unit = { w: 10_000, k: 1000 }[shown.at(-1) ?? ""] ?? 1;
        const value = Number.parseFloat(shown) * unit;
        expect(value).toBeLessThanOrEqual(count + 1e-6);
      }),
    );
  });
});

describe("maskPhone", () => {
  test("keeps the first four digits and the last part", () => {
    expect(maskPhone("13812345678")).toBe("1381***5678");
    expect(maskPhone("010-12345678")).toBe("010-1***5678");
    expect(maskPhone("12345")).toBe("*****");
  });

  test("always hides a digit, and keeps length and separators", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d -]{1,20}$/), (phone) => {
        const masked = maskPhone(phone);
        expect(masked.length).toBe(phone.length);
        if (/\d/.test(phone)) expect(masked).toContain("*");
      }),
    );
  });
});

describe("truncateText", () => {
  test("cuts at whole characters", () => {
    expect(truncateText("保险人代位求偿权纠纷", 4)).toBe("保险人代…");
    expect(truncateText("保险", 2)).toBe("保险");
    expect(truncateText("👨‍👩‍👧家庭", 1)).toBe("👨‍👩‍👧…");
  });
});

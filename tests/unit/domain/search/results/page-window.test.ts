import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jumpDigits, pageWindow } from "#domain/search/results/page-window.ts";

describe("pageWindow", () => {
  test("the window holds the page, at most nine consecutive numbers, all within the pages", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)];
        const shown = pageWindow(page, pages, 9);
        expect(shown).toContain(page);
        expect(shown.length).toBe(Math.min(9, pages));
        expect(shown[0]).toBeGreaterThanOrEqual(1);
        expect(shown.at(-1)).toBeLessThanOrEqual(pages);
        expect(shown).toEqual(shown.map((_, at) => (shown[0] ?? 0) + at));
      }),
    );
  });
});

describe("jumpDigits", () => {
  test("non-digits and leading zeros are stripped, full-width digits are taken", () => {
    expect(["0", "007", "第 12 页", "１２", "-3", "1e5", ""].map(jumpDigits)).toEqual([
      "",
      "7",
      "12",
      "12",
      "3",
      "15",
      "",
    ]);
  });
});

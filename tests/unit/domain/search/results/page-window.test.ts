import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jumpDigits, pagerButtons, pageWindow } from "#domain/search/results/page-window.ts";

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

  test("the page stands in the middle where there is room", () => {
    expect(pageWindow(7, 20, 9)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(pageWindow(1, 0, 9)).toEqual([]);
  });
});

describe("pagerButtons", () => {
  const words = { previous: "上一页", next: "下一页", go: "第 {n} 页" };

  test("each leads to its page and says so; the ends have nothing before and behind them", () => {
    const [first] = pagerButtons(words, 1, 3);
    expect(first).toMatchObject({ face: "‹", label: "上一页", isDisabled: true });
    expect(pagerButtons(words, 3, 3).at(-1)).toMatchObject({ to: 4, isDisabled: true });
    expect(pagerButtons(words, 2, 3).map(({ to }) => to)).toEqual([1, 1, 2, 3, 3]);
    expect(pagerButtons(words, 2, 3).filter(({ isCurrent }) => isCurrent)).toEqual([
      { to: 2, face: "2", label: "第 2 页", isCurrent: true, isDisabled: false },
    ]);
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

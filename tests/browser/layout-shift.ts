import type { Page } from "@playwright/test";

/** The greatest layout shift of a page while it loads (Cumulative Layout Shift). */
export const LAYOUT_SHIFT = 0.02;

/** Sums up unexpected layout shifts in every document that the page opens from now on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) moved.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shift of the current document so far, after everything present has been drawn. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum);
}

import type { Page } from "@playwright/test";

/** The most that a page may move while it comes (share of the screen, as Cumulative Layout Shift counts it). */
export const LAYOUT_SHIFT = 0.02;

/** Adds up in every document that the page opens from now on how much of it moves unasked. */
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

/** How much has moved in the present document, everything that stands now being drawn. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum);
}

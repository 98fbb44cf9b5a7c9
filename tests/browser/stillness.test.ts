import { expect } from "@playwright/test";
import { PAGES } from "../lighthouse/pages.ts";
import { holdRoute } from "./hold-route.ts";
import { LAYOUT_SHIFT, layoutShift, watchLayoutShift } from "./layout-shift.ts";
import { freshTest as test } from "./shared-browser.ts";

for (const address of PAGES.map((page) => page.address).filter((one) => !one.includes("#")))
  test(`${address} does not move when its scripts come late @phone`, async ({ page }) => {
    await watchLayoutShift(page);
    const release = await holdRoute(page, "**/_astro/*.js");
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    release();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("astro-island[ssr][client='load']")).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });

import { expect } from "@playwright/test";
import { PAGES } from "../lighthouse/pages.ts";
import { holdRoute } from "./hold-route.ts";
import { LAYOUT_SHIFT, layoutShift, watchLayoutShift } from "./layout-shift.ts";
import { rows } from "./result-list.ts";
import { freshTest as test } from "./shared-browser.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const address of PAGES.map((page) => page.address).filter((one) => !one.includes("#")))
  test(`${address} does not move when its scripts come late @phone`, async ({ page }) => {
    await watchLayoutShift(page);
    const release = await holdRoute(page, "**/_astro/*.js");
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
    release();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });

test("a judgment opened from a list does not move when what stands around its text comes late, nor at the first touch @phone", async ({
  page,
}) => {
  await watchLayoutShift(page);
  // Timers of the page run ten times slower, so that parts that arrive within the text's waiting time on a
  // quiet machine also do so on a busy one.
  await page.addInitScript(() => {
    const schedule = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (call: () => void, delay = 0, ...rest: []) => schedule(call, 10 * delay, ...rest),
    });
  });
  for (const late of ["**/_astro/beside*.js", "**/_astro/mark-words*.js", "**/_astro/award-panels*.css"])
    await page.route(late, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
  await page.goto("/layout/serachList#qr=代位求偿");
  await rows(page).first().getByRole("link").first().click();
  const text = page.locator("[data-slot=body]");
  await expect(text).toBeVisible();
  const top = (await text.boundingBox())!.y;
  await expect(page.locator("[data-slot=body] mark").first()).toBeAttached();
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 220);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "加入阅读清单" })).toHaveAttribute("aria-pressed", "false");
  expect((await text.boundingBox())!.y).toBe(top);
  expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
});

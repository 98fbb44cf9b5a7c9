import { expect, type Page } from "@playwright/test";
import { holdRoute } from "./hold-route.ts";
import { LAYOUT_SHIFT, layoutShift, watchLayoutShift } from "./layout-shift.ts";
import { address, ready, status } from "./result-list.ts";
import { freshTest as test } from "./shared-browser.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const MODULES = "**/_astro/*.js";
/** The page's calls to the search, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
  });
  return calls;
}
const ASKED_ONCE = ["/search", "/search/count", "/search/treedata"];

test("a result list is asked for before any module has come, and once", async ({ page }) => {
  const calls = callsOf(page);
  const release = await holdRoute(page, MODULES);
  await page.goto(address("qr=代位求偿&suitedate=2021"), { waitUntil: "commit" });
  await expect.poll(() => calls).toEqual(["/search"]);
  release();
  await ready(page);
  await expect(page.getByRole("region", { name: "裁判年份" })).toBeAttached();
  expect([...calls].sort()).toEqual(ASKED_ONCE);
});

test("an address in an unusual form lists what the page's own reader makes of it", async ({ page }) => {
  await page.goto(address("qr=保险"));
  await ready(page);
  const found = (await status(page).textContent()) ?? "";
  // Written twice, with unknown members, with blanks around it, not well encoded.
  for (const query of ["qr=保险&qr=保险", "qr=保险&colour=red", "qr=%20保险%20", "qr=保险&qr=%E4%BF"]) {
    // Another document, not only another hash: only a new page sends early calls.
    await page.goto("about:blank");
    await page.goto(address(query));
    await ready(page);
    await expect(status(page), query).toHaveText(found);
  }
});

test("nothing moves while a result list comes, in whichever order its parts do @phone", async ({ page }) => {
  await watchLayoutShift(page);
  for (const late of ["**/search", "**/search/treedata", "**/search/count", MODULES]) {
    const release = await holdRoute(page, late);
    await page.goto("about:blank");
    await page.goto(address("qr=合同"), { waitUntil: "commit" });
    if (late === "**/search" || late === MODULES) await expect(page.locator(".ghosts")).toBeVisible();
    if (late !== MODULES) await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    release();
    await ready(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-busy");
    expect(await layoutShift(page), `with ${late} late`).toBeLessThanOrEqual(LAYOUT_SHIFT);
    await page.unroute(late);
  }
});

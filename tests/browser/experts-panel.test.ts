import { expect, type Page } from "@playwright/test";
import { test } from "./shared-browser.ts";

const visibleAreas = (page: Page) => page.locator(".areas li").filter({ visible: true });
const shown = (page: Page) => page.locator("#turn").getAttribute("data-page");

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all 33 areas are there to read, numbered @phone", async ({ page }) => {
    await page.goto("/layout/cooperation");
    await expect(visibleAreas(page)).toHaveCount(33);
    await expect(page.locator("#area-33 .number")).toHaveText("33");
    await expect(page.getByRole("button", { name: "暂停轮换" })).toBeHidden();
  });
});

test.describe("turning", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.mouse.move(0, 0);
    await page.goto("/layout/cooperation");
    await expect(page.getByRole("button", { name: "暂停轮换" })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    // The clock ran freely until here; the test begins on the first page with three full seconds.
    await page.getByRole("button", { name: /^第 1 页/ }).click();
    await page.getByRole("button", { name: "继续轮换" }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  });

  test("shows twelve, twelve and nine areas, three seconds each, then rests on the first", async ({
    page,
  }) => {
    await expect(visibleAreas(page)).toHaveCount(12);
    await page.clock.runFor(2999);
    expect(await shown(page)).toBe("1");
    await page.clock.runFor(1);
    expect(await shown(page)).toBe("2");
    await expect(visibleAreas(page)).toHaveCount(12);
    await page.clock.runFor(3000);
    expect(await shown(page)).toBe("3");
    await expect(visibleAreas(page)).toHaveCount(9);
    await page.clock.runFor(3000);
    expect(await shown(page)).toBe("1");
    await page.clock.runFor(9000);
    expect(await shown(page)).toBe("1");
  });

  test("rests under the pointer and goes on when it leaves", async ({ page }) => {
    await page.locator("#area-1").hover();
    await page.clock.runFor(9000);
    expect(await shown(page)).toBe("1");
    await page.mouse.move(0, 0);
    await page.clock.runFor(3000);
    expect(await shown(page)).toBe("2");
  });

  test("rests while it holds the focus", async ({ page }) => {
    await page.getByRole("link", { name: /显示全部/ }).focus();
    await page.clock.runFor(9000);
    expect(await shown(page)).toBe("1");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3000);
    expect(await shown(page)).toBe("2");
  });

  test("rests by its button, and after a page was chosen", async ({ page }) => {
    await page.getByRole("button", { name: "暂停轮换" }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(9000);
    expect(await shown(page)).toBe("1");
    await page.getByRole("button", { name: /^第 3 页，编号 25 至 33/ }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9000);
    expect(await shown(page)).toBe("3");
  });

  test("shows all at once on demand and then stands still", async ({ page }) => {
    await page.getByRole("link", { name: "显示全部 33 个" }).click();
    await expect(visibleAreas(page)).toHaveCount(33);
    await page.clock.runFor(9000);
    expect(await shown(page)).toBe("1");
  });
});

test("does not turn by itself where less motion is wanted", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/layout/cooperation");
  await expect(page.getByRole("button", { name: "继续轮换" })).toBeVisible();
  await page.clock.runFor(30_000);
  expect(await shown(page)).toBe("1");
});

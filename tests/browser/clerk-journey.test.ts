import { expect, type Page } from "@playwright/test";
import { test } from "./shared-browser.ts";

/* A court clerk searches judgments of second instance on a point, opens one and saves it. */

const rows = (page: Page) => page.locator(".results > li");

test("searches, keeps second instances, opens one and saves it as Word @phone", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const box = page.getByRole("main").locator('[name="qr"]').first();
  await box.fill("代位求偿");
  await box.press("Enter");
  await expect(page).toHaveURL(/serachList/);
  await expect(rows(page).first()).toBeVisible();
  const facets = page.locator("details.facets");
  if (!(await facets.evaluate((one: HTMLDetailsElement) => one.open)))
    await facets.locator("summary").click();
  await facets.getByRole("region", { name: "审级" }).getByRole("button", { name: /^二审/ }).click();
  await expect(page).toHaveURL(/instance=/);
  await expect(page.locator(".chips")).toContainText("审级 二审");
  await expect(rows(page).first()).toContainText("二审");
  expect(await rows(page).filter({ hasText: "二审" }).count()).toBe(await rows(page).count());
  await expect(rows(page).first().locator(".mark").first()).toHaveText("二审");
  for (const text of await rows(page).locator(".snippet").allTextContents())
    expect(text).not.toMatch(/^….{0,40}判决如下：?$/);
  await rows(page).first().getByRole("heading").getByRole("link").click();
  await expect(page.locator("[data-slot=case_number]")).not.toBeEmpty();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "下载 Word" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^（20\d\d）.+号民事(?:判决|裁定)书\.docx$/);
  await page.locator('[data-panel="citing"] summary').click();
  await expect(page.locator('[data-panel="citing"] div p').first()).toHaveText(/案号/);
});

import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

const shown = ".guides li:visible";

test("the list of guides is narrowed at once, and its groups open @phone", async ({ page }) => {
  await page.goto("/layout/guide");
  await expect(page.locator(shown)).toHaveCount(0);
  await page.locator(".guides details").first().getByRole("heading").click();
  expect(await page.locator(shown).count()).toBeGreaterThan(3);
  await page.getByLabel("找一件事").fill("押金");
  await expect(page.locator(shown).first()).toContainText("押金");
  for (const title of await page.locator(shown).allTextContents()) expect(title).toContain("押金");
  await page.getByLabel("找一件事").fill("老板拖欠工资怎么办");
  await expect(page.getByText("没有题目含有这些字")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "公司拖欠工资怎么办" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("groups open, and the box searches", async ({ page }) => {
    await page.goto("/layout/guide");
    await page.locator(".guides details").first().getByRole("heading").click();
    expect(await page.locator(shown).count()).toBeGreaterThan(3);
    await page.getByLabel("找一件事").fill("房东不退押金");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "退租后房东不退押金" })).toBeVisible();
  });
});

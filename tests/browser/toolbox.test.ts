import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the toolbox changes category and group by radio, pointer and keyboard alike @phone", async ({
    page,
  }) => {
    await page.goto("/layout/toolbox");
    const tabs = page.locator(".tabs").first().locator("> label");
    await expect(tabs).toHaveCount(10);
    const panels = page.locator(".toolbox > .tabs > .panel");
    await expect(panels.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("link", { name: /中国裁判文书网/ })).toBeVisible();
    await tabs.filter({ hasText: "知识产权" }).click();
    await expect(page.getByRole("link", { name: /专利检索及分析系统/ })).toBeVisible();
    await page.locator("label", { hasText: "商标" }).click();
    await expect(page.getByRole("link", { name: /中国商标网/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /专利检索及分析系统/ })).toBeHidden();
    await page.getByRole("radio", { name: "知识产权" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("link", { name: /诉讼费计算/ })).toBeVisible();
    await expect(panels.filter({ visible: true })).toHaveCount(1);
  });

  test("a calculator answers on a page of its own, and stands as tables: bands, examples, rules @phone", async ({
    page,
  }) => {
    await page.goto("/layout/toolbox/appeal-deadline");
    await page.getByLabel("送达日期").fill("2026-03-02");
    await page.getByRole("button", { name: "计算" }).click();
    await expect(page.getByText("2026-03-17").first()).toBeVisible();
    await page.getByRole("link", { name: "再算一次" }).click();
    await page.goto("/layout/toolbox/court-fee");
    await expect(page.getByRole("row", { name: /10万元 至 20万元/ })).toContainText("标的额 × 2% + 300");
    await expect(page.getByRole("row", { name: /标的额 100,000 元/ })).toContainText("2,300.00 元");
    await expect(page.getByRole("row", { name: /诉讼费用交纳办法/ })).toContainText("2007-04-01");
  });
});

test("the ten categories stand in two rows on a wide screen", async ({ page }) => {
  await page.goto("/layout/toolbox");
  const tops = await page
    .locator(".toolbox > .tabs > label")
    .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
  expect(tops).toHaveLength(10);
  expect(new Set(tops).size).toBe(2);
});

test("an address with # opens its category, now and later", async ({ page }) => {
  await page.goto("/layout/toolbox#calculators");
  await expect(page.getByRole("link", { name: /诉讼费计算/ })).toBeVisible();
  await page.evaluate(() => {
    location.hash = "auctions";
  });
  await expect(page.getByRole("link", { name: /公拍网/ })).toBeVisible();
});

test("every tool outside opens in a new tab that cannot reach back", async ({ page }) => {
  await page.goto("/en/layout/toolbox");
  const links = await page
    .locator(".cards a[href^=https]")
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute("target"), link.getAttribute("rel")].join(" ")),
    );
  expect(links.length).toBeGreaterThan(40);
  expect(new Set(links)).toEqual(new Set(["_blank noopener"]));
  await expect(page.getByText("within 24 hours")).toBeVisible();
});

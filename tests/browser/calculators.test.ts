import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

test("court fee: a claim of half a million, typed as people type it", async ({ page }) => {
  await page.goto("/layout/toolbox/court-fee");
  await page.getByLabel("标的额", { exact: true }).fill("５０万");
  await page.keyboard.press("Enter");
  await expect(page.locator(".sheet output")).toContainText("8,800.00 元");
  await page.getByLabel("减半情形").selectOption("summary_procedure");
  await expect(page.locator(".sheet output")).toContainText("4,400.00 元");
  await page.getByLabel("案件种类").selectOption("labour");
  await expect(page.getByLabel("标的额", { exact: true })).toBeDisabled();
  await expect(page.locator(".sheet output")).toContainText("5.00 元");
});

test("nonsense is refused in the reader's language, beside the field, which gets the focus", async ({
  page,
}) => {
  await page.goto("/en/layout/toolbox/preservation-fee");
  const amount = page.getByLabel("Amount in dispute");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Give an amount" })).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill("a lot");
  await page.keyboard.press("Enter");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("This amount cannot be read")).toBeVisible();
  await amount.fill("2,000,000");
  await page.keyboard.press("Enter");
  await expect(amount).not.toHaveAttribute("aria-invalid");
  await expect(page.locator(".sheet output")).toContainText("5,000.00 yuan");
  await expect(page.locator(".sheet output")).toContainText("ceiling");
});

test("interest across a change of the LPR is listed by stretches", async ({ page }) => {
  await page.goto("/layout/toolbox/interest");
  await page.getByLabel("本金").fill("1000000");
  await page.getByLabel("起算日").fill("2025-01-01");
  await page.getByLabel("截止日").fill("2025-12-31");
  await page.getByRole("button", { name: "计算" }).click();
  await expect(page.locator(".sheet output")).toContainText("30,380.82 元");
  await expect(page.locator(".sheet output").getByRole("row")).toHaveCount(3);
  await page.getByLabel("截止日").fill("2024-12-31");
  await page.getByRole("button", { name: "计算" }).click();
  await expect(page.getByText("截止日不能早于起算日")).toBeVisible();
});

test("a multiple that the law fixes keeps to the rate of the day that is asked for", async ({ page }) => {
  await page.goto("/layout/toolbox/interest");
  await expect(page.getByLabel("合同成立日或违约日")).toBeDisabled();
  await page.getByLabel("倍数").selectOption("4");
  await expect(page.getByLabel("利率期限")).toBeDisabled();
  await page.getByLabel("本金").fill("10万");
  await page.getByLabel("起算日").fill("2021-01-01");
  await page.getByLabel("截止日").fill("2026-06-30");
  await page.getByLabel("合同成立日或违约日").fill("2021-01-01");
  await page.getByRole("button", { name: "计算" }).click();
  await expect(page.locator(".sheet output")).toContainText("84,678.90 元");
});

test("an amount is echoed as it was read, and what is no single amount is refused", async ({ page }) => {
  await page.goto("/layout/toolbox/court-fee");
  const amount = page.getByLabel("标的额", { exact: true });
  await amount.fill("12万3456");
  await expect(page.getByText("读作 12.3456万元")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".sheet output")).toContainText("2,769.12 元");
  await amount.fill("20万-30万");
  await page.keyboard.press("Enter");
  await expect(page.getByText("不能填范围")).toBeVisible();
  await expect(page.getByText("读作")).toBeHidden();
});

test("a table older than 45 days says so, a younger one does not", async ({ page }) => {
  const warning = page.locator("[data-stale]");
  await page.clock.setFixedTime(new Date("2026-08-06T12:00:00+08:00"));
  await page.goto("/layout/toolbox/interest");
  await expect(page.locator(".sheet output")).toBeVisible();
  await expect(warning).toBeHidden();
  await page.clock.setFixedTime(new Date("2026-08-07T12:00:00+08:00"));
  await page.reload();
  await expect(warning).toContainText("2026-06-22");
});

interface HandCase {
  inputs: Record<string, string>;
  expected?: Record<string, unknown>;
}

for (const file of globSync("tests/fixtures/calculators/*.jsonl").filter(
  (name) => !name.includes("second"),
)) {
  const calculator = /([a-z-]+)\.jsonl$/.exec(file)?.[1];
  test(`${calculator}: the form answers what was worked out by hand @phone-only`, async ({ page }) => {
    const [{ inputs, expected = {} }] = readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line): HandCase => JSON.parse(line))
      .filter(
        ({ inputs, expected }) => expected && !Object.keys(inputs).some((name) => /-[1-9]-/.test(name)),
      ) as [HandCase];
    await page.goto(`/layout/toolbox/${calculator}`);
    for (const [name, value] of Object.entries(inputs)) {
      const field = page.locator(`[name="${name}"]`);
      if (value === "on") await field.check();
      else if (await field.evaluate((element) => element instanceof HTMLSelectElement))
        await field.selectOption(value);
      else await field.fill(value);
      await field.blur();
    }
    await page.getByRole("button", { name: "计算" }).click();
    const answer = page.locator(".sheet output");
    for (const value of Object.values(expected))
      if (typeof value === "number" && value >= 1000)
        await expect(answer).toContainText(value.toLocaleString("en-US"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

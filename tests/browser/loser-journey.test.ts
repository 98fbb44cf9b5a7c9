import { expect, type Page } from "@playwright/test";
import { MIN_FILL_MS } from "#contract/leads/lead-limits.ts";
import { analyse, fillForm } from "./reversal-form.ts";
import { freshTest as test } from "./shared-browser.ts";

/* A person who lost a case: from the home page to the outcomes of similar appeals, and to the office. */

const write = async (page: Page) => {
  await page.locator('.lead-form [name="username"]').fill("示例联系人");
  await page.locator('.lead-form [name="telephone"]').fill("00000000000");
  await page.locator('.lead-form [name="consent_abroad"]').check();
};
const NUMBER = /^\w{4}-\w{4}-\w{4}$/;

test("with script: deadlines first, then the picture, the lead, and a page with both numbers @phone", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: /改判/ }).first().click();
  await page.getByRole("link", { name: /^试一试/ }).click();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await fillForm(page);
  // The number belongs to another court: nothing is sent before the visitor confirms.
  await page.locator('.case-form [name="first_instance_number"]').fill("（2024）京0101民初123号");
  page.once("dialog", (dialog) => void dialog.dismiss());
  await analyse(page).click();
  await expect(page.locator('.case-form [name="court"]')).toBeFocused();
  page.once("dialog", (dialog) => void dialog.accept());
  await analyse(page).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("期限和下一步");
  await expect(page.getByText("向内蒙古自治区高级人民法院提出。").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "请不起律师：法律援助" })).toHaveAttribute(
    "href",
    /legal-aid$/,
  );
  await page.getByRole("button", { name: "继续" }).click();
  await page.getByRole("link", { name: "提交联系方式和材料" }).click();
  await write(page);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await page.waitForFunction((ms) => performance.now() > ms, MIN_FILL_MS);
  await page.getByRole("button", { name: "发送", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "提交成功" })).toBeFocused();
  await expect(page.locator(".lead-sent dd")).toHaveText([NUMBER, NUMBER]);
  await expect(page.getByRole("button", { name: "发送", exact: true })).toBeHidden();
  // A reload of this tab keeps both numbers; a new visit starts with an empty form.
  const numbers = await page.locator(".lead-sent dd").allTextContents();
  await page.reload();
  await expect(page.locator(".lead-sent dd")).toHaveText(numbers);
  expect(page.url()).not.toContain(numbers[1]);
  await page.goBack();
  await expect(page.locator(".lead-sent")).toBeHidden();
  await page.goto("/layout/hycase?anew#lead");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "发送", exact: true })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the analysis and the reader lead to what works without script @phone", async ({ page }) => {
    for (const path of ["/layout/addcase", "/layout/read"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await page.getByRole("main").getByRole("link", { name: "上诉期限计算" }).click();
      await expect(page.getByRole("table").first()).toContainText("15 天");
    }
  });
});

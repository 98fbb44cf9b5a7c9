import { expect } from "@playwright/test";
import { address, chip, ready } from "./result-list.ts";
import { test } from "./shared-browser.ts";

test("a list says what else was searched, and searches the word as it is written when asked to", async ({
  page,
}) => {
  await page.goto(address("qr=違約金"));
  await ready(page);
  const said = page.getByRole("status").filter({ hasText: "“違約金”已转为简体查找：违约金。" });
  await expect(said).toBeVisible();
  await expect(said.getByRole("link", { name: "检索说明" })).toHaveAttribute("href", "/layout/searchrules");
  await said.getByRole("button", { name: "只查“違約金”原样" }).click();
  await expect(chip(page, '关键词 "違約金"')).toBeVisible();
  await expect(said).toBeHidden();
});

test("a cause that means several is answered with choices, of which one is pressed", async ({ page }) => {
  await page.goto(address("qr=保险&reason=拆迁"));
  await expect(page.getByRole("alert").filter({ hasText: "“拆迁”可能是这些案由" })).toBeVisible();
  const choice = page.getByRole("button", { name: "房屋征收或者征用补偿", exact: true });
  await expect(choice).toBeVisible();
  await expect(page.getByRole("button", { name: "重试" })).toHaveCount(0);
  await choice.click();
  await expect(chip(page, "案由 房屋征收或者征用补偿")).toBeVisible();
  await expect(choice).toBeHidden();
});

test("a judgment found by a word in traditional characters has it marked", async ({ page }) => {
  await page.goto(address("qr=違約金"));
  await ready(page);
  await page.locator("ol.results > li").first().getByRole("link").first().click();
  await expect(page.locator("[data-slot=article] mark").first()).toHaveText("违约金");
});

test("a claim of a file that means several causes is asked again with the one pressed", async ({ page }) => {
  await page.goto("/layout/claims");
  await page.getByRole("link", { name: "批量查找律师" }).click();
  const tool = page.getByRole("region", { name: "批量查找律师" });
  await tool.locator("input[type=file]").setInputFiles({
    name: "claims.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("案由,法院,标的金额\r\n婚姻,,120万\r\n"),
  });
  const choice = tool.getByRole("button", { name: "离婚纠纷", exact: true });
  await choice.click();
  await expect(choice).toBeHidden();
  await expect(tool.getByRole("listitem").first()).toContainText("离婚纠纷");
});

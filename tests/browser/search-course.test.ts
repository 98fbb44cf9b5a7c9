import { expect } from "@playwright/test";
import { holdRoute } from "./hold-route.ts";
import { address, chip, ready, rows, status } from "./result-list.ts";
import { freshTest, test } from "./shared-browser.ts";

test("Back restores query, page and place in the list", async ({ page }) => {
  await page.goto(address("qr=保险"));
  await ready(page);
  await page.getByRole("button", { name: "第 3 页" }).click();
  await expect(rows(page).first()).toHaveAttribute("value", "21");
  await rows(page).nth(6).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 500));
  const name = (await rows(page).nth(6).locator("h2").textContent()) ?? "";
  await rows(page).nth(6).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/layout\/award#/);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/index=3/);
  await expect(rows(page).nth(6).locator("h2")).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(rows(page).nth(6).getByRole("link").first()).toBeFocused();
  await page.goBack();
  await expect(rows(page).first()).toHaveAttribute("value", "1");
  await expect(page).not.toHaveURL(/index/);
});

test("a way past box and filters leads to the list", async ({ page }) => {
  await page.goto(address("qr=保险"));
  await ready(page);
  await page.getByRole("button", { name: "跳到检索结果" }).press("Enter");
  await expect(status(page)).toBeFocused();
  await expect(page).toHaveURL(/#qr=/u);
});

test("Back to a list of statutes finds its words and its place in history again", async ({ page }) => {
  await page.goto(address("qr=保险&type=2"));
  await ready(page);
  const entries = await page.evaluate(() => history.length);
  await rows(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/layout\/statute/);
  await page.goBack();
  await ready(page);
  await expect(chip(page, "关键词 保险")).toBeVisible();
  await expect(page.getByLabel("检索类型")).toHaveValue("2");
  await expect(page).toHaveURL(address(`qr=${encodeURIComponent("保险")}&type=2`));
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("a list that is being read stays where it is when the facets come late", async ({ page }) => {
  const release = await holdRoute(page, "**/search/treedata");
  await page.goto(address("qr=保险"));
  await ready(page);
  await page.evaluate(() => scrollTo(0, 500));
  release();
  await expect(page.getByRole("region", { name: "裁判年份" })).toBeAttached();
  await expect(page.locator("html")).not.toHaveAttribute("data-busy");
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test("turning the page while the facets are on their way does not lose them", async ({ page }) => {
  const release = await holdRoute(page, "**/search/treedata");
  await page.goto(address("qr=保险"));
  await ready(page);
  await page.getByRole("button", { name: "第 2 页" }).click();
  await expect(rows(page).first()).toHaveAttribute("value", "11");
  release();
  await expect(page.getByRole("region", { name: "裁判年份" })).toBeAttached();
  await expect(page.locator(".facets")).toHaveAttribute("aria-busy", "false");
});

test("a failed search says why and can be tried again", async ({ page }) => {
  await page.route("**/search", (route) =>
    route.fulfill({ status: 500, json: { result: { code: 50001, msg: "服务暂时不可用" } } }),
  );
  await page.goto(address("qr=代位求偿"));
  await expect(page.getByRole("alert").filter({ hasText: "服务暂时不可用" })).toBeVisible();
  await page.unroute("**/search");
  await page.getByRole("button", { name: "重试" }).click();
  await ready(page);
  // Searching the same words again is another way to retry.
  await page.route("**/search", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "检索没有完成" })).toBeVisible();
  await page.unroute("**/search");
  await page.locator("input[name=qr]").fill("代位求偿");
  await page.keyboard.press("Enter");
  await ready(page);
  // The first search of a page fails before the page's words have loaded.
  await page.route("**/search", (route) => route.abort());
  await page.goto("/en/layout/serachList#qr=代位求偿");
  await expect(page.getByText("The search did not complete: No connection.")).toBeVisible();
});

// In a shared cache, files fetched by another test would arrive without a connection.
freshTest(
  "a line lost for good leaves box, chips and retry, and the search comes back with it",
  async ({ page, context }) => {
    await page.goto(address("qr=保险"));
    await ready(page);
    await context.setOffline(true);
    await page.getByLabel("排序").selectOption("date");
    await expect(page.getByRole("alert").filter({ hasText: "检索没有完成" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "没有载入，请检查网络后再试" })).toBeVisible();
    await expect(chip(page, "关键词 保险")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "重试" }).click();
    await ready(page);
  },
);

test("a later query is never overwritten by the answer to an earlier one", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let first = true;
  await page.route("**/search", async (route) => {
    if (first) {
      first = false;
      await held;
    }
    await route.continue().catch(() => undefined);
  });
  await page.goto(address("qr=保险"));
  await page.locator("input[name=qr]").fill("代位求偿");
  await page.keyboard.press("Enter");
  await ready(page);
  const found = (await status(page).textContent()) ?? "";
  release();
  await expect(status(page)).toHaveText(found);
  await expect(chip(page, "关键词 代位求偿")).toBeVisible();
});

test("the page is used by keyboard alone", async ({ page }) => {
  await page.goto(address("qr=保险"));
  await ready(page);
  await page.getByRole("button", { name: "第 2 页" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows(page).first()).toHaveAttribute("value", "11");
  await expect(status(page)).toBeFocused();
  await chip(page, "关键词 保险").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".chip")).toHaveCount(0);
  await expect(page.getByText("输入关键词，或从建议中选择")).toBeFocused();
});

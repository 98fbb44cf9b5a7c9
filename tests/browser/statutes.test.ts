import { expect } from "@playwright/test";
import { test } from "./shared-browser.ts";

test("a typed citation leads to its article, with judgments that cite it, and on to one of them @phone", async ({
  page,
}) => {
  await page.goto("/layout/serachList#type=2&qr=代位求偿");
  await expect(page.locator("ol.results > li").first()).toBeVisible();
  const box = page.locator("input[name=qr]");
  await box.fill("保险法60条");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/layout\/statute\/[a-z2-7]{12}(?:\/\d+)?#a60$/);
  const article = page.locator("#a60");
  await expect(article.getByRole("heading", { name: "第六十条" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "中华人民共和国保险法" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("现行有效");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await article.locator("summary").click();
  await article.locator("li a").first().click();
  const cited = page.locator("[data-slot=cites]");
  await cited.locator("summary").click();
  await cited.getByRole("link", { name: "保险法第六十条" }).click();
  await expect(page).toHaveURL(/#a60$/);
});

test("a citation is searched where its reader was lost on the way", async ({ page }) => {
  await page.route(/\/_astro\/find-citation.*\.js$/, (route) => route.abort());
  await page.goto("/layout/serachList#type=2&qr=代位求偿");
  await expect(page.locator("ol.results > li").first()).toBeVisible();
  await page.locator("input[name=qr]").fill("保险法60条");
  await page.locator("input[name=qr]").press("Enter");
  await expect(page.getByRole("button", { name: "去掉 关键词 保险法60条" })).toBeVisible();
});

test("a bare article is offered for the laws that have it, and chosen by keyboard", async ({ page }) => {
  await page.goto("/");
  const box = page.locator("input[name=qr]");
  await box.click();
  await box.pressSequentially("第60条");
  const group = page.getByRole("group", { name: "法条" });
  await expect(group.getByRole("option").first()).toHaveText("保险法第六十条");
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/layout\/statute\/.+#a60$/);
});

test("statutes have facets by law, and their rows lead to the article in the page's language", async ({
  page,
}) => {
  await page.goto("/en/layout/serachList#type=2&qr=第三者");
  const rows = page.locator("ol.results > li");
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Statute", exact: true })).toBeVisible();
  await expect(rows.first().getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/en\/layout\/statute\/[a-z2-7]{12}(?:\/\d+)?#[at]\d+/,
  );
});

test("the site search stands in while the functions cannot be reached", async ({ page }) => {
  await page.route("**/search**", (route) =>
    route.request().method() === "POST" ? route.abort("connectionrefused") : route.continue(),
  );
  await page.goto("/layout/serachList#qr=代位求偿");
  const hits = page.locator(".site-hits");
  await expect(hits.getByRole("heading", { level: 2 })).toContainText("站内查找");
  await expect(hits.locator("mark").first()).toHaveText("代位求偿");
  await expect(hits.getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/layout\/(?:knowledge|info|statute)/,
  );
});

test("a law is read and its articles reached without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/layout/statute");
  await page.getByRole("link", { name: "保险法", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "中华人民共和国保险法" })).toBeVisible();
  await expect(page.locator("article#a60, .contents a").first()).toBeVisible();
  await context.close();
});

test("the list of laws narrows while its name is typed, and lies by kind and by letter", async ({ page }) => {
  await page.goto("/layout/statute");
  const box = page.getByRole("searchbox", { name: "按名称查找法规" });
  await box.fill("保险");
  const found = page.locator("#narrow-laws li");
  await expect(found.first()).toBeVisible();
  for (const title of await found.getByRole("link").allTextContents()) expect(title).toContain("保险");
  await box.fill("mfd");
  await expect(found.getByRole("link").first()).toHaveText("中华人民共和国民法典");
  await box.fill("没有这部法");
  await expect(page.locator("#narrow-laws").getByRole("status")).toHaveText("0 部");
  await expect(found).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "司法解释" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "司法解释" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "B", exact: true }).click();
  await expect(page.getByRole("link", { name: "保险法", exact: true }).first()).toBeVisible();
});

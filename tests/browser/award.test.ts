import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test } from "./shared-browser.ts";

/** Opens the second judgment of a search and returns its name. */
async function openFromList(page: Page): Promise<string> {
  await page.goto("/layout/serachList#qr=代位求偿");
  const link = page.locator("ol.results > li").nth(1).getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return name;
}
const paragraphs = (page: Page) => page.locator("[data-slot=body] > p");

test("a judgment shows its facts, numbered paragraphs and the judges @phone", async ({ page }) => {
  await openFromList(page);
  await expect(page).toHaveURL(/\/layout\/award#[a-z2-7]{12}$/);
  for (const fact of ["案号", "文书类型", "裁判日期", "来源"])
    await expect(page.locator("dt", { hasText: fact })).toBeVisible();
  await expect(page.locator("[data-slot=court]")).toContainText("法院");
  await expect.poll(() => paragraphs(page).count()).toBeGreaterThan(3);
  await expect(page.locator("[data-slot=tail]")).toContainText(/审判/);
  await expect(page.locator("mark").first()).toHaveText("代位求偿");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("previous and next go along the result list, and the way back leads to its page", async ({ page }) => {
  const name = await openFromList(page);
  await expect(page.getByText(/^第 2 篇，(?:显示 200 篇，)?共 \d+ 篇$/)).toBeVisible();
  await page.getByRole("link", { name: "下一篇" }).click();
  await expect(page.getByText(/^第 3 篇，(?:显示 200 篇，)?共 \d+ 篇$/)).toBeVisible();
  await page.getByRole("link", { name: "上一篇" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("link", { name: "上一篇" }).click();
  await expect(page.getByRole("link", { name: "上一篇" })).toBeHidden();
  await page.getByRole("link", { name: "下一篇" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("link", { name: "返回检索结果" }).click();
  await expect(page).toHaveURL(/serachList#qr=/);
  await expect(page.locator("ol.results > li").nth(1).getByRole("link").first()).toBeFocused();
});

test("two tabs keep to their own searches: marks, place and the way back", async ({ page, context }) => {
  await openFromList(page);
  const other = await context.newPage();
  await other.goto("/layout/serachList#qr=借款合同");
  await other.locator("ol.results > li").first().getByRole("link").first().click();
  await expect(other.locator("mark").first()).toHaveText("借款合同");
  await page.reload();
  await expect(page.getByText(/^第 2 篇，(?:显示 200 篇，)?共 \d+ 篇$/)).toBeVisible();
  await expect(page.locator("mark").first()).toHaveText("代位求偿");
  const back = page.getByRole("link", { name: "返回检索结果" });
  await expect(back).toHaveAttribute("href", /serachList#qr=%E4%BB%A3/);
});

test("a paragraph has an address, and its citation is copied with it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openFromList(page);
  await page.getByRole("link", { name: "第 3 段" }).click();
  await expect(page).toHaveURL(/#[a-z2-7]{12}\/3$/);
  await page.getByRole("button", { name: "复制本段引用" }).click();
  await expect(page.getByRole("status").filter({ hasText: "已复制" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const number = await page.locator("[data-slot=case_number]").textContent();
  expect(copied).toContain(`${number}`);
  expect(copied).toMatch(/第3段 http.*\/layout\/award#[a-z2-7]{12}\/3$/);
  await page.goto("about:blank");
  await page.goto(copied.slice(copied.indexOf("http")));
  await expect(paragraphs(page).nth(2)).toHaveClass(/here/);
  await expect(paragraphs(page).nth(2)).toBeInViewport();
});

test("the words searched for are counted and gone through one by one", async ({ page }) => {
  await openFromList(page);
  await expect(page.getByText(/^命中 \d+ 处$/)).toBeVisible();
  await page.getByRole("button", { name: "下一处命中" }).click();
  await expect(page.getByText(/^第 1 处，共 \d+ 处$/)).toBeVisible();
  await expect(page.locator("mark.now")).toBeInViewport();
  await page.getByRole("button", { name: "上一处命中" }).click();
  const total = await page.locator("[data-slot=article] mark").count();
  await expect(page.getByText(`第 ${total} 处，共 ${total} 处`)).toBeVisible();
});

test("what is lost on the way is said, and comes when it is asked for again", async ({ page }) => {
  await openFromList(page);
  await page.route(/_astro\/(save-judgment|reference)[^/]*\.js/, (route) => route.abort());
  await page.getByRole("button", { name: "下载文本" }).click();
  await expect(page.locator(".toasts .error")).toHaveText("网络连接失败，请稍后重试");
  const panel = page.locator("[data-panel=reference]");
  await panel.locator("summary").click();
  await expect(panel).toContainText("网络连接失败，请稍后重试");
  await page.unroute(/_astro\/(save-judgment|reference)[^/]*\.js/);
  await panel.locator("summary").click();
  await panel.locator("summary").click();
  await expect(panel.getByText("BibTeX", { exact: true })).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "下载文本" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.txt$/);
  const last = (await paragraphs(page).last().textContent()) ?? "";
  expect(await readFile(await download.path(), "utf8")).toContain(last.replace(/^\d+/, ""));
});

test("printing calls the printer and leaves the judgment alone on the paper", async ({ page }) => {
  await openFromList(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "打印" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header.top")).toBeHidden();
  await expect(page.locator("footer.foot")).toBeHidden();
  await expect(page.getByRole("button", { name: "打印" })).toBeHidden();
  await expect(page.getByText(/\/layout\/award#/)).toBeVisible();
  await expect(paragraphs(page).first()).toBeVisible();
});

test("a failed load says why and can be tried again", async ({ page }) => {
  await openFromList(page);
  await page.route("**/content", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("文书没有载入：网络连接失败")).toBeVisible();
  await page.unroute("**/content");
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.locator("[data-slot=article]")).toBeVisible();
});

test("parties, counsel and judges stand under the facts; a judge's name searches", async ({ page }) => {
  await openFromList(page);
  const people = page.locator("[data-slot=people]");
  for (const fact of ["法院", "当事人", "代理人、辩护人", "审判人员", "裁判结果"])
    await expect(people.locator("dt", { hasText: fact }).first()).toBeVisible();
  const judges = people.locator("div").filter({ has: page.locator("dt", { hasText: "审判人员" }) });
  const judge = judges.getByRole("link").first();
  const name = (await judge.textContent()) ?? "";
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await judge.click();
  await expect(page).toHaveURL(/serachList#judge=/);
  await expect(page.getByRole("button", { name: `去掉 法官 ${name}` })).toBeVisible();
  await expect(page.locator("ol.results > li").first()).toBeVisible();
});

test("a firm's name leads to its cases, a natural party's name nowhere", async ({ page }) => {
  await openFromList(page);
  const { people } = await page.evaluate(async () => {
    const answer = await fetch("/content", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: location.hash.slice(1) }),
    });
    return (await answer.json()).wenshu_content;
  });
  const shown = page.locator("[data-slot=people]");
  await expect(shown.locator("dt").first()).toBeVisible();
  for (const fold of await shown.locator("summary").all()) await fold.click();
  for (const { name, natural } of people.parties)
    await expect(shown.getByRole("link", { name, exact: true })).toHaveCount(natural ? 0 : 1);
  const { firm } = people.counsel.find((one: { firm: string }) => one.firm !== "");
  await shown.getByRole("link", { name: firm, exact: true }).first().click();
  await expect(page).toHaveURL(/serachList#counsel=/);
  await expect(page.locator("ol.results > li").first()).toBeVisible();
});

test("a long judgment has an outline whose lines lead to its sections @phone", async ({ page, isMobile }) => {
  await page.route("**/content", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const text = body.wenshu_content;
    if (text?.holding) {
      // Samples are short; a long judgment has long paragraphs.
      const { from } = text.holding;
      text.body_text = text.body_text.map((line: string, at: number) =>
        at >= 1 && at < from ? line + "如上所述。".repeat(120) : line,
      );
    }
    await route.fulfill({ response: answer, json: body });
  });
  await openFromList(page);
  const menu = page.locator("[data-slot=outline]");
  if (isMobile) await menu.locator("summary").click();
  const outline = page.getByRole("navigation", { name: "本文目录" });
  await outline.getByRole("link", { name: "裁判结果" }).click();
  await expect(page).toHaveURL(/#[a-z2-7]{12}\/\d+$/);
  await expect(page.locator(".here")).toBeInViewport();
  if (isMobile) await expect(outline).toBeHidden();
  else await expect(outline).toBeInViewport();
});

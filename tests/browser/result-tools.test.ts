import { expect, type Page } from "@playwright/test";
import { test } from "./shared-browser.ts";

const open = async (page: Page, query: string) => {
  await page.goto(`/layout/serachList#${query}`);
  await expect(page.locator("ol.results > li").first()).toBeVisible();
};
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("figures of a result are drawn with their tables, narrow it, and stop for a judge @phone", async ({
  page,
}) => {
  await open(page, "qr=代位求偿");
  await tool(page, "统计").click();
  const figures = page.getByRole("region", { name: "检索结果统计" });
  await expect(figures.getByRole("figure")).toHaveCount(5);
  await expect(figures.getByRole("figure").first().locator("svg").first()).toBeVisible();
  await figures.getByText("数据表").first().click();
  await expect(figures.getByRole("cell", { name: /%$/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await figures.getByRole("button", { name: /^2021: / }).click();
  await expect(page).toHaveURL(/suitedate=2021/);
  await expect(figures.getByText("按裁判月份")).toBeVisible();
  await figures
    .getByRole("button", { name: /^2021-\d\d: [1-9]/ })
    .first()
    .click();
  await expect(page).toHaveURL(/datefrom=2021-\d\d&dateto=2021-\d\d/);
  await page.goto("/layout/serachList#qr=代位求偿&judge=例");
  await expect(figures).toContainText("不提供统计");
  // A part of a judge's name beside the office also identifies a judge.
  await page.goto("/layout/serachList#near=审判员 王");
  await page.reload();
  await tool(page, "统计").click();
  await expect(figures).toContainText("不提供统计");
});

test("batch download shows its limit and still saves the list", async ({ page }) => {
  await open(page, "qr=代位求偿&suitedate=2021");
  await tool(page, "批量下载").click();
  const dialog = page.getByRole("dialog", { name: "批量下载" });
  await expect(dialog).toContainText("今日限额 0 次，剩余 0 次");
  await expect(dialog.getByRole("button", { name: "下载", exact: true })).toBeDisabled();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "下载列表（CSV）" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^judgments-\d{8}-1-\d+\.zip$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("a tool that was lost on the way says so, leaves the list alone, and comes at the next press", async ({
  page,
}) => {
  await open(page, "qr=代位求偿");
  const lost = /\/_astro\/DownloadDialog.*\.js$/;
  await page.route(lost, (route) => route.abort());
  await tool(page, "批量下载").click();
  await expect(page.getByRole("alert").filter({ hasText: "没有载入，请检查网络后再试" })).toBeVisible();
  await expect(page.locator("ol.results > li")).toHaveCount(10);
  await page.unroute(lost);
  await tool(page, "批量下载").click();
  await expect(page.getByRole("dialog", { name: "批量下载" })).toBeVisible();
});

test("a pasted list tells which case numbers are there, and feeds have addresses", async ({ page }) => {
  await open(page, "qr=代位求偿");
  const number = (await page.locator("ol.results .facts span").nth(1).textContent()) ?? "";
  await tool(page, "批量查案号").press("Enter");
  const dialog = page.getByRole("dialog", { name: "批量查案号" });
  await dialog.getByLabel("案号列表").fill(`${number.replace(/[（）]/g, " ")} ； (2019)京9999民终77`);
  await dialog.getByRole("button", { name: "查找" }).press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("共 2 个案号，本库有 1 个，没有 1 个。");
  await expect(dialog.getByRole("link").first()).toHaveAttribute("href", /award#[a-z2-7]{12}$/);
  await dialog.getByRole("button", { name: "关闭" }).click();
  await tool(page, "订阅").click();
  await expect(page.getByRole("textbox", { name: "Atom" })).toHaveValue(/\/search\/feed\.atom\?qr=/);
});

test("what leaves the reading list hands the focus to the next, and the last one to the heading", async ({
  page,
}) => {
  await page.goto("/layout/reading");
  await page.evaluate(() => {
    const facts = { address: "#", court: "", case_number: "", casedate: "", note: "", added: 0 };
    const value = ["甲案", "乙案"].map((casename) => ({ ...facts, id: casename, casename }));
    localStorage.readingList = JSON.stringify({ at: Date.now(), value });
  });
  await page.reload();
  await page.getByRole("button", { name: "移出清单: 甲案" }).click();
  await expect(page.getByRole("link", { name: "乙案" })).toBeFocused();
  await page.getByRole("button", { name: "移出清单: 乙案" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the coverage map opens a province to its courts", async ({ page }) => {
  await page.goto("/layout/coverage");
  await page.getByRole("button", { name: "展开 北京市高级人民法院 的各级法院" }).press("Enter");
  await expect(page.getByRole("rowheader", { name: "北京市第一中级人民法院" })).toBeVisible();
});

test("a reading list holds notes, is saved, and goes with everything else kept; new documents are marked", async ({
  page,
}) => {
  await open(page, "qr=代位求偿&suitedate=2021");
  const row = page.locator("ol.results > li").first();
  await row.getByRole("button", { name: /^加入阅读清单/ }).click();
  await expect(row.getByRole("button", { name: /^加入阅读清单/ })).toHaveAttribute("aria-pressed", "true");
  // Simulates that the last visit did not contain the first document.
  await page.waitForFunction(() => localStorage.seenQueries !== undefined);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.seenQueries);
    for (const seen of Object.values<{ total: number; ids: string[] }>(kept.value)) {
      seen.total--;
      seen.ids.shift();
    }
    localStorage.seenQueries = JSON.stringify(kept);
  });
  await page.reload();
  await expect(page.getByText(/上次检索以来新增 1 篇$/)).toBeVisible();
  await expect(row.getByText("新", { exact: true })).toBeVisible();
  // For a result longer than its list only certain additions are marked, and the number is given as a
  // minimum.
  await open(page, "qr=保险&sort=date");
  await page.waitForFunction(() => Object.keys(JSON.parse(localStorage.seenQueries).value).length > 1);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.seenQueries);
    const seen = Object.values<{ total: number; ids: string[] }>(kept.value).find(
      ({ total }) => total > 200,
    )!;
    seen.total--;
    seen.ids.shift();
    localStorage.seenQueries = JSON.stringify(kept);
  });
  await page.reload();
  await expect(page.getByText(/上次检索以来至少新增 1 篇$/)).toBeVisible();
  await expect(row.getByText("新", { exact: true })).toBeVisible();

  await page.goto("/layout/reading");
  await page.getByLabel("笔记").fill("要点：*赔付*");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Markdown" }).click();
  expect((await saved).suggestedFilename()).toBe("reading-list.md");
  await page.reload();
  await expect(page.getByLabel("笔记")).toHaveValue("要点：*赔付*");
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "清除本机保存的全部内容" }).click();
  await expect(page.getByText("清单是空的")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

import { expect } from "@playwright/test";
import { address, chip, LIST, ready, rows, status, total } from "./result-list.ts";
import { test } from "./shared-browser.ts";

test("the list tells how many were found and shown, numbered, with marked words @phone", async ({ page }) => {
  await page.goto(address("qr=代位求偿"));
  await ready(page);
  await expect(status(page)).toHaveText(/^共找到 \d+ 篇文书，显示前 \d+ 篇$/);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toHaveAttribute("value", "1");
  await expect(rows(page).first().locator("mark").first()).toHaveText("代位求偿");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a facet becomes a chip of its kind, is shown as chosen, and goes again", async ({ page }) => {
  await page.goto(address("qr=代位求偿"));
  const years = page.getByRole("region", { name: "裁判年份" });
  const year = years.getByRole("button", { pressed: false }).first();
  const label = (await year.locator("[lang]").textContent()) ?? "";
  const count = await year.locator(".soft").textContent();
  await year.click();
  await expect(chip(page, `裁判年份 ${label.replace("年", "")}`)).toBeVisible();
  await expect(page).toHaveURL(/suitedate=\d{4}/);
  expect(await total(page)).toBe(Number(count));
  await years.getByRole("button", { pressed: true }).first().click();
  await expect(page).not.toHaveURL(/suitedate/);
});

test("the order really changes", async ({ page }) => {
  await page.goto(address("qr=保险"));
  await ready(page);
  const names = () => rows(page).locator("h2").allTextContents();
  const before = await names();
  await page.getByLabel("排序").selectOption("date");
  await expect(page).toHaveURL(/sort=date/);
  await ready(page);
  const dates = await page.locator("ol.results time").allTextContents();
  expect(dates).toEqual([...dates].sort().reverse());
  await page.getByLabel("排序").selectOption("relevance");
  await expect(page).not.toHaveURL(/sort=/);
  await expect.poll(names).toEqual(before);
});

test("the pager shows nine pages, turns them and jumps by number", async ({ page }) => {
  await page.goto(address("qr=保险"));
  await ready(page);
  const pager = page.getByRole("navigation", { name: "分页" });
  await expect(pager.getByRole("button", { name: /^第 \d+ 页$/ })).toHaveCount(9);
  await pager.getByRole("button", { name: "下一页" }).click();
  await expect(page).toHaveURL(/index=2/);
  await expect(rows(page).first()).toHaveAttribute("value", "11");
  await expect(rows(page).first().locator(".snippet, mark").first()).toBeVisible();
  const jump = pager.getByLabel("跳到第几页");
  await jump.pressSequentially("0x1a2");
  await expect(jump).toHaveValue("12");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/index=12/);
  await expect(pager.getByRole("button", { name: "第 12 页" })).toHaveAttribute("aria-current", "page");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("what lies beyond the first 200 has its page, its address and its way on", async ({ page }) => {
  await page.goto(address("qr=合同"));
  const all = await total(page);
  expect(all).toBeGreaterThan(400);
  const pages = Math.ceil(all / 10);
  await expect(page.getByText(`共 ${pages} 页`)).toBeVisible();
  await page.getByLabel("跳到第几页").fill("20");
  await page.getByRole("button", { name: "跳转" }).click();
  await expect(rows(page).last()).toHaveAttribute("value", "200");
  const last = await rows(page).last().locator("h2").textContent();
  await page.getByRole("button", { name: "下一页" }).click();
  await expect(rows(page).first()).toHaveAttribute("value", "201");
  await expect(status(page)).toHaveText(`共找到 ${all} 篇文书，显示第 201 至 210 篇`);
  await expect(rows(page).first().locator("mark").first()).toHaveText("合同");
  const name = (await rows(page).first().locator("h2").textContent()) ?? "";
  await expect(page).toHaveURL(/index=21/);
  await page.reload();
  await expect(rows(page).first().locator("h2")).toHaveText(name);
  // The judgment knows its position, and the way back across the edge of the rows fetched by its list.
  await rows(page).first().getByRole("link").first().click();
  await expect(page.getByText(`第 201 篇，显示 400 篇，共 ${all} 篇`)).toBeVisible();
  await page.getByRole("link", { name: "上一篇" }).click();
  await expect(page.getByRole("heading", { name: last ?? "", level: 1 })).toBeVisible();
  await expect(page.getByText(`第 200 篇，显示 400 篇，共 ${all} 篇`)).toBeVisible();
  // A page beyond the end of the list shows the last page.
  await page.goto(address("qr=合同&index=9999"));
  await expect(rows(page).last()).toHaveAttribute("value", String(all));
});

test("one condition that finds nothing is answered with what was perhaps meant", async ({ page }) => {
  // A typing error in a word and in a court.
  for (const [slip, meant] of [
    ["qr=代为求偿", /^案由 ?保险人代位求偿权纠纷 ?\d+ 篇$/],
    ["qr=上海金融法完", /^法院 ?上海金融法院 ?\d+ 篇$/],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(address(slip));
    const offered = page.getByRole("button", { name: meant });
    const count = Number(/(\d+) 篇$/.exec((await offered.textContent()) ?? "")?.[1]);
    await offered.click();
    await ready(page);
    expect(await total(page)).toBe(count);
  }
});

test("finding nothing says so and offers the chip to drop, with its count", async ({ page }) => {
  await page.goto(address("qr=代位求偿&qr=这几个字不会出现在任何文书里"));
  await expect(page.getByText("逐字检索：0 篇")).toBeVisible();
  const way = page.getByRole("button", { name: /去掉 关键词 这几个字不会出现在任何文书里 ?\d+ 篇/ });
  const count = Number(/(\d+) 篇/.exec((await way.textContent()) ?? "")?.[1]);
  await way.click();
  await ready(page);
  expect(await total(page)).toBe(count);
});

test("what a form without script left in the address moves behind the #", async ({ page }) => {
  await page.goto(`${LIST}?type=1&qr=%E4%BB%A3%E4%BD%8D%E6%B1%82%E5%81%BF`);
  await ready(page);
  await expect(page).toHaveURL(/serachList#qr=/);
});

test("the advanced panel makes chips that live in the address, and the explanation counts each @phone", async ({
  page,
}) => {
  // About twenty calls, for each of which `netlify dev` starts a fresh worker.
  test.slow();
  await page.goto(address("qr=代位求偿"));
  await ready(page);
  const before = await total(page);
  await page.getByRole("button", { name: "高级检索" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("form", { name: "高级检索" });
  await panel.getByLabel("同一段落").fill("保险");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("两个以上的词");
  await expect(panel.getByLabel("同一段落")).toBeFocused();
  await panel.getByLabel("同一段落").fill("保险 赔偿");
  await panel.getByLabel("不含").fill("撤诉");
  await panel.getByLabel("限定的部分").selectOption("holding");
  await panel.getByLabel("限定部分的检索词").fill("本院");
  await panel.getByLabel("起始日期").fill("2020-01-01");
  await page.keyboard.press("Enter");
  for (const text of ["同一段落 保险 赔偿", "不含 撤诉", "裁判要点/本院认为 本院", "裁判日期自 2020-01-01"])
    await expect(chip(page, text)).toBeVisible();
  await expect(page).toHaveURL(/near=.*without=.*holding=.*datefrom=2020-01-01/);
  await expect.poll(() => total(page)).toBeLessThan(before);
  const after = await total(page);
  await page.getByRole("button", { name: "检索说明" }).click();
  await expect(page.getByText(`找到 ${after} 个，`)).toContainText(
    "全文含有“代位求偿”，并且同一段落内同时出现“保险”和“赔偿”",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const dropped = page.getByRole("table").getByRole("button", { name: /去掉 不含 撤诉/ });
  const count = Number(await dropped.textContent());
  await dropped.click();
  await expect(chip(page, "不含 撤诉")).toHaveCount(0);
  await expect(status(page)).toContainText(`共找到 ${count} 篇`);
  await page.goBack();
  await expect(chip(page, "不含 撤诉")).toBeVisible();
  await page.reload();
  expect(await total(page)).toBe(after);
});

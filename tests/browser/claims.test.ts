import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { parseCsv } from "../../src/domain/text/csv.ts";
import { test } from "./shared-browser.ts";

const CAUSE = "保险人代位求偿权纠纷";
const COURT = "内蒙古自治区呼和浩特市中级人民法院";

const section = (page: Page, name: string) => page.getByRole("region", { name });
/**
 * A file as a legal department would write it: headings and four claims, two of which are invalid and one not
 * found.
 */
const CLAIMS = [
  "案由,法院,标的金额",
  `${CAUSE},${COURT},"1,200,000"`,
  `${CAUSE},火星市人民法院,120万`,
  `,${COURT},5万`,
  `${CAUSE},${COURT},很多`,
].join("\r\n");

test("without script the checklist works and the tools say what they need @phone", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/layout/claims");
  const list = section(page, "代位求偿权案件的证据清单");
  await expect(list.getByRole("group")).toHaveCount(4);
  const receipt = list.getByRole("checkbox", { name: /赔款支付的银行回单/ });
  await receipt.check();
  await expect(receipt).toBeChecked();
  await expect(page.locator("noscript p")).toHaveText("以下工具需要脚本。");
  await context.close();
});

test("a file of claims gives three lists for each, says what is wrong, and downloads @phone", async ({
  page,
  request,
}) => {
  await page.goto("/layout/claims");
  await page.getByRole("link", { name: "批量查找律师" }).click();
  const tool = section(page, "批量查找律师");
  const example = page.waitForEvent("download");
  await tool.getByRole("button", { name: "下载示例" }).focus();
  await expect(page.locator("astro-island").first()).not.toHaveAttribute("ssr", /.*/);
  await page.keyboard.press("Enter");
  expect(parseCsv(readFileSync(await (await example).path(), "utf8"))[1]).toEqual([CAUSE, COURT, "1200000"]);

  await tool
    .getByLabel("选择 CSV 文件")
    .setInputFiles({ name: "claims.csv", mimeType: "text/csv", buffer: Buffer.from(CLAIMS) });
  await expect(tool.getByText("已完成 4 行，其中 3 行没有结果。")).toBeVisible();
  const query = new URLSearchParams({ reason: CAUSE, court: COURT, amount: "1000000", amountMax: "3000000" });
  const { data } = await (await request.get(`/lawyer/list?${query}`)).json();
  const rows = tool.getByRole("listitem");
  for (const [at, list] of [data.lawyerExp, data.lawyerImpact, data.lawyerActiv].entries())
    await expect(rows.first().getByRole("definition").nth(at)).toHaveText(
      list.map((entry: { lawyer: string; n: number }) => `${entry.lawyer}（${entry.n}）`).join("、"),
    );
  await expect(rows.nth(1)).toContainText("没有名为“火星市人民法院”的法院");
  await expect(rows.nth(2)).toContainText("没有写案由");
  await expect(rows.nth(3)).toContainText("金额无法识别：很多");

  const saved = page.waitForEvent("download");
  await tool.getByRole("button", { name: "下载结果 CSV" }).click();
  const [head = [], ...result] = parseCsv(readFileSync(await (await saved).path(), "utf8"));
  expect(head.slice(4, 8)).toEqual(["名单", "位次", "姓名", "律师事务所"]);
  expect(result).toHaveLength(9 + 3);
  expect(result.slice(0, 3).map((row) => [row[4], row[6]])).toEqual(
    data.lawyerExp.map((entry: { lawyer: string }) => ["经验", entry.lawyer]),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a file from a Chinese spreadsheet is read, a lost line is told row by row, and one can stop", async ({
  page,
}) => {
  await page.goto("/layout/claims");
  const tool = section(page, "批量查找律师");
  await tool.getByRole("button", { name: "下载示例" }).focus();
  await expect(page.locator("astro-island").first()).not.toHaveAttribute("ssr", /.*/);
  await page.route("**/lawyer/list?*", (route) => route.abort());
  // 民间借贷纠纷 and 北京市高级人民法院 in GB 18030, three rows of them.
  const row = "c3f1bce4bde8b4fbbec0b7d72cb1b1bea9cad0b8dfbcb6c8cbc3f1b7a8d4ba2c35300a";
  const file = { name: "claims.csv", mimeType: "text/csv", buffer: Buffer.from(row.repeat(3), "hex") };
  await tool.getByLabel("选择 CSV 文件").setInputFiles(file);
  await expect(tool.getByText("已完成 3 行，其中 3 行没有结果。")).toBeVisible();
  await expect(tool.getByRole("listitem").first()).toContainText("民间借贷纠纷 北京市高级人民法院 50");
  await expect(tool.getByText("网络连接失败")).toHaveCount(3);

  await page.unroute("**/lawyer/list?*");
  await page.route("**/lawyer/list?*", () => {});
  await tool.getByLabel("选择 CSV 文件").setInputFiles(file);
  await expect(tool.getByText("正在查询第 0 / 3 行")).toBeVisible();
  await tool.getByRole("button", { name: "停止" }).click();
  await expect(tool.getByText("已完成 0 行")).toBeVisible();
  await tool
    .getByLabel("选择 CSV 文件")
    .setInputFiles({ name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("\n") });
  await expect(tool.getByText("文件里没有可以读取的行。")).toBeVisible();
});

test("limitation period and an opponent's counsel, by keyboard alone", async ({ page, request }) => {
  // Routed from the start: now and then Chromium lets a call pass that is routed just before it is sent.
  let isCut = false;
  await page.route("**/lawyer/party", (route) => (isCut ? route.abort() : route.fallback()));
  await page.goto("/layout/claims");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const limitation = section(page, "诉讼时效");
  await expect(limitation).toContainText("民法典第一百八十八条第一款");
  await expect(limitation).toContainText("保险法司法解释（二）第十六条第二款");
  const paid = limitation.getByLabel("保险金支付日期");
  await paid.focus();
  await page.keyboard.press("Enter");
  await expect(limitation.getByText("请选择保险金支付日期。")).toBeVisible();
  // The last day, 29 February 2027, does not exist and the 28th is a Sunday.
  await paid.fill("2024-02-29");
  await page.keyboard.press("Enter");
  await expect(limitation.getByRole("status")).toContainText("自 2024-02-29 起算，至 2027-03-01 届满，");
  await paid.fill("2015-05-04");
  await page.keyboard.press("Enter");
  await expect(limitation.getByRole("status")).toContainText(/至 2018-05-04 届满，已过 [\d,]+ 天。/);

  const known = await (await request.post("/lawyer/party", { data: { party: "公司" } })).json();
  const { party, lawyer, id } = known.data.cases[0];
  const opponent = section(page, "对方曾委托过哪些律师");
  await opponent.getByLabel("当事人名称").focus();
  await page.keyboard.type("某");
  await page.keyboard.press("Enter");
  await expect(opponent.getByText("请输入至少两个字。")).toBeVisible();
  await opponent.getByLabel("当事人名称").fill(party);
  await page.keyboard.press("Enter");
  await expect(opponent.getByText(/\d+ 个名称相符的当事人，共 \d+ 次代理/)).toBeVisible();
  const row = opponent.getByRole("row").filter({ hasText: lawyer }).first();
  await expect(row).toContainText(party);
  expect(await row.getByRole("link").getAttribute("href")).toMatch(/^\/layout\/award#[a-z2-7]{12}$/);
  await expect(opponent.locator(`a[href="/layout/award#${id}"]`).first()).toBeVisible();
  await opponent.getByLabel("当事人名称").fill("绝无此当事人");
  await page.keyboard.press("Enter");
  await expect(opponent.getByText("本库没有这个当事人的代理记录。")).toBeVisible();
  isCut = true;
  await page.keyboard.press("Enter");
  await expect(opponent.getByText("查询没有完成：网络连接失败")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

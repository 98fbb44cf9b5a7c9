import { expect, type Page } from "@playwright/test";
import { analyse, CASE, field, fillForm, openForm } from "./reversal-form.ts";
import { test } from "./shared-browser.ts";

async function openResult(page: Page): Promise<void> {
  await openForm(page);
  await fillForm(page);
  await analyse(page).click();
  await expect(page).toHaveURL(/\/layout\/layercase$/);
  await expect(page.locator(".rate strong")).toHaveText(/^每 100 件里约 \d+ 件被改判或发回$/);
}

test("while the case is sent 案件信息上传中 stays, then the result stands with number and answer stored", async ({
  page,
}) => {
  await openForm(page);
  await fillForm(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/reverse/basicinfo", async (route) => {
    await held;
    await route.continue();
  });
  await analyse(page).click();
  await expect(page.locator(".toasts .warning")).toHaveText("案件信息上传中");
  release();
  await expect(page).toHaveURL(/\/layout\/layercase$/);
  const kept = await page.evaluate(() => [localStorage.caseInfo, localStorage.caseNumber]);
  expect(JSON.parse(kept[0]).value.result.code).toBe(0);
  expect(JSON.parse(kept[1]).value).toBe(CASE.first_instance_number);
});

test("the form is filled in and sent by keyboard alone", async ({ page }) => {
  await page.goto("/layout/addcase");
  await field(page, "subject").focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  for (let at = 0; at < 3; at++) await page.keyboard.press("ArrowDown");
  await expect(field(page, "subject")).toHaveValue("上诉人");
  await page.keyboard.press("Tab");
  await page.keyboard.type(CASE.first_instance_number);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(field(page, "court")).toBeFocused();
  await page.keyboard.type("呼和浩特市中级");
  await expect(page.getByRole("option", { name: CASE.court })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field(page, "court")).toHaveValue(CASE.court);
  await page.keyboard.press("Tab");
  await page.keyboard.type(CASE.mainjudge);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(CASE.reason);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1200000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/layout\/layercase$/);
});

test("the result shows the share with all that it rests on @phone", async ({ page }) => {
  await openResult(page);
  await expect(page.getByText("这是同类案件的历史比例，不是对本案结果的预测。")).toBeVisible();
  await expect(page.locator(".bars .bar-share")).toHaveCount(5);
  await expect(page.getByText(/九成区间 \d/)).toBeHidden();
  await page.getByText("怎么算的", { exact: true }).click();
  await expect(page.getByText(/九成区间 \d+\.\d% – \d+\.\d%/)).toBeVisible();
  await expect(page.getByRole("table").first().locator("tbody tr")).toHaveCount(5);
  await page.getByText("各种结果各有多少", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "改变原裁判的理由" })).toBeVisible();
  const appeal = page
    .getByRole("term")
    .filter({ hasText: "不服一审判决" })
    .locator("xpath=following-sibling::dd[1]");
  await expect(appeal).toContainText("向内蒙古自治区高级人民法院提出。");
  await expect(appeal).toContainText("最后一天：2026-11-17，已经过去。");
  await expect(page.getByRole("definition").filter({ hasText: "六个月内申请再审" })).toBeVisible();
  await expect(page.getByText("期限和法院均请向法院核实。")).toBeVisible();
  await expect(page.locator(".experts img").first()).toHaveAttribute("src", /^data:image\/[a-z+]+;base64,/);
  await page.getByText("背后的案件").click();
  await expect(page.locator(".case-list a").first()).toHaveAttribute("href", /\/layout\/award#[a-z2-7]{12}$/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "继续" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "继续" }).click();
  await expect(page.getByRole("heading", { name: "请准备以下材料" })).toBeFocused();
  await expect(page.locator(".documents li")).toHaveText([
    "判决书",
    "起诉状",
    "答辩状",
    "上诉状",
    "二审答辩状",
    "一审原告证据",
    "一审被告证据",
    "二审原告证据",
    "二审被告证据",
    "其他材料",
  ]);
  await expect(page.getByText("周一至周五 09:00-17:30").first()).toBeVisible();
});

test("a shared address holds court, cause and band behind the #, and computes again elsewhere", async ({
  page,
  browser,
}) => {
  await openResult(page);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "复制分享地址" }).click();
  const address = (await page.locator(".case-head output").textContent()) ?? "";
  const [path = "", hash = ""] = address.split("#");
  expect(path).toMatch(/\/layout\/layercase$/);
  expect(Object.fromEntries(new URLSearchParams(hash))).toEqual({
    court: CASE.court,
    reason: CASE.reason,
    amount: "1000000",
    amountMax: "3000000",
  });
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(address);
  await expect(visitor.locator(".rate strong")).toHaveText(/^每 100 件里约 \d+ 件被改判或发回$/);
  await expect(visitor.getByText(CASE.first_instance_number)).toHaveCount(0);
  await other.close();
});

test("where fewer than ten cases stand behind it, no share is given and the page says why", async ({
  page,
}) => {
  await page.goto(
    `/layout/layercase#${new URLSearchParams({ court: CASE.court, reason: "盗窃罪", amount: "0" })}&amountMax=0`,
  );
  await expect(page.locator(".rate strong")).toHaveText("不给出比例");
  await expect(page.getByText(/不足 10 件/)).toBeVisible();
});

test("the page on calibration shows every year beside the base rate and says what samples show", async ({
  page,
}) => {
  await page.goto("/layout/info/calibration");
  await expect(page.getByText("下面的数字只反映示例的生成程序")).toBeVisible();
  const rows = page.getByRole("table").first().locator("tbody tr");
  expect(await rows.count()).toBeGreaterThan(3);
  await expect(rows.getByText("基准率").first()).toBeVisible();
});

test("the form is checked in the specified order with the specified messages @phone", async ({ page }) => {
  await openForm(page);
  const steps = [
    ["subject", "请输入主体身份"],
    ["first_instance_number", "请输入一审或二审案号"],
    ["court", "请选择法院名称"],
    ["mainjudge", "请输入主审法官"],
    ["reason", "请选择案由"],
    ["amount", "请输入标的金额"],
  ] as const;
  for (const [name, message] of steps) {
    await analyse(page).click();
    await expect(page.getByRole("alert")).toHaveText(message);
    await expect(field(page, name)).toBeFocused();
    if (name === "subject") await field(page, name).selectOption("原告");
    else await field(page, name).fill(CASE[name]);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("court, judges and number typed in the analysis stand in the lead form", async ({ page }) => {
  const lead = (name: string) => page.locator(`.lead-form [name="${name}"]`);
  await openResult(page);
  await page.getByRole("button", { name: "继续" }).click();
  await page.locator(".more a.main").click();
  await expect(lead("first_court")).toHaveValue(CASE.court + CASE.first_instance_number);
  await expect(lead("first_judge")).toHaveValue("某法官；甲；乙；丙");
  await expect(lead("final_court")).toHaveValue("");
  // A case that is still being typed replaces the one before.
  await openForm(page);
  await field(page, "first_instance_number").fill("（2025）内民终2号");
  await field(page, "mainjudge").fill("某审判长");
  await page.getByRole("link", { name: "上传案件材料，获取免费的法律分析报告" }).click();
  await expect(lead("final_court")).toHaveValue("（2025）内民终2号");
  await expect(lead("final_judge")).toHaveValue("某审判长");
  await expect(lead("first_court")).toHaveValue("");
});

test("a failure is said, nothing typed is lost, and the retry goes through", async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.route(
    "**/reverse/basicinfo",
    (route) => route.fulfill({ status: 503, json: { result: { code: 50301, msg: "服务暂停" } } }),
    { times: 1 },
  );
  await analyse(page).click();
  await expect(page.getByRole("alert")).toContainText("分析没有完成：服务暂停");
  for (const [name, value] of Object.entries(CASE)) await expect(field(page, name)).toHaveValue(value);
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page).toHaveURL(/\/layout\/layercase$/);
});

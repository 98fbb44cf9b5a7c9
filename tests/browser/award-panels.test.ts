import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "./shared-browser.ts";

interface Listed {
  id: string;
  casename: string;
  case_number: string;
}
const find = async (request: APIRequestContext, qr: string[]): Promise<Listed[]> =>
  (await (await request.post("/search", { data: { search: { qr } } })).json()).data.id_list;
const contentOf = async (request: APIRequestContext, id: string) =>
  (await (await request.post("/content", { data: { id } })).json()).wenshu_content;
const panel = (page: Page, name: string) => page.locator(`[data-panel=${name}]`);
const noOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** An appeal of the collection that changed the judgment below it, with that judgment in the collection too. */
async function changedAppeal(request: APIRequestContext) {
  for (const { id } of await find(request, ["撤销", "民事判决", "上诉人"])) {
    const detail = await contentOf(request, id);
    if (detail.outcome === "changed" && detail.related.some((one: Listed) => one.id !== "")) return detail;
  }
  throw new Error("the sample corpus holds no changed appeal");
}

test("both instances stand side by side, from either one and by their own address @phone", async ({
  page,
  request,
}) => {
  const appeal = await changedAppeal(request);
  const first = appeal.related.find(({ instance }: { instance: string }) => instance === "first");
  await page.goto(`/layout/award#${first.id}`);
  await expect(page.locator("[data-slot=outcome]")).toHaveText("二审 改判");
  const both = panel(page, "instances");
  await both.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(both.locator(".heads p").first()).toContainText(first.case_number);
  await expect(both.locator(".heads p").last()).toContainText(appeal.case_number);
  await expect(both.locator(".heads .badge")).toHaveText("改判");
  await expect(both.getByText(/改写 \d+ 段，只见于前审 \d+ 段，只见于后审 \d+ 段/)).toBeVisible();
  await expect(both.locator(".sides del").first()).toBeVisible();
  await expect(both.locator(".sides ins").first()).toBeVisible();
  await noOverflow(page);
  await both.getByRole("link", { name: "本对照的地址" }).click();
  await expect(page).toHaveURL(/\/both$/);
  await page.goto("about:blank");
  await page.goto(`/layout/award#${appeal.id}/both`);
  await expect(both.locator(".sides del").first()).toBeVisible();
  await expect(both.locator("summary")).toBeInViewport();
  await expect(page.locator("[data-slot=outcome]")).toHaveText("裁判结果 改判");
});

test("similar cases carry their reasons and open in place; a failed line is told", async ({
  page,
  request,
}) => {
  const [row] = await find(request, ["代位求偿", "民事判决书"]);
  await page.route("**/content/similar", (route) => route.abort());
  await page.goto(`/layout/award#${row!.id}`);
  const similar = panel(page, "similar");
  await similar.locator("summary").click();
  await expect(similar.getByText("没有载入：网络连接失败")).toBeVisible();
  await page.unroute("**/content/similar");
  await similar.locator("summary").click();
  await similar.locator("summary").click();
  const cases = similar.locator(".similar > li");
  await expect(cases).toHaveCount(8);
  for (const one of await cases.all()) await expect(one.locator(".reasons")).toContainText(/案由相同|法条/);
  await noOverflow(page);
  const name = (await cases.first().getByRole("link").first().textContent())!;
  await cases.first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(similar.locator(".similar")).toHaveCount(0);
});

test("a list that comes late does not stand on the judgment opened since", async ({ page, request }) => {
  const [before, after] = await find(request, ["代位求偿", "民事判决书"]);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/content/similar", async (route) => {
    const { id } = route.request().postDataJSON();
    if (id === before!.id) await held;
    const row = { ...after, casename: `${id}的案例`, court: "", casedate: "" };
    const data = [{ ...row, score: 1, reasons: [] }];
    await route.fulfill({ json: { result: { code: 0, msg: "" }, data, causes: [] } });
  });
  await page.goto(`/layout/award#${before!.id}`);
  const asking = page.waitForRequest("**/content/similar");
  await panel(page, "similar").locator("summary").click();
  const late = await asking;
  await page.evaluate((id) => location.assign(`#${id}`), after!.id);
  await expect(panel(page, "similar")).not.toHaveAttribute("open");
  await panel(page, "similar").locator("summary").click();
  const shown = panel(page, "similar").getByRole("link", { name: /的案例$/ });
  await expect(shown).toHaveText(`${after!.id}的案例`);
  release();
  await (await late.response())?.finished();
  await panel(page, "reference").locator("summary").click();
  await expect(panel(page, "reference").getByText("RIS", { exact: true })).toBeVisible();
  await expect(shown).toHaveText(`${after!.id}的案例`);
});

test("references copy and save, the links are permanent, and the hash proves the text", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [row] = await find(request, ["代位求偿", "民事判决书"]);
  const detail = await contentOf(request, row!.id);
  await page.goto(`/layout/award#${row!.id}`);
  const reference = panel(page, "reference");
  await reference.locator("summary").click();
  await expect(reference.locator("pre")).toHaveCount(3);
  const [citation, ris, bibtex] = await reference.locator("pre").allTextContents();
  expect(citation).toBe(`${detail.casename}，${detail.court}${detail.case_number}${detail.text_type}。`);
  expect(ris).toContain(`M1  - ${detail.case_number}`);
  expect(bibtex).toMatch(/^@misc\{case/);
  await reference.getByRole("button", { name: "复制" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "已复制" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(citation);
  const saved = page.waitForEvent("download");
  await reference.getByRole("button", { name: "下载文件" }).nth(1).click();
  expect((await saved).suggestedFilename()).toMatch(/\.ris$/);
  expect(readFileSync(await (await saved).path(), "utf8")).toMatch(/^TY {2}- CASE\r\n[\s\S]*ER {2}- \r\n$/);

  const proof = page.waitForEvent("download");
  await reference.getByRole("button", { name: "下载校验用文本" }).click();
  const bytes = readFileSync(await (await proof).path());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(detail.text_sha256);
  await expect(reference.locator("code")).toHaveText(detail.text_sha256);
  await reference.getByRole("button", { name: "在本页重新计算" }).click();
  await expect(reference.getByText("重新计算的值相同")).toBeVisible();
  await noOverflow(page);

  // By number: after #, in the path, with other brackets.
  const byNumber = await reference.locator("section a").nth(1).getAttribute("href");
  const bare = detail.case_number.replace("（", "(").replace("）", ")");
  for (const address of [
    byNumber!,
    `/layout/award/${encodeURIComponent(detail.case_number)}`,
    `/layout/award#${bare}`,
  ]) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: detail.casename })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/layout/award#${detail.id}$`));
  }
  await page.goto("/layout/award#（2099）京9999民终1号");
  await expect(page.getByText("没有找到这篇文书")).toBeVisible();
});

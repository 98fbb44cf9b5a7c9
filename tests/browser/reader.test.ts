import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { MIN_FILL_MS } from "#contract/leads/lead-limits.ts";
import { docxText } from "#domain/text/docx-text.ts";
import { exportLead } from "../../src/cli/office/lead-export.ts";
import { openOffice } from "../../src/cli/office/lead-office.ts";
import { freshTest, test } from "./shared-browser.ts";

const JUDGMENT = readFileSync("tests/fixtures/judgments/01-saihan-subrogation.txt", "utf8");
const COURT = "呼和浩特市赛罕区人民法院";
const NUMBER = "（2021）内0105民初4127号";
const field = (page: Page, name: string) => page.locator(`.read-fields dl > div:has(dt:text-is("${name}"))`);

/** Every run of eight characters of the document that occurs in the sent data. */
function leaked(sent: string): string[] {
  const dense = JUDGMENT.replace(/\s/g, "");
  const text = sent.replace(/\s/g, "");
  const runs = Array.from({ length: dense.length - 7 }, (_, at) => dense.slice(at, at + 8));
  return runs.filter((run) => text.includes(run));
}

/** A Word file with a text. */
function docxOf(text: string): Buffer {
  const paragraphs = text.split("\n").map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`);
  const xml = `<w:document><w:body>${paragraphs.join("")}</w:body></w:document>`;
  return Buffer.from(
    zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8(xml) }),
  );
}

async function readPasted(page: Page): Promise<void> {
  await page.goto("/layout/read");
  await page.getByLabel("或者粘贴文字").fill(JUDGMENT);
  await page.getByRole("button", { name: "读这段文字" }).click();
  await expect(field(page, "法院")).toContainText(COURT);
}

/** All data that the page sends from now on. */
function watch(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const headers = Object.values(request.headers()).join(" ");
    sent.push(decodeURIComponent(`${request.url()} ${headers} ${request.postData() ?? ""}`));
  });
  return sent;
}

test("a pasted judgment fills every service, and nothing of it is sent @phone", async ({ page }) => {
  const sent = watch(page);
  await page.goto("/layout/read");
  await page.getByLabel("或者粘贴文字").fill(JUDGMENT);
  await page.getByRole("button", { name: "读这段文字" }).click();
  await expect(field(page, "法院")).toContainText(COURT);
  await expect(field(page, "案号")).toContainText(NUMBER);
  await expect(field(page, "案由")).toContainText("保险人代位求偿权纠纷");
  await expect(field(page, "上诉期")).toContainText("15 日内");
  await expect(field(page, "上诉法院")).toContainText("内蒙古自治区呼和浩特市中级人民法院");
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  await field(page, "案号").getByRole("button", { name: "在文字里看" }).click();
  const marked = await page
    .getByLabel("读到的文字", { exact: true })
    .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(marked).toBe(NUMBER);
  expect(sent.flatMap(leaked)).toEqual([]);
  expect(sent.filter((one) => /\.onnx|\.wasm/.test(one))).toEqual([]);
  await page.getByRole("link", { name: "看同类案件上诉结果" }).click();
  await expect(page.getByLabel("案号", { exact: false }).first()).toHaveValue(NUMBER);
});

test("words struck out are not sent to find similar cases", async ({ page }) => {
  await page.goto("/layout/read");
  await page.getByLabel("或者粘贴文字").fill(JUDGMENT);
  await page.getByRole("button", { name: "读这段文字" }).click();
  await page.getByRole("button", { name: "去掉“交强险”" }).click();
  const asked = page.waitForRequest("**/content/similar");
  await page.getByRole("button", { name: /^发送这/ }).click();
  const body = (await asked).postData() ?? "";
  expect(body).toContain("代位求偿");
  expect(body).not.toContain("交强险");
  expect(body).not.toContain("拟安");
  await expect(page.locator(".similar-found li").first()).toBeVisible();
});

test("a PDF is read whose font is named but not embedded, as by courts' own programs", async ({ page }) => {
  await page.goto("/layout/read");
  const chooser = page.locator('.choosers input[type="file"]').first();
  await expect(chooser).toBeEnabled();
  const buffer = readFileSync("tests/fixtures/reader/stsong-light.pdf");
  await chooser.setInputFiles({ name: "判决书.pdf", mimeType: "", buffer });
  await page.getByRole("button", { name: "开始读" }).click();
  await expect(field(page, "法院")).toContainText(COURT);
  await expect(field(page, "案件受理费")).toContainText("4,028");
});

/** A judgment on one page, photographed. */
async function photographed(context: BrowserContext): Promise<Buffer> {
  const paper = await context.newPage();
  await paper.setViewportSize({ width: 1300, height: 1840 });
  const lines = JUDGMENT.slice(JUDGMENT.indexOf(`\n${COURT}`))
    .trim()
    .split("\n");
  await paper.setContent(
    `<style>body { font: 24px/1.5 serif; margin: 50px 70px } p { margin: 0; white-space: pre-wrap }</style>${lines.map((line) => `<p>${line}</p>`).join("")}`,
  );
  const photo = await paper.screenshot({ type: "jpeg", quality: 80 });
  await paper.close();
  return photo;
}

freshTest(
  "a photograph is read after consent alone, corrected and carried into every service, and its text is not sent",
  async ({ page, context }) => {
    test.slow();
    const buffer = await photographed(context);
    const sent = watch(page);
    await page.goto("/layout/read");
    const chooser = page.locator('.choosers input[type="file"]').first();
    await expect(chooser).toBeEnabled();
    await chooser.setInputFiles({ name: "第一页.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: "开始读" }).click();
    const agree = page.getByRole("button", { name: "下载并识别" });
    await expect(agree).toBeVisible();
    expect(sent.filter((one) => /\.onnx|\.wasm|characters/.test(one))).toEqual([]);
    await agree.click();
    await expect(field(page, "法院")).toContainText(COURT, { timeout: 120_000 });
    expect(sent.filter((one) => one.includes(".onnx")).length).toBe(2);
    await expect(field(page, "诉讼请求")).toContainText("186,420元");
    await expect(field(page, "判令支付")).toContainText("18.2万元");
    await expect(field(page, "费用负担")).toContainText("由原告负担88元");
    await page.getByRole("button", { name: "在文字里看：案号" }).click();
    const line = page.locator(".lines textarea:focus");
    await expect(line).toHaveValue(/4127号/);
    await line.fill(NUMBER.replace("4127", "4128"));
    await line.press("Enter");
    await expect(field(page, "案号")).toContainText("4128号");
    await page.getByLabel("收到文书的日期").fill("2026-11-02");
    await expect(page.getByText("上诉最后一天：2026-11-17")).toBeVisible();
    // The name of the cause has more than eight characters, so the visitor strikes it out.
    await page.getByRole("button", { name: "去掉“保险人代位求偿权纠纷”" }).click();
    await page.getByRole("button", { name: /^发送这/ }).click();
    await expect(page.locator(".similar-found li").first()).toBeVisible();
    await page.getByRole("button", { name: "把文件交给本站看改判机会" }).click();
    await expect(page.locator(".file-list li")).toHaveText(/第一页\.jpg.*等待提交/);
    expect(sent.some((one) => one.includes("交强险"))).toBe(true);
    expect(sent.flatMap(leaked)).toEqual([]);
    // What is sent when the visitor searches for the number is seen, so nothing was overlooked before.
    await page.goto(`/layout/serachList#qr=${encodeURIComponent(NUMBER)}`);
    await expect.poll(() => sent.flatMap(leaked)).not.toEqual([]);
  },
);

test("without script the page leads to the typed form", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/layout/read");
  await expect(page.getByRole("link", { name: "自己填写案件信息" })).toBeVisible();
  await expect(page.locator("a[href$='/appeal-deadline']")).toBeVisible();
  await context.close();
});

test("what was read goes into the lead form, and its file arrives sealed and whole", async ({ page }) => {
  const file = docxOf(JUDGMENT);
  const sent = watch(page);
  await page.goto("/layout/read");
  const chooser = page.locator('.choosers input[type="file"]').first();
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles({ name: "一审判决书.docx", mimeType: "", buffer: file });
  await page.getByRole("button", { name: "开始读" }).click();
  await page.getByRole("button", { name: "把文件交给本站看改判机会" }).click();
  await expect(page.locator(".file-list li")).toHaveText(/一审判决书\.docx.*等待提交/);
  const field = (name: string) => page.locator(`.lead-form [name="${name}"]`);
  await expect(field("first_court")).toHaveValue(`${COURT}${NUMBER}`);
  expect(await page.evaluate(() => caches.has("carried-files"))).toBe(false);
  expect(sent.filter((one) => /upload_casefile|add_cases2/.test(one))).toEqual([]);
  await field("username").fill("示例联系人");
  await field("telephone").fill("01098765432");
  await field("consent_abroad").check();
  await field("consent_sensitive").check();
  await page.waitForFunction((ms) => performance.now() > ms, MIN_FILL_MS);
  await page.getByRole("button", { name: "发送", exact: true }).click();
  await expect(page.getByText("联系信息和材料均已送达。")).toBeVisible();
  const [receipt = ""] = (await page.locator(".lead-sent").textContent())?.match(/\w{4}-\w{4}-\w{4}/) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "fasu-lead-"));
  await exportLead(await openOffice(), receipt, folder);
  expect(readFileSync(join(folder, receipt, "1-一审判决书.docx")).equals(file)).toBe(true);
  rmSync(folder, { recursive: true });
});

test("fields are corrected, days follow from service, and statutes are those of that day", async ({
  page,
}) => {
  await readPasted(page);
  await field(page, "请求金额").getByRole("button", { name: /^改/ }).click();
  await page.getByRole("textbox", { name: "请求金额" }).fill("很多");
  await page.getByRole("button", { name: "改好" }).click();
  await expect(field(page, "请求金额")).toContainText("看不懂");
  await page.getByRole("textbox", { name: "请求金额" }).fill("20万");
  await page.getByRole("button", { name: "改好" }).click();
  await expect(field(page, "请求金额")).toContainText("20万元");
  await page.getByLabel("收到文书的日期").fill("2026-11-02");
  await expect(page.getByText("上诉最后一天：2026-11-17")).toBeVisible();
  await expect(page.getByText("2026-11-30 前履行")).toBeVisible();
  const article = page.locator(".cited li", { hasText: "保险法第六十条" }).first();
  await expect(article.getByRole("link")).toHaveAttribute("href", /^\/layout\/statute\//);
  await page.getByRole("link", { name: "算上诉费" }).click();
  await expect(page.locator("form[data-sheet] output").last()).toContainText("4,300");
});

test("a document is kept only when asked for, opens again, and is deleted", async ({ page }) => {
  await readPasted(page);
  const kept = () => page.evaluate(() => localStorage.getItem("ownDocument"));
  expect(await kept()).toBeNull();
  await page.getByRole("button", { name: "存在这台设备上" }).click();
  await expect(page.getByText("7 天后自动删除")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "打开它" }).click();
  await expect(field(page, "案号")).toContainText(NUMBER);
  await page.getByRole("button", { name: "从这台设备删除" }).click();
  expect(await kept()).toBeNull();
});

test("a report on similar cases is made on the device", async ({ page }) => {
  await readPasted(page);
  await page.getByRole("button", { name: /^发送这/ }).click();
  await page.locator(".similar-terms summary").click();
  await page.getByLabel("检索主体").fill("示例律师");
  await page.locator('input[name="case"]').first().uncheck();
  const sent = watch(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "生成报告（Word）" }).click();
  const parts = unzipSync(readFileSync(await (await download).path()));
  const text = docxText(strFromU8(parts["word/document.xml"] ?? new Uint8Array()));
  const count = await page.locator('input[name="case"]:checked').count();
  expect(text).toContain("类案检索报告");
  expect(text).toContain("示例律师");
  expect(text).toContain(`选入本报告 ${count} 件`);
  expect(text).toContain("内蒙古自治区呼和浩特市中级人民法院");
  expect(text).toContain("平台收录范围");
  expect(text.match(/全文网址：/g)).toHaveLength(count);
  expect(sent.join("\n")).not.toContain("示例律师");
  expect(sent.flatMap(leaked)).toEqual([]);
});

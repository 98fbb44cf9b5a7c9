import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { freshTest, test } from "./shared-browser.ts";

const JUDGMENT = readFileSync("tests/fixtures/judgments/01-saihan-subrogation.txt", "utf8");
const COURT = "呼和浩特市赛罕区人民法院";
const NUMBER = "（2021）内0105民初4127号";
const field = (page: Page, name: string) => page.locator(`.read-fields dl > div:has(dt:text-is("${name}"))`);

/** Every run of eight characters of the document that is in what a request carries. */
function leaked(sent: string): string[] {
  const dense = JUDGMENT.replace(/\s/g, "");
  const text = sent.replace(/\s/g, "");
  const runs = Array.from({ length: dense.length - 7 }, (_, at) => dense.slice(at, at + 8));
  return runs.filter((run) => text.includes(run));
}

/** All that the page sends from now on. */
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
  await expect(field(page, "上诉")).toContainText("15 日内，上诉于内蒙古自治区呼和浩特市中级人民法院");
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  await field(page, "案号").getByRole("button").click();
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

test("Word and PDF are read, and what cannot be read says what to do", async ({ page }) => {
  const paragraphs = JUDGMENT.split("\n").map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`);
  const xml = `<w:document><w:body>${paragraphs.join("")}</w:body></w:document>`;
  const docx = Buffer.from(zipSync({ "word/document.xml": strToU8(xml) }));
  await page.goto("/layout/read");
  const chooser = page.locator('.choosers input[type="file"]').first();
  const start = page.getByRole("button", { name: "开始读" });
  await expect(chooser).toBeEnabled();
  const bad: [string, Buffer, string][] = [
    ["旧.doc", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "旧版 Word"],
    ["坏.pdf", Buffer.from("%PDF-1.7 nothing"), "打不开"],
    ["空.txt", Buffer.alloc(0), "空文件"],
    ["表.zip", Buffer.from(zipSync({ "a.txt": strToU8("x") })), "不是能读的格式"],
    ["novel.txt", Buffer.from("第一章\n那年冬天很冷，他一个人走回了家。"), "不像裁判文书"],
  ];
  for (const [name, buffer, said] of bad) {
    await chooser.setInputFiles({ name, mimeType: "", buffer });
    await start.click();
    await expect(page.getByRole("alert")).toContainText(said);
    const clear = page.getByRole("button", { name: "全部清除" });
    if (await clear.isVisible()) await clear.click();
    else await page.getByRole("button", { name: `去掉 ${name}` }).click();
  }
  const good: [string, Buffer][] = [
    ["判决书.docx", docx],
    // Its font is named and not part of it, as courts' own programs write PDFs.
    ["判决书.pdf", readFileSync("tests/fixtures/reader/stsong-light.pdf")],
  ];
  for (const [name, buffer] of good) {
    await chooser.setInputFiles({ name, mimeType: "", buffer });
    await start.click();
    await expect(field(page, "法院")).toContainText(COURT);
    await expect(field(page, "案件受理费")).toContainText("4,028");
    await page.getByRole("button", { name: "全部清除" }).click();
  }
});

freshTest("a photograph is read after consent alone, and its text is not sent", async ({ page, context }) => {
  const paper = await context.newPage();
  await paper.setViewportSize({ width: 900, height: 420 });
  const lines = [COURT, "民 事 判 决 书", NUMBER, "原告：陈远舟，男，1983年4月9日出生。"];
  await paper.setContent(
    `<body style="font:26px/2 serif;margin:30px;background:#fff">${lines.map((line) => `<p>${line}</p>`).join("")}`,
  );
  const photo = await paper.screenshot({ type: "jpeg", quality: 80 });
  await paper.close();
  const sent = watch(page);
  await page.goto("/layout/read");
  const chooser = page.locator('.choosers input[type="file"]').first();
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles({ name: "第一页.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: "开始读" }).click();
  const agree = page.getByRole("button", { name: "下载并识别" });
  await expect(agree).toBeVisible();
  expect(sent.filter((one) => one.includes(".onnx"))).toEqual([]);
  await agree.click();
  const text = page.getByLabel("读到的文字", { exact: true });
  await expect(text).toHaveValue(/赛罕区人民法院/, { timeout: 80_000 });
  expect(await text.inputValue()).toContain("4127号");
  expect(sent.filter((one) => one.includes(".onnx")).length).toBe(2);
  expect(sent.flatMap(leaked)).toEqual([]);
});

test("without script the page leads to the typed form", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/layout/read");
  await expect(page.getByRole("link", { name: "自己填写案件信息" }).first()).toBeVisible();
  await context.close();
});

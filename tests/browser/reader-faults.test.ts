import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { freshTest as test } from "./shared-browser.ts";

const FIXTURES = "tests/fixtures/reader";

/** A PDF of pages without text, or with a script that runs on opening. */
function pdfOf(pages: number, action = ""): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(" ");
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${action}>>`,
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    ...Array.from({ length: pages }, () => "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>"),
  ];
  let text = "%PDF-1.5\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text);
}

const docx = (xml: string | Uint8Array) =>
  Buffer.from(zipSync({ "word/document.xml": typeof xml === "string" ? strToU8(xml) : xml }));

const BOMB = `<!DOCTYPE b [<!ENTITY a "${"x".repeat(1000)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1 < 0 ? "" : at - 1};`.repeat(10)}">`).join("")}]><w:document><w:body><w:p><w:r><w:t>&a8;</w:t></w:r></w:p></w:body></w:document>`;
const NOVEL = "第一章\n那年冬天很冷，他一个人走回了家，谁也没有说话。\n".repeat(2000);
const CONTRACT = `SERVICE AGREEMENT\n\n${"This Agreement is made between the Company and the Contractor. ".repeat(60)}`;

const FAULTS: [name: string, file: Buffer, said: string][] = [
  ["判决书.docx", Buffer.from(zipSync({ "a.txt": strToU8("x") })), "不是能读的格式"],
  ["文件.ofd", Buffer.from(zipSync({ "OFD.xml": strToU8("<ofd/>") })), "不是能读的格式"],
  ["坏.pdf", Buffer.from("%PDF-1.7 nothing"), "打不开"],
  ["空.txt", Buffer.alloc(0), "空文件"],
  ["旧.wps", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]), "旧版 Word"],
  ["炸弹.docx", docx(BOMB), "不像裁判文书"],
  ["大炸弹.docx", docx(new Uint8Array(64 << 20)), "太大"],
  ["四千页.pdf", pdfOf(4000), "页数太多"],
  ["加密.pdf", readFileSync(`${FIXTURES}/encrypted.pdf`), "有密码"],
  ["苹果.heic", readFileSync(`${FIXTURES}/photo.heic`), "打不开 HEIC"],
  ["小说.txt", Buffer.from(NOVEL), "不像裁判文书"],
  ["长篇.txt", Buffer.from(NOVEL.repeat(80)), "页数太多"],
  ["contract.txt", Buffer.from(CONTRACT), "不像裁判文书"],
  ["坏.jpg", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2000)]), "打不开"],
];

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.locator('.choosers input[type="file"]').first();
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles({ name, mimeType: name.endsWith(".jpg") ? "image/jpeg" : "", buffer });
  await page.getByRole("button", { name: "开始读" }).click();
}

/** After a failure the page is as before, and no worker runs. */
async function expectGone(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.workers().length).toBe(0);
  const clear = page.getByRole("button", { name: "全部清除" });
  if (await clear.isVisible()) await clear.click();
  else await page.getByRole("button", { name: `去掉 ${name}` }).click();
}

test("each file that cannot be read gets one clear sentence, and its worker ends", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/layout/read");
  for (const [name, buffer, said] of FAULTS) {
    await choose(page, name, buffer);
    const agree = page.getByRole("button", { name: "下载并识别" });
    const alert = page.getByRole("alert");
    await expect(agree.or(alert)).toBeVisible();
    if (await agree.isVisible()) await agree.click();
    await expect(alert, name).toContainText(said, { timeout: 60_000 });
    await expectGone(page, name);
  }
  expect(errors).toEqual([]);
});

test("what holds no text says so: a page whose script does not run, a picture of 16 MB, an empty scan", async ({
  page,
}) => {
  // The recogniser is started once for all these files.
  test.slow();
  await page.goto("/layout/read");
  const script = "/OpenAction<</S/JavaScript/JS(app.alert\\('ran'\\);fetch\\('/ran'\\))>>";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("dialog", () => asked.push("/ran"));
  const [width, height] = [3200, 2400];
  const photo = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(10 << 20);
  expect(photo.length).toBeLessThan(16 << 20);
  for (const [name, buffer] of [
    ["脚本.pdf", pdfOf(1, script)],
    ["猫.jpg", photo],
    ["空.pdf", readFileSync(`${FIXTURES}/scan-empty.pdf`)],
  ] as const) {
    await choose(page, name, buffer);
    if (name === "脚本.pdf") await page.getByRole("button", { name: "下载并识别" }).click();
    await expect(page.getByRole("alert"), name).toContainText("没有认出文字", { timeout: 80_000 });
    await expectGone(page, name);
  }
  expect(asked.filter((url) => url.endsWith("/ran"))).toEqual([]);
});

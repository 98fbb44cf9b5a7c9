import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { freshTest as test } from "./shared-browser.ts";

const FIXTURES = "tests/fixtures/reader";
const scan = (kind: string) => ({
  name: `${kind}.pdf`,
  mimeType: "application/pdf",
  buffer: readFileSync(`${FIXTURES}/scan-${kind}.pdf`),
});
const field = (page: Page, name: string) => page.locator(`.read-fields dl > div:has(dt:text-is("${name}"))`);

async function choose(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const chooser = page.locator('.choosers input[type="file"]').first();
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles(files);
  await page.getByRole("button", { name: "开始读" }).click();
}

test("scans of every kind are recognised line by line", async ({ page }) => {
  await page.goto("/layout/read");
  await choose(page, ["jpeg", "jpeg2000", "jbig2", "ccitt"].map(scan));
  await page.getByRole("button", { name: "下载并识别" }).click();
  const pages = page.locator(".page-text details");
  await expect(pages).toHaveCount(4, { timeout: 80_000 });
  for (const [at, kind] of ["jpeg", "jpeg2000", "jbig2", "ccitt"].entries()) {
    const one = pages.nth(at);
    await expect(one.locator("summary")).toHaveText(`${kind}.pdf`);
    if (at > 0) await one.locator("summary").click();
    await expect(one.getByLabel("第 1 行")).toHaveValue(/赛罕区人民法院/);
    await expect(one.getByLabel("第 3 行")).toHaveValue(/4127号/);
    // The strip beside the line shows its part of the page: not all of it is as light as paper.
    await expect
      .poll(() =>
        one
          .locator("canvas")
          .first()
          .evaluate((canvas: HTMLCanvasElement) => {
            const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
            return data?.some((value, place) => place % 4 === 0 && value < 100) ?? false;
          }),
      )
      .toBe(true);
  }
  // The worker with its memory is gone once all is read.
  await expect.poll(() => page.workers().length).toBe(0);
});

test("a correction of a line reads the fields again; a value is shown in its line; what is uncertain is said", async ({
  page,
}) => {
  await page.goto("/layout/read");
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 900, height: 1200 });
  const text = readFileSync("tests/fixtures/judgments/01-saihan-subrogation.txt", "utf8")
    .split("\n")
    .slice(0, 14);
  await sheet.setContent(
    `<body style="font:22px/1.8 serif;margin:40px;background:#fff">${text.map((line) => `<p style="margin:0;text-indent:2em">${line.trim()}</p>`).join("")}`,
  );
  const photo = await sheet.screenshot({ type: "jpeg", quality: 70 });
  await sheet.close();
  await choose(page, [{ name: "第一页.jpg", mimeType: "image/jpeg", buffer: photo }]);
  await page.getByRole("button", { name: "下载并识别" }).click();
  await expect(field(page, "案号")).toContainText("4127号", { timeout: 80_000 });
  await page.getByRole("button", { name: "在文字里看：案号" }).click();
  const line = page.locator(".lines textarea:focus");
  await expect(line).toHaveValue(/4127号/);
  await line.fill("（2021）内0105民初4128号");
  await line.press("Enter");
  await expect(field(page, "案号")).toContainText("4128号");
});

test("a reading that goes on is stopped at once", async ({ page }) => {
  await page.goto("/layout/read");
  await choose(page, [scan("jpeg"), scan("ccitt")]);
  await page.getByRole("button", { name: "下载并识别" }).click();
  await expect(page.getByText("正在识别第 1 页，共 2 页")).toBeVisible({ timeout: 80_000 });
  await page.getByRole("button", { name: "停止" }).click();
  await expect(page.getByRole("button", { name: "开始读" })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

test("once the recogniser is there no network is needed", async ({ page, context }) => {
  await page.goto("/layout/read");
  await choose(page, [scan("ccitt")]);
  await page.getByRole("button", { name: "下载并识别" }).click();
  const pages = page.locator(".page-text details");
  await expect(pages).toHaveCount(1, { timeout: 80_000 });
  await context.setOffline(true);
  await page.getByRole("button", { name: "全部清除" }).click();
  await choose(page, [scan("ccitt")]);
  await expect(pages).toHaveCount(1, { timeout: 60_000 });
  await expect(pages.getByLabel("第 3 行")).toHaveValue(/4127号/);
});

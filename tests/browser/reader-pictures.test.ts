import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { freshTest as test } from "./shared-browser.ts";

const FIXTURES = "tests/fixtures/reader";
const scan = (kind: string) => ({
  name: `${kind}.pdf`,
  mimeType: "application/pdf",
  buffer: readFileSync(`${FIXTURES}/scan-${kind}.pdf`),
});

async function choose(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const chooser = page.locator('.choosers input[type="file"]').first();
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles(files);
  await page.getByRole("button", { name: "开始读" }).click();
}

test("scans of every kind are recognised line by line, without a network once the recogniser is there, and can be stopped", async ({
  page,
  context,
}) => {
  // The recogniser is started once for all of them.
  test.slow();
  await page.goto("/layout/read");
  const pages = page.locator(".page-text details");
  for (const kind of ["jpeg", "jpeg2000", "jbig2", "ccitt"]) {
    if (kind === "ccitt") await context.setOffline(true);
    await choose(page, [scan(kind)]);
    if (kind === "jpeg") await page.getByRole("button", { name: "下载并识别" }).click();
    await expect(pages).toHaveCount(1, { timeout: 80_000 });
    await expect(pages.locator("summary")).toHaveText(`${kind}.pdf`);
    await expect(pages.getByLabel("第 1 行")).toHaveValue(/赛罕区人民法院/);
    await expect(pages.getByLabel("第 3 行")).toHaveValue(/4127号/);
    // The strip beside the line shows its part of the page: not all of it is as light as paper.
    await expect
      .poll(() =>
        pages
          .locator("canvas")
          .first()
          .evaluate((canvas: HTMLCanvasElement) => {
            const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
            return data?.some((value, place) => place % 4 === 0 && value < 100) ?? false;
          }),
      )
      .toBe(true);
    // The worker with its memory is gone once all is read.
    await expect.poll(() => page.workers().length).toBe(0);
    await page.getByRole("button", { name: "全部清除" }).click();
  }
  await choose(page, [scan("jpeg"), scan("ccitt")]);
  await expect(page.getByText("正在识别第 1 页，共 2 页")).toBeVisible({ timeout: 80_000 });
  await page.getByRole("button", { name: "停止" }).click();
  await expect(page.getByRole("button", { name: "开始读" })).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});

import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { checkSiteContent } from "../../src/server/content/check-content.ts";
import { type DeskAtWork, enterDesk, openDeskAtWork, overwrite, pressSave, publish } from "./desk-at-work.ts";
import { freshTest as test } from "./shared-browser.ts";

// One CMS for all tests, one after the other: each publishes its own change.
test.describe.configure({ mode: "default" });
let desk: DeskAtWork;
test.beforeAll(async () => {
  desk = await openDeskAtWork();
});
test.afterAll(() => desk.close());

test("what is no phone number is refused in the words of the check, and nothing is written", async ({
  page,
}) => {
  await enterDesk(page, desk, "settings/entries/contact");
  await overwrite(page, "客服电话", "请拨打热线");
  await pressSave(page);
  await expect(page.getByText("不像电话号码").first()).toBeVisible();
  expect(desk.changedLines("src/content/settings/contact.yaml")).toEqual([]);
  await overwrite(page, "客服电话", "010-12345678");
  await pressSave(page);
  await expect(page.getByText("已经写进文件").first()).toBeVisible();
  expect(desk.changedLines("src/content/settings/contact.yaml")).toEqual(["phone: 010-12345678"]);
  await publish(page, desk, "src/content/settings/contact.yaml");
});

test("a photograph is kept at a size that pages are made from", async ({ page }) => {
  const photo = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: "#456" } })
    .jpeg()
    .toBuffer();
  await enterDesk(page, desk, "settings");
  await page.getByRole("button", { name: "媒体" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "filing-hall.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByText("filing-hall.jpg").first()).toBeVisible();
  const kept = await sharp(join(desk.root, "src/content/images/filing-hall.jpg")).metadata();
  expect([kept.width, kept.height]).toEqual([2000, 500]);
  expect(checkSiteContent({ root: desk.root, production: false }).problems).toEqual([]);
  await page.keyboard.press("Escape");
  await publish(page, desk, "src/content/images/filing-hall.jpg");
});

test("a category in one language is saved with a note, and published when both are there", async ({
  page,
}) => {
  const file = "src/content/toolbox/enforcement.yaml";
  await enterDesk(page, desk, "toolbox-1/entries/enforcement");
  await page.getByLabel(/^中文/).first().fill("执行线索");
  await page.getByLabel(/^英文/).first().fill("");
  await pressSave(page);
  const bar = page.getByRole("complementary", { name: "发布" });
  await expect(bar.getByText("已经保存。发布之前还要补上")).toBeVisible();
  expect(desk.read(file)).toContain("en: 待填写");
  await bar.getByRole("button", { name: "发布修改" }).click();
  await expect(bar.getByText(/还不能发布，有 1 处/)).toBeVisible();
  await page.getByLabel(/^英文/).first().fill("Leads for enforcement");
  await pressSave(page);
  await expect.poll(() => desk.read(file)).not.toContain("待填写");
  await publish(page, desk, file);
});

test("without its server the desk says how to open it, and no page leads to it", async ({ page }) => {
  await page.route("**/admin/local.json", (route) => route.fulfill({ status: 404 }));
  await page.goto("/admin/");
  await expect(page.getByText("npm start")).toBeVisible();
  await page.goto("/");
  expect(await page.content()).not.toContain("/admin");
});

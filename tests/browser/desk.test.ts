import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { openDesk } from "../../src/cli/desk.ts";
import { checkContent } from "../../src/server/content/check-content.ts";

/** A copy of the content to edit: what the desk writes never reaches the project. */
function copyContent(): string {
  const root = mkdtempSync(join(tmpdir(), "fasu-desk-"));
  mkdirSync(join(root, "src"));
  cpSync("src/content", join(root, "src/content"), { recursive: true });
  for (const folder of ["src/pages", "public"]) symlinkSync(resolve(folder), join(root, folder), "junction");
  return root;
}

/** Lines that differ between a file of the project and of the copy, the new ones. */
function changedLines(root: string, file: string): string[] {
  const before = new Set(readFileSync(file, "utf8").split("\n"));
  return readFileSync(join(root, file), "utf8")
    .split("\n")
    .filter((line) => !before.has(line));
}

const CONTACT = "src/content/settings/contact.yaml";
const ARTICLE = "src/content/knowledge/cn/worth-appealing.md";

// One after the other: each opens a desk, and the first builds the page that both serve.
test.describe.configure({ mode: "default" });

test("an editor changes a phone number, an article and a picture at the desk", async ({ page }) => {
  // Five megabytes of desk to start, on a machine that may be busy.
  test.slow();
  const root = copyContent();
  const desk = await openDesk({ root, port: 0 });
  const problems = () => checkContent({ root, production: false }).problems;
  try {
    await page.goto(desk.address);
    await page.getByRole("button", { name: "登录" }).click();

    // A phone number: what is no number is refused with the words of the check, and nothing is written.
    await page.getByRole("link", { name: "联系方式" }).click();
    const write = async (label: string, text: string) => {
      // An article has a column for each language, Chinese first.
      const box = page.getByLabel(label, { exact: true }).first();
      await box.click();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
      await expect(box).toHaveValue(text);
    };
    await write("客服电话", "请拨打热线");
    const save = async () => {
      await page.getByRole("button", { name: "保存", exact: true }).click();
      await page.getByRole("menuitem", { name: "保存到文件" }).click();
    };
    await save();
    await expect(page.getByText("不像电话号码").first()).toBeVisible();
    expect(changedLines(root, CONTACT)).toEqual([]);
    await write("客服电话", "010-12345678");
    await save();
    await expect(page.getByText("已经写进文件").first()).toBeVisible();
    expect(changedLines(root, CONTACT)).toEqual(["phone: 010-12345678"]);

    // The title of an article: one line of the file changes.
    await page.goto(`${desk.address}#/collections/knowledge`);
    await page.getByRole("link", { name: /值不值得上诉/ }).click();
    await write("标题", "值不值得上诉");
    await save();
    await expect(page.getByText("已保存", { exact: true })).toBeVisible();
    await expect.poll(() => changedLines(root, ARTICLE)).toEqual(["title: 值不值得上诉"]);
    expect(problems()).toEqual([]);

    // A photograph: kept at a size that pages are made from.
    const photo = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: "#456" } })
      .jpeg()
      .toBuffer();
    await page.goto(`${desk.address}#/collections/settings`);
    await page.getByRole("button", { name: "媒体" }).click();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "filing-hall.jpg", mimeType: "image/jpeg", buffer: photo });
    await expect(page.getByText("filing-hall.jpg").first()).toBeVisible();
    const kept = await sharp(join(root, "src/content/images/filing-hall.jpg")).metadata();
    expect([kept.width, kept.height]).toEqual([2000, 500]);
    expect(problems()).toEqual([]);
  } finally {
    await desk.close();
    rmSync(root, { recursive: true, force: true });
  }
});

test("an editor adds a category, writes one language first, publishes both as a commit, and deletes it", async ({
  page,
}) => {
  test.slow();
  const root = copyContent();
  const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8" });
  git("init", "--quiet");
  git("add", "src/content");
  git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "first");
  const desk = await openDesk({ root, port: 0 });
  const file = "src/content/toolbox/new-tools.yaml";
  const save = async () => {
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await page.getByRole("menuitem", { name: "保存到文件" }).click();
  };
  try {
    await page.goto(desk.address);
    await page.getByRole("button", { name: "登录" }).click();
    await page.getByRole("link", { name: "工具箱（不分组）" }).click();
    await page
      .getByRole("link", { name: /工具箱/ })
      .and(page.locator('[href$="/new"]'))
      .click();
    await page.getByLabel("文件名").fill("new-tools");
    await page.getByLabel("顺序").fill("42");
    await page.getByLabel(/^中文/).first().fill("新工具");
    await page.getByRole("button", { name: /新增一项/ }).click();
    await page.getByLabel(/^中文/).nth(1).fill("新链接");
    await page.getByLabel(/^英文/).nth(1).fill("New link");
    await page.getByLabel(/^网址/).fill("https://example.org/");
    await save();
    const bar = page.getByRole("complementary", { name: "发布" });
    await expect(bar.getByText("已经保存。发布之前还要补上")).toBeVisible();
    expect(readFileSync(join(root, file), "utf8")).toContain("en: 待填写");
    expect(readFileSync(join(root, file), "utf8")).not.toContain("note");

    const publish = bar.getByRole("button", { name: "发布修改" });
    await publish.click();
    await expect(bar.getByText(/还不能发布，有 1 处/)).toBeVisible();
    await page.getByLabel(/^英文/).first().fill("New tools");
    await save();
    await expect(page.getByText("已经写进文件").first()).toBeVisible();
    await expect.poll(() => readFileSync(join(root, file), "utf8")).not.toContain("待填写");
    await publish.click();
    await expect(bar.getByText("已经记录 1 个文件的修改")).toBeVisible();
    expect(git("show", "--name-only", "--format=").trim()).toBe(file);

    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "删除内容" }).click();
    await expect.poll(() => existsSync(join(root, file))).toBe(false);
    await publish.click();
    await expect(bar.getByText("已经记录 1 个文件的修改")).toBeVisible();
    expect(git("status", "--porcelain", "src/content").trim()).toBe("");
  } finally {
    await desk.close();
    rmSync(root, { recursive: true, force: true });
  }
});

test("without its server the desk says how to open it, and no page leads to it", async ({ page }) => {
  await page.route("**/admin/local.json", (route) => route.fulfill({ status: 404 }));
  await page.goto("/admin/");
  await expect(page.getByText("npm start")).toBeVisible();
  await page.goto("/");
  expect(await page.content()).not.toContain("/admin");
});

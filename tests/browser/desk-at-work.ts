import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { openDesk } from "../../src/cli/desk/desk.ts";

/** A CMS on a copy of the content under git: its changes never reach the project. */
export interface DeskAtWork {
  address: string;
  root: string;
  /** The text of a file of the copy; undefined if it is missing. */
  read: (file: string) => string | undefined;
  /** The lines of a file of the copy that the project's file does not contain. */
  changedLines: (file: string) => string[];
  /** Runs git on the copy and returns its output. */
  git: (...args: string[]) => string;
  close: () => Promise<void>;
}

/** Opens a CMS on a fresh copy of the content; close it after the tests. */
export async function openDeskAtWork(): Promise<DeskAtWork> {
  const root = mkdtempSync(join(tmpdir(), "fasu-desk-"));
  mkdirSync(join(root, "src"));
  cpSync("src/content", join(root, "src/content"), { recursive: true });
  for (const folder of ["src/pages", "public"]) symlinkSync(resolve(folder), join(root, folder), "junction");
  const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("add", "src/content");
  git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "first");
  const desk = await openDesk({ root, port: 0, pages: join(root, "desk") });
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  return {
    address: desk.address,
    root,
    read,
    git,
    changedLines(file) {
      const before = new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
      return (read(file) ?? "").split("\n").filter((line) => !before.has(line));
    },
    async close() {
      await desk.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Opens the CMS's page below `#/collections/`, as an editor who has logged in. */
export async function enterDesk(page: Page, desk: DeskAtWork, path: string): Promise<void> {
  await page.goto(`${desk.address}#/collections/${path}`);
  await page.getByRole("button", { name: "登录" }).click();
}

/** Clicks the button that saves the form into its file. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await page.getByRole("menuitem", { name: "保存到文件" }).click();
}

/** Types `text` over the content of a box. */
export async function overwrite(page: Page, label: string | RegExp, text: string): Promise<void> {
  // If languages are in columns, or several records have such a box, this is the first.
  const box = page.getByLabel(label, { exact: true }).first();
  await box.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
  await expect(box).toHaveValue(text);
}

/** Publishes the changes; the commit then contains `files`, and nothing else is left to publish. */
export async function publish(page: Page, desk: DeskAtWork, ...files: string[]): Promise<void> {
  const bar = page.getByRole("complementary", { name: "发布" });
  await bar.getByRole("button", { name: "发布修改" }).click();
  await expect(bar.getByText(`已经记录 ${files.length} 个文件的修改`)).toBeVisible();
  // The bar may still show the message of the previous publication.
  await expect.poll(() => desk.git("show", "--name-only", "--format=").split("\n")).toEqual(files);
  expect(desk.git("status", "--porcelain", "src/content")).toBe("");
}

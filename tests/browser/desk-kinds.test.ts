import { existsSync, readFileSync } from "node:fs";
import { parse as parsePath } from "node:path";
import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { CONTENT_ROOT, deskCollections } from "#contract/content/collections.ts";
import { type DeskAtWork, enterDesk, openDeskAtWork, overwrite, pressSave, publish } from "./desk-at-work.ts";
import { visitingTest } from "./visited-page.ts";

/** Each worker opens the CMS only once, because it is some megabytes of script. */
const test = visitingTest(async (page) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});

/** An editor's change to one kind of content: the form, the typed text, and the resulting content of the file. */
interface Work {
  form: string;
  type: (page: Page) => Promise<void>;
  file: string;
  text: string;
  /** The second file that is written: the other language of an article. */
  beside?: string;
  /** A change to the added item, and the resulting content of the file. */
  edit?: { type: (page: Page) => Promise<void>; text: string };
  /** Removes the added item; the file is then unchanged, or deleted. */
  remove?: "entry" | "item";
}

/** The button that saves a form, or says that there is nothing left to save. */
const saveButton = (page: Page) => page.getByRole("button", { name: /^已?保存$/ });

/** Continues in the CMS if the page shows it already, else opens it. */
async function goOn(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith(desk.address)) return enterDesk(page, desk, path);
  // By way of a list, like an editor: directly from one form to the next, the CMS would keep the first one's
  // content.
  await page.goto(`${desk.address}#/collections/knowledge`);
  await expect(saveButton(page)).toHaveCount(0);
  await page.goto(`${desk.address}#/collections/${path}`);
}

/**
 * Waits until the CMS shows `path`: after a first save and a deletion it navigates there by itself, once the
 * file is written.
 */
const arriveAt = (page: Page, path: string) => expect(page).toHaveURL(`${desk.address}#/collections/${path}`);

const settings = (name: string) => `settings/entries/${name}`;

/** Fills the boxes of the last added record. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).last().fill(text);
}

async function addItem(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole("button", { name: "新增一项" }).click();
  await fill(page, fields);
}

/** Fills a box of both languages of an article, the Chinese one first. */
async function fillBoth(page: Page, label: string, chinese: string, english: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).first().fill(chinese);
  await page.getByLabel(label, { exact: true }).last().fill(english);
}

/** Adds an item to the last list of both languages, whose buttons have the same name. */
async function addToBoth(page: Page, button: string): Promise<void> {
  const buttons = page.getByRole("button", { name: button });
  await expect(buttons.last()).toBeVisible();
  await buttons.nth((await buttons.count()) / 2 - 1).click();
  await buttons.last().click();
}

/** Types the text of an article in both languages. */
async function typeBodies(page: Page, chinese: string, english: string): Promise<void> {
  const bodies = page.getByRole("textbox").and(page.locator("[contenteditable=true]"));
  await bodies.first().click();
  await page.keyboard.type(chinese);
  await bodies.last().click();
  await page.keyboard.type(english);
}

/**
 * Clicks the cross of a list's record: the bar of each has a collapse button and a cross, neither with a
 * name.
 */
async function removeItem(page: Page, index: number): Promise<void> {
  await page
    .locator("button[class*=TopBarButton]")
    .filter({ visible: true })
    .nth(2 * index + 1)
    .click();
}

/** A settings file, a list inside one, an article in two languages, and an entry of a folder. */
const WORKS: Record<string, Work> = {
  contact: {
    form: settings("contact"),
    type: (page) => overwrite(page, "客服电话", "010-12345678"),
    file: "settings/contact.yaml",
    text: "phone: 010-12345678",
  },
  corrections: {
    form: settings("corrections"),
    async type(page) {
      await addItem(page, { 编号: "2026-01", 律师姓名: "样例一", 律师事务所: "甲律师事务所" });
      await page.getByLabel("更正方式").click();
      await page.getByRole("option", { name: "改名" }).click();
      await fill(page, { "更正后的姓名 (可选)": "样例二" });
    },
    file: "recovery/corrections.yaml",
    text: "newLawyer: 样例二",
    remove: "item",
  },
  knowledge: {
    form: "knowledge/new",
    async type(page) {
      await page.getByLabel("文件名", { exact: true }).first().fill("first-steps");
      await fillBoth(page, "标题", "起诉的第一步", "First steps of a claim");
      await fillBoth(page, "摘要", "写清请求、事实和证据。", "State the claim, the facts and the evidence.");
      await page.getByLabel("分类").first().click();
      await page.getByRole("option").first().click();
      // An article of one sentence is a draft.
      for (const draft of await page.getByRole("switch", { name: /^草稿/ }).all()) await draft.click();
      await page.getByText("现在", { exact: true }).first().click();
      await addToBoth(page, "新增一项");
      await fillBoth(
        page,
        "文件名称",
        "中华人民共和国民事诉讼法（2023 年修正）",
        "Civil Procedure Law (2023)",
      );
      await typeBodies(page, "先写一句话的请求。", "Begin with one sentence that says what you ask for.");
    },
    file: "knowledge/cn/first-steps.md",
    beside: "knowledge/en/first-steps.md",
    text: "title: 起诉的第一步",
    edit: { type: (page) => overwrite(page, "标题", "起诉前的第一步"), text: "title: 起诉前的第一步" },
    remove: "entry",
  },
  toolbox: {
    form: "toolbox-1/new",
    async type(page) {
      await fill(page, { 文件名: "new-tools", 顺序: "42" });
      await page.getByLabel(/^中文/).first().fill("新工具");
      await page.getByLabel(/^英文/).first().fill("New tools");
      await addItem(page, {});
      await page.getByLabel(/^中文/).nth(1).fill("新链接");
      await page.getByLabel(/^英文/).nth(1).fill("New link");
      await page.getByLabel(/^网址/).fill("https://example.org/");
    },
    file: "toolbox/new-tools.yaml",
    text: "url: https://example.org/",
    edit: { type: (page) => page.getByLabel(/^中文/).first().fill("更新的工具"), text: "cn: 更新的工具" },
    remove: "entry",
  },
};

// One CMS for all tests, one after the other: what one test adds, another changes or deletes.
test.describe.configure({ mode: "serial" });
let desk: DeskAtWork;
test.beforeAll(async () => {
  desk = await openDeskAtWork();
});
test.afterAll(() => desk.close());

/** Paths at which kinds without a form for a new entry of this name are edited. */
const EDITED: Record<string, string> = {
  info: "info/entries/about",
  landing: "landing/entries/lawyer",
  toolbox: "toolbox-1/new",
};

test("every kind of content opens in a form that can be saved", async ({ visited: page }) => {
  for (const { name, kind } of deskCollections()) {
    const isSetting = kind === "file" || kind === "list";
    await goOn(page, isSetting ? settings(name) : (EDITED[name] ?? `${name}/new`));
    await expect(saveButton(page), name).toBeVisible();
  }
});

const pathOf = (file: string) => `${CONTENT_ROOT}/${file}`;
const entryOf = ({ form, file }: Work) => form.replace(/new$/, `entries/${parsePath(file).name}`);
const listOf = ({ form }: Work) => form.replace(/\/new$/, "");
/** The files that a change writes. */
const pathsOf = ({ file, beside }: Work) => [file, ...(beside ? [beside] : [])].map(pathOf);

for (const [kind, work] of Object.entries(WORKS)) {
  const { form, type, text, edit, remove } = work;
  const path = pathOf(work.file);
  test(`an editor ${remove ? "adds" : "changes"} and publishes ${kind}`, async ({ visited: page }) => {
    await goOn(page, form);
    await type(page);
    await pressSave(page);
    await expect.poll(() => desk.read(path)).toContain(text);
    await arriveAt(page, entryOf(work));
    await publish(page, desk, ...pathsOf(work));
  });

  if (edit)
    test(`an editor changes what was added to ${kind}, and publishes`, async ({ visited: page }) => {
      await goOn(page, entryOf(work));
      await edit.type(page);
      await pressSave(page);
      await expect.poll(() => desk.read(path)).toContain(edit.text);
      await publish(page, desk, path);
    });
}

// In a newly opened CMS: a CMS that is still open assumes that the file has the content it read first.
test.describe("another day", () => {
  const removed = Object.entries(WORKS).filter(([, { remove }]) => remove !== undefined);
  test.beforeAll(async ({ visits }) => {
    await visits.page?.goto("about:blank");
  });

  for (const [kind, work] of removed)
    test(`an editor deletes what was added to ${kind}`, async ({ visited: page }) => {
      const path = pathOf(work.file);
      const original = existsSync(path) ? readFileSync(path, "utf8") : undefined;
      if (work.remove === "entry") {
        await goOn(page, entryOf(work));
        await page.getByRole("button", { name: "删除内容" }).click();
        await arriveAt(page, listOf(work));
      } else {
        await goOn(page, work.form);
        await removeItem(page, parse(original!)[kind].length);
        await pressSave(page);
      }
      await expect.poll(() => desk.read(path)).toBe(original);
    });

  test("an editor publishes all that was deleted", async ({ visited: page }) => {
    await publish(page, desk, ...removed.flatMap(([, work]) => pathsOf(work)).sort());
  });
});

import { existsSync, readFileSync } from "node:fs";
import { parse as parsePath } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { CONTENT_ROOT, deskCollections } from "#contract/content/collections.ts";
import { type DeskAtWork, enterDesk, openDeskAtWork, overwrite, pressSave, publish } from "./desk-at-work.ts";

/** What an editor does to one kind of content: the form, what is typed, and what the file then holds. */
interface Work {
  form: string;
  type: (page: Page) => Promise<void>;
  file: string;
  text: string;
  /** What is written beside it: the other language of an article. */
  beside?: string;
  /** Takes away again what was added; the file is then as it was, or gone. */
  remove?: "entry" | "item";
}

const settings = (name: string) => `settings/entries/${name}`;

/** Fills the boxes of the record that was added last. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).last().fill(text);
}

async function addItem(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole("button", { name: "新增一项" }).click();
  await fill(page, fields);
}

/** Presses the cross of a list's record: the bar of each has a fold and a cross, neither with a name. */
async function removeItem(page: Page, index: number): Promise<void> {
  await page
    .locator("button[class*=TopBarButton]")
    .filter({ visible: true })
    .nth(2 * index + 1)
    .click();
}

/** One work a kind; a test says that no kind of content is missing. */
const WORKS: Record<string, Work> = {
  site: {
    form: settings("site"),
    type: (page) => page.getByLabel(/^中文/).nth(1).fill("把裁判读成数字"),
    file: "settings/site.yaml",
    text: "cn: 把裁判读成数字",
  },
  contact: {
    form: settings("contact"),
    type: (page) => overwrite(page, "客服电话", "010-12345678"),
    file: "settings/contact.yaml",
    text: "phone: 010-12345678",
  },
  compliance: {
    form: settings("compliance"),
    type: (page) => overwrite(page, "线索保留天数", "77"),
    file: "settings/compliance.yaml",
    text: "retentionDays: 77",
  },
  menus: {
    form: settings("menus"),
    type: (page) =>
      page
        .getByLabel(/^中文名称/)
        .filter({ visible: true })
        .first()
        .fill("智囊"),
    file: "settings/menus.yaml",
    text: "cn: 智囊",
  },
  notices: {
    form: settings("notices"),
    type: (page) => page.getByLabel(/^中文/).first().fill("链接由各机构维护。"),
    file: "settings/notices.yaml",
    text: "cn: 链接由各机构维护。",
  },
  recovery: {
    form: settings("recovery"),
    type: (page) => page.getByLabel(/^律师主页网址/).fill("https://example.org/{lawyer}"),
    file: "recovery/settings.yaml",
    text: "https://example.org/{lawyer}",
  },
  areas: {
    form: settings("areas"),
    async type(page) {
      await page.getByRole("button", { name: "Expand" }).first().click();
      await page.getByLabel("中文名称", { exact: true }).first().fill("公司与股权");
    },
    file: "areas.yaml",
    text: "cn: 公司与股权",
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
  optOuts: {
    form: settings("optOuts"),
    type: (page) => addItem(page, { 加盐散列: "0a".repeat(16) }),
    file: "recovery/opt-outs.yaml",
    text: "0a".repeat(16),
    remove: "item",
  },
  profiles: {
    form: settings("profiles"),
    type: (page) =>
      addItem(page, {
        编号: "a",
        律师姓名: "样例一",
        律师事务所: "甲律师事务所",
        "主页地址 (可选)": "https://example.org/a",
      }),
    file: "recovery/profiles.yaml",
    text: "page: https://example.org/a",
    remove: "item",
  },
  wording: {
    form: settings("wording"),
    async type(page) {
      await addItem(page, { 编号: "guess", 为什么不能写: "不得猜测结果", 改成什么: "说明依据" });
      await page.getByRole("button", { name: "新增禁用的词" }).last().click();
      await page.getByLabel("内容", { exact: true }).last().fill("稳操胜券");
    },
    file: "wording.yaml",
    text: "- 稳操胜券",
    remove: "item",
  },
  info: {
    form: "info/entries/about",
    type: (page) => overwrite(page, "标题", "关于"),
    file: "info/cn/about.md",
    text: "title: 关于",
  },
  landing: {
    form: "landing/entries/lawyer",
    type: (page) => page.getByLabel(/^中文/).nth(1).fill("把案子讲清楚"),
    file: "landing/lawyer.yaml",
    text: "cn: 把案子讲清楚",
  },
  knowledge: {
    form: "knowledge/new",
    async type(page) {
      await page.getByLabel("文件名", { exact: true }).first().fill("first-steps");
      const both = async (label: string, chinese: string, english: string) => {
        await page.getByLabel(label, { exact: true }).first().fill(chinese);
        await page.getByLabel(label, { exact: true }).last().fill(english);
      };
      await both("标题", "起诉的第一步", "First steps of a claim");
      await both("摘要", "写清请求、事实和证据。", "State the claim, the facts and the evidence.");
      await page.getByLabel("分类").first().click();
      await page.getByRole("option").first().click();
      // An article of one sentence is a draft.
      for (const draft of await page.getByRole("switch", { name: /^草稿/ }).all()) await draft.click();
      await page.getByText("现在", { exact: true }).first().click();
      await page.getByRole("button", { name: "新增一项" }).first().click();
      await page.getByRole("button", { name: "新增一项" }).last().click();
      await both("文件名称", "中华人民共和国民事诉讼法（2023 年修正）", "Civil Procedure Law (2023)");
      await page.getByRole("textbox").and(page.locator("[contenteditable=true]")).first().click();
      await page.keyboard.type("先写一句话的请求。");
      await page.getByRole("textbox").and(page.locator("[contenteditable=true]")).last().click();
      await page.keyboard.type("Begin with one sentence that says what you ask for.");
    },
    file: "knowledge/cn/first-steps.md",
    beside: "knowledge/en/first-steps.md",
    text: "title: 起诉的第一步",
    remove: "entry",
  },
  guides: {
    form: "guides/entries/car-accident",
    type: (page) => overwrite(page, "标题", "撞车以后怎么办"),
    file: "guides/cn/car-accident.md",
    text: "title: 撞车以后怎么办",
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
    remove: "entry",
  },
  experts: {
    form: "experts/new",
    async type(page) {
      await fill(page, { 文件名: "sample-z" });
      await page.getByLabel(/^中文/).first().fill("示例专家癸");
      await page.getByLabel(/^英文/).first().fill("Sample Expert Z");
      await page.getByRole("switch", { name: /^示例人物/ }).click();
      await page.getByRole("button", { name: "新增业务领域" }).click();
      await fill(page, { 内容: "6" });
      await page.getByLabel(/^中文/).nth(1).fill("（示例）办理上诉案件。");
      await page.getByLabel(/^英文/).nth(1).fill("(Sample) Works on appeals.");
    },
    file: "experts/sample-z.yaml",
    text: "cn: 示例专家癸",
    remove: "entry",
  },
};

// One desk for all, one after the other: each publishes what it changed.
test.describe.configure({ mode: "default" });
let desk: DeskAtWork;
test.beforeAll(async () => {
  desk = await openDeskAtWork();
});
test.afterAll(() => desk.close());

test("every kind of content is worked on here", () => {
  expect(Object.keys(WORKS).sort()).toEqual(
    deskCollections()
      .map(({ name }) => name)
      .sort(),
  );
});

for (const [kind, { form, type, file, beside, text, remove }] of Object.entries(WORKS)) {
  const path = `${CONTENT_ROOT}/${file}`;
  const paths = [path, ...(beside ? [`${CONTENT_ROOT}/${beside}`] : [])];
  test.describe(kind, () => {
    test.describe.configure({ mode: "serial" });
    test.beforeEach(({ page }) => {
      page.on("dialog", (dialog) => void dialog.accept());
    });

    test(`an editor ${remove ? "adds" : "changes"} and publishes ${kind}`, async ({ page }) => {
      await enterDesk(page, desk, form);
      await type(page);
      await pressSave(page);
      await expect.poll(() => desk.read(path)).toContain(text);
      await publish(page, desk, ...paths);
    });

    if (!remove) return;
    // Another day: a desk that is still open takes what it first read for what the file holds.
    test(`an editor deletes what was added to ${kind}, and publishes`, async ({ page }) => {
      const original = existsSync(path) ? readFileSync(path, "utf8") : undefined;
      if (remove === "entry") {
        await enterDesk(page, desk, form.replace(/new$/, `entries/${parsePath(file).name}`));
        await page.getByRole("button", { name: "删除内容" }).click();
      } else {
        await enterDesk(page, desk, form);
        await removeItem(page, parse(original!)[kind].length);
        await pressSave(page);
      }
      await expect.poll(() => desk.read(path)).toBe(original);
      await publish(page, desk, ...paths);
    });
  });
}

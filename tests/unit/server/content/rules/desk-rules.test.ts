import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { article, type Desk, openDesk } from "../desk.ts";
import { NEW } from "../mistakes.ts";

// What the rules of this room tell an editor, beyond the typical mistakes of check-content.test.ts.

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});
afterEach(() => desk.close());

const at = (line: number) => `src/content/${NEW}:${line}  `;
/** What is told about an article with this text; its first line is line 13. */
const ofBody = (body: string): string[] => {
  desk.write(NEW, article({}, `${body}\n`));
  return desk.check();
};

describe("links", () => {
  test.each([
    ["[a]()", "链接没有网址。在圆括号里写上网址。"],
    ["[](/layout/toolbox)", "链接没有文字。在方括号里写上链接的文字。"],
    [
      "[a](http://example.com/)",
      "链接 http://example.com/ 不安全。改成 https:// 开头；对方不支持 https 的，不要放链接。",
    ],
    ...["example.com", "//example.com/a", "https://example", "#", "mailto:nobody", "tel:", "ftp://a.b/"].map(
      (url) => [
        `[a](${url})`,
        url === "#"
          ? `链接 # 里 # 后面的位置不存在。# 后面要和 src/content/${NEW} 里的小标题一致：（没有小标题）。`
          : `链接 ${url} 不完整。站外网址以 https:// 开头，站内地址以 / 开头。`,
      ],
    ),
    [
      "[a](/en/layout/info/privacy)",
      "中文页面里的链接 /en/layout/info/privacy 会跳到英文页面。改成 /layout/info/privacy。",
    ],
    ["[a](/en)", "中文页面里的链接 /en 会跳到英文页面。改成 /。"],
    [
      "[a](/layout/info/privacy#没有)",
      "链接 /layout/info/privacy#没有 里 # 后面的位置不存在。# 后面要和 /layout/info/privacy 里的小标题一致：一保留多久。",
    ],
    [
      "[a](/layout/info/qna#no)",
      "链接 /layout/info/qna#no 里 # 后面的位置不存在。# 后面要和 /layout/info/qna 里的小标题一致：deadline。",
    ],
  ])("%s is refused", (body, words) => {
    expect(ofBody(body)).toEqual([`${at(13)}正文的链接：${words}`]);
  });

  test.each([
    "[a](https://example.com/b)",
    "[a](mailto:a@example.com)",
    "[a](tel:+86-10-1234)",
    "[a](/layout/info/privacy/)",
    "[a](/layout/info/privacy?from=b)",
    "[a](/)",
    "[a](/layout/info/qna#deadline)",
    `[a](/layout/info/privacy#${encodeURIComponent("一保留多久")})`,
  ])("%s is accepted", (body) => {
    expect(ofBody(body)).toEqual([]);
  });

  test("an address that cannot be decoded is a dead anchor", () => {
    expect(ofBody("## 一\n\n[a](#%E4%)")).toEqual([
      `${at(15)}正文的链接：链接 #%E4% 里 # 后面的位置不存在。# 后面要和 src/content/${NEW} 里的小标题一致：一。`,
    ]);
  });

  test("names at most twelve headings", () => {
    const headings = Array.from({ length: 13 }, (_, index) => `## h${index}`);
    expect(ofBody(`${headings.join("\n\n")}\n\n[a](#no)`)[0]).toMatch(/：h0、.*、h11。$/);
  });

  test("an English page leads to English pages, but to files as they are", () => {
    desk.edit("info/en/about.md", /\(\/en\/layout\/info\/contact\)/, "(/en/layout/info/nothing)");
    expect(desk.check()).toEqual([
      "src/content/info/en/about.md:7  正文的链接：链接 /en/layout/info/nothing 指向的页面不存在。检查有没有写错，可以在浏览器里打开那个页面再复制地址。",
    ]);
  });

  test("checks addresses in fields called to, at any depth", () => {
    desk.edit("settings/menus.yaml", /to: \/layout\/toolbox/, "to: /layout/tolbox");
    desk.edit("settings/menus.yaml", /to: \/ /, "to: elsewhere ");
    expect(desk.check()).toContain(
      "src/content/settings/menus.yaml:7  thinkTank.items[第1项].to（站内地址）：链接 /layout/tolbox 指向的页面不存在。检查有没有写错，可以在浏览器里打开那个页面再复制地址。",
    );
  });
});

describe("languages", () => {
  test("a translation that is there is not pending", () => {
    desk.write(NEW, article());
    desk.write("knowledge/en/after-judgment.md", article({ title: "After the judgment", translation: "" }));
    expect(desk.check()).toEqual([
      `${at(10)}translation（翻译）：已经有英文版，却还写着 translation: pending。删掉这一行。`,
    ]);
  });

  test("a translation needs its original", () => {
    desk.write("knowledge/en/alone.md", article({ title: "Alone", translation: "" }));
    expect(desk.check()).toEqual([
      "src/content/knowledge/cn/alone.md:1  文件：只有英文版，缺少中文版。补上 src/content/knowledge/cn/alone.md，文件名和英文版一样。",
    ]);
  });

  test("questions are the same in both languages", () => {
    desk.edit("info/cn/qna.md", /id: deadline/, "id: term");
    expect(desk.check()).toEqual([
      "src/content/info/cn/qna.md:5  questions（问答）：缺少编号为 deadline 的问答的中文。参照 src/content/info/en/qna.md 补上，编号要一样。",
      "src/content/info/en/qna.md:5  questions（问答）：缺少编号为 term 的问答的英文。参照 src/content/info/cn/qna.md 补上，编号要一样。",
    ]);
  });

  test("an info page cannot be taken away", () => {
    desk.remove("info/cn/clause.md");
    desk.remove("info/en/clause.md");
    expect(desk.check()).toEqual([
      "src/content/info/cn/clause.md:1  文件：缺少这个信息页。恢复这个文件（可以撤销最近的修改），不要改名。",
    ]);
  });

  test("what is not filled in yet is no Chinese left in English", () => {
    desk.edit("settings/site.yaml", /en: Fasu/, "en: ' 待填写 '");
    expect(desk.check()).toEqual([]);
    desk.edit("settings/site.yaml", /en: ' 待填写 '/, "en: 待填写了");
    expect(desk.check()).toEqual([
      "src/content/settings/site.yaml:1  name.en（英文）：英文里还有中文。换成英文翻译。",
    ]);
  });
});

describe("ids", () => {
  test("two tools with one place in the order", () => {
    desk.edit("toolbox/filing.yaml", /^order: 2$/m, "order: 1");
    expect(desk.check()).toEqual([
      "src/content/toolbox/filing.yaml:1  order（顺序）：顺序 1 重复，src/content/toolbox/cases.yaml 第 1 行已经用过。换一个没有用过的。",
    ]);
  });

  test("two questions with one id", () => {
    const more = "questions:\n  - id: deadline\n    q: Q?\n    a: A.\n";
    for (const language of ["cn", "en"]) desk.edit(`info/${language}/qna.md`, /^questions:\n/m, more);
    expect(desk.check()).toEqual(
      ["cn", "en"].map(
        (language) =>
          `src/content/info/${language}/qna.md:9  questions[第2项].id（编号）：编号 deadline 重复。换一个没有用过的。`,
      ),
    );
  });

  test("an expert's area that there is not", () => {
    desk.edit("experts/sample-a.yaml", /areas: \[1, 2\]/, "areas: [1, 34]");
    expect(desk.check()).toContain(
      "src/content/experts/sample-a.yaml:3  areas[第2项]（业务领域）：areas.yaml 里没有编号 34。改成 areas.yaml 里有的编号。",
    );
  });
});

describe("texts", () => {
  test("a text is not empty", () => {
    desk.write(NEW, article().replace(/(---\n\n)[\s\S]*$/, "$1 \n"));
    expect(desk.check()).toEqual([`${at(12)}正文：没有正文。在第二个 --- 下面写正文。`]);
  });

  test("a text is long enough, but a draft may be short", () => {
    const short = (fields = {}) => article(fields).replace(/\n读完判决[\s\S]*$/, "\n");
    desk.write(NEW, short());
    expect(desk.check()).toEqual([
      `${at(12)}正文：太短，至少 600 个汉字，现在 8 个。写完整，或者先标为草稿（draft: true）。`,
    ]);
    desk.write(NEW, short({ draft: "true" }));
    expect(desk.check()).toEqual([]);
    desk.write(NEW, short({ draft: "false" }));
    expect(desk.check()).toHaveLength(1);
  });

  test("a token belongs into info pages", () => {
    expect(ofBody("{phone}")).toEqual([`${at(13)}正文：{phone} 只能写在信息页里。直接写文字。`]);
  });

  test("a day of review needs a reviewer", () => {
    desk.write(NEW, article({ reviewedOn: "2026-07-02" }));
    expect(desk.check()).toEqual([
      `${at(9)}reviewedBy（审核人）：审核人和审核日期只填了一个。两个都填，或者两个都留空。`,
    ]);
    desk.write(NEW, article({ reviewedBy: "示例律师", reviewedOn: "2026-07-02" }));
    expect(desk.check()).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { article, type Desk, openDesk } from "../desk.ts";
import { NEW } from "../mistakes.ts";

// The messages of this room's rules beyond the typical mistakes in check-content.test.ts.

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});
afterEach(() => desk.close());

const at = (line: number) => `src/content/${NEW}:${line}  `;
/** The messages for an article with this text; its first line is line 13. */
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

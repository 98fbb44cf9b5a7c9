import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { article, type Desk, openDesk } from "../desk.ts";
import { NEW } from "../mistakes.ts";

const each = examplesOf(import.meta.url);

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
  each<[string, string]>("%s is refused", (body, words) => {
    expect(ofBody(body)).toEqual([`${at(13)}正文的链接：${words}`]);
  });

  each<[string]>("%s is accepted", (body) => {
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

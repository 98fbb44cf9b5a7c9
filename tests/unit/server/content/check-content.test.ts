import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { article, type Desk, openDesk } from "./desk.ts";
import { MISTAKES, NEW } from "./mistakes.ts";

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});
afterEach(() => desk.close());

describe("checkContent after a typical edit", () => {
  test("finds nothing wrong before the edit", () => {
    expect(desk.check()).toEqual([]);
  });

  test("accepts an article in both languages", () => {
    desk.write(NEW, article({ translation: "" }));
    desk.write("knowledge/en/after-judgment.md", article({ title: "After the judgment", translation: "" }));
    expect(desk.check()).toEqual([]);
  });

  test("accepts a draft with a day of publication, quoted or not", () => {
    desk.write(NEW, article({ draft: "true", publishOn: "2027-01-01" }));
    desk.write("knowledge/cn/another.md", article({ publishOn: '"2027-01-01"' }));
    expect(desk.check()).toEqual([]);
  });

  test("accepts a link to a heading of its own, and an image with words", () => {
    desk.write("images/court.jpg", new Uint8Array(1000));
    desk.write(NEW, article({}, "## 第一步\n\n[第一步](#第一步)\n\n![法院大门](../../images/court.jpg)\n"));
    expect(desk.check()).toEqual([]);
  });

  test("accepts a question added in both languages", () => {
    for (const language of ["cn", "en"])
      desk.edit(
        `info/${language}/qna.md`,
        /^questions:\n/m,
        "questions:\n  - id: new\n    q: Q?\n    a: A.\n",
      );
    expect(desk.check()).toEqual([]);
  });

  test("accepts a sample expert with a portrait", () => {
    desk.write("images/portrait.png", new Uint8Array(1000));
    desk.edit("experts/sample-a.yaml", /^areas:.*$/m, "areas: [1, 2]\nportrait: ../images/portrait.png");
    expect(desk.check()).toEqual([]);
  });

  test("accepts Windows line ends", () => {
    desk.write(NEW, article().replaceAll("\n", "\r\n"));
    desk.edit("settings/contact.yaml", /\n/g, "\r\n");
    expect(desk.check()).toEqual([]);
  });
});

describe("the examples in the editors' README", () => {
  const readme = readFileSync("src/content/README.md", "utf8");

  test("include an article that passes", () => {
    const sample = /```\n( {3}---\n[\s\S]*?)\n {3}```/.exec(readme)?.[1] ?? "";
    desk.write("knowledge/cn/how-to-appeal.md", sample.replace(/^ {3}/gm, ""));
    expect(desk.check()).toEqual([]);
  });

  test("include a link for the toolbox that passes", () => {
    const sample = /```yaml\n( {2}- name:[\s\S]*?)```/.exec(readme)?.[1] ?? "";
    expect(sample).toContain("https://");
    desk.edit("toolbox/filing.yaml", /^children:\n/m, `children:\n${sample}`);
    expect(desk.check()).toEqual([]);
  });
});

describe("checkContent after a typical mistake", () => {
  test.each(MISTAKES)("names %s, its line and the remedy", (_, mistake, lines) => {
    mistake(desk);
    expect(desk.check()).toEqual(lines);
  });

  test("finds several mistakes in several files at once", () => {
    desk.edit("settings/contact.yaml", /^hours:/m, "hour:");
    desk.write(NEW, article({ date: "2026/07/01", category: "other" }));
    desk.edit("toolbox/filing.yaml", /^order: 2$/m, "order: 1");
    expect(desk.check().map((line) => line.split("：")[0])).toEqual([
      "src/content/knowledge/cn/after-judgment.md:3  category（分类）",
      "src/content/knowledge/cn/after-judgment.md:5  date（日期）",
      "src/content/settings/contact.yaml:1  hours（服务时间）",
      "src/content/settings/contact.yaml:4  hour",
      "src/content/toolbox/filing.yaml:1  order（顺序）",
    ]);
  });
});

describe("checkContent for a production build", () => {
  test("stops for settings left unset, and for nothing once they are filled in", () => {
    desk.edit("settings/contact.yaml", /^phone:.*$/m, "phone: 待填写");
    expect(desk.check()).toEqual([]);
    expect(desk.check({ production: true })).toContain(
      "src/content/settings/contact.yaml:2  phone（客服电话）：还是“待填写”，正式发布前必须填写。换成真实内容（例如 010-12345678 或 400-123-4567）。",
    );
    desk.edit("settings/contact.yaml", /^phone:.*$/m, 'phone: "010-12345678"');
    desk.edit("settings/contact.yaml", /^email:.*$/m, "email: help@example.com");
    for (const field of ["chat", "login", "qr"])
      desk.edit(
        "settings/contact.yaml",
        new RegExp(`^${field}:.*$`, "m"),
        `${field}: https://example.com/${field}`,
      );
    desk.edit("settings/site.yaml", /cn: 待填写/g, "cn: 示例公司");
    desk.edit("settings/site.yaml", /en: 待填写/g, "en: Sample Company");
    expect(desk.check({ production: true })).toEqual([]);
  });
});

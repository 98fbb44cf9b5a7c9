import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { scheduledDays } from "#server/content/scheduled-days.ts";
import { readContent } from "#server/content/source/read-content.ts";
import { CONTENT_TABLES, contentTables } from "#server/content/tables.ts";
import { article, type Desk, openDesk } from "./desk.ts";
import { NEW } from "./mistakes.ts";

let desk: Desk;
beforeEach(() => {
  desk = openDesk();
});
afterEach(() => desk.close());
const TODAY = "2026-08-01";
const tables = () => contentTables(readContent(desk.root), TODAY);
const english = (fields: Record<string, string>) => article({ title: "After", translation: "", ...fields });

describe("contentTables", () => {
  test("has the settings, areas by id and experts by file", () => {
    desk.edit("areas.yaml", /id: 1\n/, "id: 99\n");
    desk.edit("areas.yaml", /id: 2\n/, "id: 1\n");
    desk.edit("areas.yaml", /id: 99\n/, "id: 2\n");
    desk.edit("settings/contact.yaml", /^phone:.*$/m, 'phone: "010-12345678"');
    const { settings, areas, experts } = tables();
    expect(settings.site.name).toEqual({ cn: "法溯", en: "Fasu" });
    expect(settings.contact.phone).toBe("010-12345678");
    expect(settings.compliance.retentionDays).toBe(180);
    expect(areas.map(({ id }) => id)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1));
    expect(areas[0]?.cn).toBe("领域2");
    expect(experts.map(({ id, areas: of }) => [id, of])).toEqual([["sample-a", [1, 2]]]);
    expect(CONTENT_TABLES).toContain("guides");
  });

  test("leaves out experts who are drafts", () => {
    desk.edit("experts/sample-a.yaml", /^sample: true$/m, "sample: true\ndraft: true");
    expect(tables().experts).toEqual([]);
  });

  test("has articles newest first, then by file, with the text of each section", () => {
    desk.write("knowledge/cn/b-old.md", article({ date: "2026-06-30" }));
    desk.write("knowledge/cn/c-new.md", article({ date: "2026-07-02" }));
    desk.write("knowledge/cn/d-same.md", article());
    desk.write(NEW, article({ translation: "" }, "开头。\n\n## 第一步\n\n先看。\n\n## 第二步\n"));
    desk.write("knowledge/en/after-judgment.md", english({}));
    const { knowledge } = tables();
    expect(knowledge.map(({ slug, language }) => `${language} ${slug}`)).toEqual([
      "cn c-new",
      expect.stringMatching(/^.. after-judgment$/),
      expect.stringMatching(/^.. after-judgment$/),
      "cn d-same",
      "cn b-old",
    ]);
    const chinese = knowledge.find(({ slug, language }) => slug === "after-judgment" && language === "cn");
    expect(chinese?.sections.map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ["", ""],
      ["第一步", "第一步"],
      ["第二步", "第二步"],
    ]);
    expect(chinese?.sections[1]?.text).toBe("先看。");
  });

  test("has no translation without its original, and nothing before its day", () => {
    desk.write("knowledge/en/after-judgment.md", english({}));
    desk.write("knowledge/cn/later.md", article({ publishOn: "2026-08-02" }));
    desk.write("knowledge/cn/today.md", article({ publishOn: TODAY }));
    desk.write("knowledge/cn/draft.md", article({ draft: "true" }));
    expect(tables().knowledge.map(({ slug }) => slug)).toEqual(["today"]);
  });
});

describe("scheduledDays", () => {
  test("has each day after today once, in order", () => {
    const days = ["2026-09-01", "2026-08-02", "2026-08-01", "2026-07-01", "2026-08-02"];
    for (const [index, publishOn] of days.entries())
      desk.write(`knowledge/cn/a${index}.md`, article({ publishOn }));
    expect(scheduledDays(readContent(desk.root), TODAY)).toEqual(["2026-08-02", "2026-09-01"]);
  });
});

describe("readContent", () => {
  const problems = () =>
    readContent(desk.root).problems.map(({ file, line, field, what, remedy }) => [
      file,
      line,
      field,
      what,
      remedy,
    ]);

  test("has the images, and no notes between them", () => {
    desk.write("images/a.png", new Uint8Array(7));
    desk.write("images/README.md", "# Images");
    desk.write("images/.gitkeep", "");
    const { images } = readContent(desk.root);
    expect(images).toEqual([{ file: "src/content/images/a.png", bytes: 7 }]);
    expect(problems()).toEqual([]);
  });

  test("knows what every record is", () => {
    const { entries } = readContent(desk.root);
    const of = (name: string) => entries.filter(({ collection }) => collection.name === name);
    expect(of("areas")[1]).toMatchObject({ id: "2", base: ["areas", 1], data: { cn: "领域2" } });
    expect(of("areas")[1]?.language).toBeUndefined();
    expect(of("contact")[0]).toMatchObject({ id: "contact", base: [] });
    expect(of("experts")[0]).toMatchObject({ id: "sample-a", base: [] });
    expect(of("experts")[0]?.language).toBeUndefined();
    expect(
      of("info")
        .filter(({ id }) => id === "qna")
        .map(({ language }) => language),
    ).toEqual(["cn", "en"]);
  });

  test("misses a file that editors need", () => {
    desk.remove("areas.yaml");
    expect(problems()).toEqual([
      [
        "src/content/areas.yaml",
        1,
        "文件",
        expect.stringMatching(/^缺少“.+”的文件$/),
        "恢复这个文件（可以撤销最近的修改），不要改名或移动",
      ],
    ]);
  });

  test("wants the list of a list file, and nothing beside it", () => {
    desk.write("areas.yaml", "other: 1\nareas: none\n");
    expect(problems()).toEqual([
      ["src/content/areas.yaml", 1, "other", "没有这个字段", "所有内容都写在 areas: 下面"],
      ["src/content/areas.yaml", 1, "areas", "缺少列表", "写上 areas:，下面每项以“- ”开头"],
    ]);
  });

  test.each(["notes.txt", "knowledge/fr/a.md", "knowledge/cn/a/b.md", "experts/a/b.yaml", "experts/a.yml"])(
    "has no place for %s",
    (file) => {
      desk.write(file, "a: 1\n");
      expect(problems().map(([path, , , what]) => [path, what])).toEqual([
        [`src/content/${file}`, "这个文件不会出现在网站上"],
      ]);
    },
  );

  test.each(["Upper", "-begins", "has_line"])("refuses %s as a name", (name) => {
    desk.write(`knowledge/cn/${name}.md`, article());
    expect(problems().map(([, , field]) => field)).toEqual(["文件名"]);
  });
});

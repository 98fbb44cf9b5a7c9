import { describe, expect, test } from "vitest";
import { INFO_PAGES } from "#contract/content/schemas/info-page.ts";
import { languageProblems } from "#server/content/rules/rules-languages.ts";
import type { Content } from "#server/content/source/read-content.ts";

const GUIDES = { name: "guides", path: "guides", translated: "or-pending" };
const INFO = { name: "info", path: "info", translated: "always" };
const page = (collection: object, id: string, language: string | undefined, data: object = {}) => ({
  ...{ collection, id, language, data, base: [] },
  source: { file: `${id}.${language}`, data, lineOf: (path: unknown[]) => 10 + path.length },
});
const PAGES = INFO_PAGES.flatMap((id) => [page(INFO, id, "cn"), page(INFO, id, "en")]);
const problems = (...entries: object[]) =>
  languageProblems({ entries: [...PAGES, ...entries] } as unknown as Content);

describe("languageProblems", () => {
  test("has nothing to say of texts in both languages", () => {
    expect(problems(page(GUIDES, "a", "cn"), page(GUIDES, "a", "en"), page(GUIDES, "b", undefined))).toEqual(
      [],
    );
  });

  test("says where an English text is there though it is said to follow", () => {
    expect(problems(page(GUIDES, "a", "cn", { translation: "pending" }), page(GUIDES, "a", "en"))).toEqual([
      {
        ...{ file: "a.cn", line: 11, field: "translation（翻译）", mayWait: true, remedy: "删掉这一行" },
        what: "已经有英文版，却还写着 translation: pending",
      },
    ]);
  });

  test("misses the Chinese text of a translation", () => {
    expect(problems(page(GUIDES, "a", "en"))).toEqual([
      {
        ...{ file: "src/content/guides/cn/a.md", line: 1, field: "文件", what: "只有英文版，缺少中文版" },
        ...{ mayWait: true, remedy: "补上 src/content/guides/cn/a.md，文件名和英文版一样" },
      },
    ]);
  });

  test("compares the questions of both texts by their ids", () => {
    const asked = (language: string, ...ids: string[]) =>
      page(GUIDES, "a", language, { questions: ids.map((id) => ({ id })) });
    expect(problems(asked("cn", "1", "2"), asked("en", "2", "1"))).toEqual([]);
    const told = problems(asked("cn", "1", "2"), asked("en", "2", "3"));
    expect(told).toEqual([
      {
        ...{
          file: "a.en",
          line: 11,
          field: "questions（问答）",
          what: "缺少编号为 1 的问答的英文",
          mayWait: true,
        },
        remedy: "参照 a.cn 补上，编号要一样",
      },
      {
        ...{
          file: "a.cn",
          line: 11,
          field: "questions（问答）",
          what: "缺少编号为 3 的问答的中文",
          mayWait: true,
        },
        remedy: "参照 a.en 补上，编号要一样",
      },
    ]);
    expect(problems(page(GUIDES, "a", "cn", { questions: "x" }), asked("en"))).toEqual([]);
  });
});

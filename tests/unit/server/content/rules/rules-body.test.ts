import { expect, test } from "vitest";
import { TOKEN_NAMES } from "#contract/content/schemas/tokens.ts";
import { bodyProblems } from "#server/content/rules/rules-body.ts";
import type { Content } from "#server/content/source/read-content.ts";
import { readContentSource } from "#server/content/source/source.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const problems = (
  name: string,
  head: string,
  body: string | undefined,
  language: string | undefined = undefined,
) => {
  const text = body === undefined ? head : `---\n${head}\n---\n${body}`;
  const file = body === undefined ? "a.yaml" : "a.md";
  const source = readContentSource(file, new TextEncoder().encode(text));
  const entry = { collection: { name }, id: "a", language, base: [], data: source.data, source };
  return bodyProblems({ entries: [entry] } as unknown as Content);
};
const told = (...given: Parameters<typeof problems>) =>
  problems(...given).map(({ line, what }) => `${line} ${what}`);
const han = (count: number) => `${"字".repeat(count)}, abc 123\n`;

test("a text that has none, a title, a tag", () => {
  expect(problems("info", "title: a", " \n")).toEqual([
    { file: "a.md", line: 4, field: "正文", what: "没有正文", remedy: "在第二个 --- 下面写正文" },
  ]);
  expect(problems("info", "title: a", undefined)).toEqual([]);
  expect(problems("info", "title: a", "## 一\n\n文\n")).toEqual([]);
  expect(problems("info", "title: a", "# 一\n\n文 <b>字</b>\n")).toEqual([
    {
      ...{ file: "a.md", line: 4, field: "正文", what: "正文里又写了一级标题（# ）" },
      remedy: "改成两个井号（## ），大标题写在上面的 title 里",
    },
    {
      ...{ file: "a.md", line: 6, field: "正文", what: "正文里写了 HTML 标签" },
      remedy: "删掉尖括号里的内容，用 Markdown 的写法",
    },
  ]);
});

test("places for settings are known ones, and of information pages alone", () => {
  const [known] = TOKEN_NAMES;
  expect(problems("info", "title: a", `文 {${known}}\n`)).toEqual([]);
  expect(problems("info", "title: a", `文\n文 {none}\n`)).toEqual([
    {
      ...{ file: "a.md", line: 5, field: "正文", what: "不认识 {none}" },
      remedy: `可以写的有：${TOKEN_NAMES.map((one) => `{${one}}`).join("、")}`,
    },
  ]);
  expect(problems("notes", "title: a", `{${known}}\n`)).toEqual([
    { file: "a.md", line: 4, field: "正文", what: `{${known}} 只能写在信息页里`, remedy: "直接写文字" },
  ]);
});

each<[string, number, string[]]>("a text of %s with %i characters: %j", (name, count, expected) => {
  expect(told(name, "title: a\nx: 1", han(count), "cn")).toEqual(expected);
});

test("length matters of the Chinese text that is no draft, with what is said of articles", () => {
  expect(told("guides", "title: a", han(1), "en")).toEqual([]);
  expect(told("guides", "draft: true", han(1), "cn")).toEqual([]);
  expect(told("guides", "draft: false", han(1), "cn")).toHaveLength(1);
  const sources = "sources: [{ also: [第一条：释义, 第二条] }, { also: x }, null]";
  expect(told("guides", sources, han(398), "cn")).toEqual([]);
  expect(told("guides", sources, han(397), "cn")).toHaveLength(1);
  expect(told("guides", "sources: x", han(400), "cn")).toEqual([]);
  expect(problems("guides", "a: 1", han(901), "cn")[0]?.remedy).toBe("删短，或者拆成两篇");
  expect(problems("guides", "a: 1", han(1), "cn")[0]?.remedy).toBe("写完整，或者先标为草稿（draft: true）");
});

each<[string, string[]]>("a review of %j lacks %j", (head, fields) => {
  const found = problems("guides", head, han(400), "cn");
  expect(found.map(({ field }) => field)).toEqual(fields);
  for (const { what, remedy } of found)
    expect([what, remedy]).toEqual(["审核人和审核日期只填了一个", "两个都填，或者两个都留空"]);
  expect(problems("info", head, han(1), "cn")).toEqual([]);
});

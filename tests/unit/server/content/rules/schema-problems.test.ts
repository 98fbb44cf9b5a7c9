import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldName, schemaProblems } from "#server/content/rules/schema-problems.ts";
import type { ContentSource } from "#server/content/source/source.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const source = {
  file: "a.yaml",
  lineOf: (path: readonly unknown[]) => 10 + path.length,
  lineOfKey: (path: readonly unknown[], key: string) => 20 + path.length + key.length,
} as unknown as ContentSource;
const told = (schema: z.ZodMiniType, data: unknown, base: string[] = []): string[] =>
  schemaProblems(source, schema, data, base).map(({ what, remedy }) => `${what}。${remedy}`);

describe("schemaProblems", () => {
  test("finds nothing in what fits", () => {
    expect(told(z.string(), "a")).toEqual([]);
  });

  test.each<[z.ZodMiniType, unknown, string]>([
    [z.string(), 4, "应该是文字，现在是数字。给内容加上英文双引号"],
    [z.number(), "a", "应该是数字，现在是文字。按说明改成正确的类型"],
    [z.boolean(), "yes", "应该是true 或 false，现在是文字。按说明改成正确的类型"],
    [z.number(), true, "应该是数字，现在是true 或 false。按说明改成正确的类型"],
    [z.array(z.string()), "a", "应该是列表（每项一行，以“- ”开头），现在是文字。按说明改成正确的类型"],
    [z.object({}), ["a"], "应该是一组字段，现在是列表。按说明改成正确的类型"],
    [z.string(), { a: 1 }, "应该是文字，现在是一组字段。给内容加上英文双引号"],
    [z.int(), 1.5, "应该是整数，现在是数字。按说明改成正确的类型"],
    [z.date(), 3, "应该是date，现在是数字。按说明改成正确的类型"],
    [z.string().check(z.maxLength(3)), "abcde", "太长，最多 3 个字，现在 5 个。删去至少 2 个字"],
    [z.array(z.string()).check(z.maxLength(1)), ["a", "b"], "太多，最多 1 项，现在 2 项。删去多余的项"],
    [z.number().check(z.maximum(9)), 12, "数字太大，最多是 9。改成范围内的数字"],
    [z.number().check(z.minimum(2)), 1, "数字太小，至少是 2。改成范围内的数字"],
    [z.array(z.string()).check(z.minLength(2)), ["a"], "太少，至少要 2 项。补上缺少的内容"],
    [z.string().check(z.minLength(2)), "a", "太少，至少要 2 项。补上缺少的内容"],
    [z.enum(["a", "b"]), "c", '不能写 "c"。只能写：a、b'],
    [z.union([z.number(), z.boolean()]), "c", '不能写 "c"。按说明改成允许的值'],
    [z.string(), null, "没有填内容。在冒号后面填上内容"],
    [z.string().check(z.minLength(2)), "", "没有填内容。在冒号后面填上内容"],
    [z.number().check(z.multipleOf(5)), 3, "内容不对。按说明修改"],
    [
      z.iso.date(),
      "2026-7-1",
      '日期不对："2026-7-1"。写成 2026-07-01 的样子，月份和日子都写两位，并确认那一天存在',
    ],
    [z.string().check(z.regex(/^b/, "email")), "a", '不像邮箱地址："a"。写成 name@example.com 的样子'],
  ])("tells what is wrong and what to do (%#)", (schema, data, words) => {
    expect(told(schema, data)).toEqual([words]);
  });

  each<[string, string, string]>(
    "of the check %s tells what is wrong and what to do",
    (message, data, words) => {
      expect(told(z.string().check(z.refine(() => false, message)), data)).toEqual([words]);
    },
  );

  test("tells what is missing, in the words of the check where it has some", () => {
    const missing = "缺少这个字段。补上这个字段，可以参照同类文件";
    expect(told(z.object({ a: z.string() }), {})).toEqual([missing]);
    expect(told(z.object({ a: z.unknown().check(z.refine(() => false, "consent")) }), {})).toEqual([
      "真实人物没有写同意日期。填上本人书面同意展示的日期；虚构的示例人物把 sample 写成 true",
    ]);
  });

  test("says where", () => {
    const schema = z.object({ list: z.array(z.object({ name: z.string() })) });
    expect(schemaProblems(source, schema, { list: [{ name: "a" }, { name: 3 }] }, ["top"])).toEqual([
      {
        file: "a.yaml",
        line: 14,
        field: "top.list[第2项].name",
        what: "应该是文字，现在是数字",
        remedy: "给内容加上英文双引号",
      },
    ]);
  });

  test("names each field that nobody knows, and those that there are", () => {
    const schema = z.strictObject({ known: z.optional(z.string()), other: z.optional(z.string()) });
    const problem = {
      file: "a.yaml",
      what: "没有这个字段",
      remedy: "检查拼写，或者删掉；这里可以写的字段有：known、other",
    };
    expect(schemaProblems(source, schema, { a: 1, knwon: 2 }, ["top"])).toEqual([
      { ...problem, line: 22, field: "top.a" },
      { ...problem, line: 26, field: "top.knwon" },
    ]);
  });
});

describe("fieldName", () => {
  test("counts items from 1, and names the file where there is no field", () => {
    expect(fieldName(["a", 0, "b", 11])).toBe("a[第1项].b[第12项]");
    expect(fieldName(["a"], "标签")).toBe("a（标签）");
    expect(fieldName([])).toBe("文件");
  });
});

import { describe, expect, test } from "vitest";
import { done, refused } from "#server/desk/desk-calls.ts";
import { collectionOf, isBlank, readSent, textForFile, textForForm } from "#server/desk/entry-text.ts";

const EXPERT = "src/content/experts/a-1.yaml";
const GUIDE = "src/content/guides/cn/a.md";
const PROFILES = "src/content/recovery/profiles.yaml";
const of = (path: string) => collectionOf(path)!;

describe("collectionOf", () => {
  test.each([
    [EXPERT, "experts", "folder"],
    [GUIDE, "guides", "articles"],
    ["src/content/guides/en/a-b.md", "guides", "articles"],
    [PROFILES, "profiles", "list"],
  ])("%s is of %s, %s", (path, name, kind) => {
    expect(collectionOf(path)).toMatchObject({ name, kind });
  });

  test.each([
    ...[
      "src/content/experts/A.yaml",
      "src/content/experts/-a.yaml",
      "src/content/experts/a.yml",
      "src/content/experts/x/a.yaml",
    ],
    ...[
      "src/content/experts/",
      "x/src/content/experts/a.yaml",
      "src/content/guides/fr/a.md",
      "src/content/guides/a.md",
    ],
    ...["src/content/guides/cn/a.mdx", "src/content/recovery/profiles.yaml.bak", "package.json", ""],
  ])("%j is of none", (path) => {
    expect(collectionOf(path)).toBeUndefined();
  });
});

describe("textForForm", () => {
  test("has the file's name as its first field, in the head of an article", () => {
    const own = textForForm(EXPERT, "areas: []\n");
    expect(own).toMatch(/^\w+: a-1\nareas: \[\]\n$/);
    const [field] = own.split(":");
    expect(textForForm(GUIDE, "---\r\ntitle: b\n---\n---\n文")).toBe(
      `---\r\n${field}: a\ntitle: b\n---\n---\n文`,
    );
    expect(textForForm(PROFILES, "profiles: []\n")).toBe("profiles: []\n");
    expect(textForForm("package.json", "{}")).toBe("{}");
  });
});

describe("readSent", () => {
  test("reads fields, of an article the text below them, without the file's name", () => {
    const named = textForForm(GUIDE, "---\ntitle: 题\n---\n文\n");
    expect(readSent(of(GUIDE), named)).toMatchObject({ fields: { title: "题" }, body: "文\n" });
    expect(Object.keys(readSent(of(GUIDE), named)!.fields)).not.toContain(
      named.split("\n")[1]!.split(":")[0],
    );
    expect(readSent(of(GUIDE), "文")).toEqual({ fields: {}, body: "文" });
    expect(readSent(of(GUIDE), "---\n---\n文")).toEqual({ fields: {}, body: "文" });
    expect(readSent(of(EXPERT), "")).toEqual({ fields: {}, body: undefined });
  });

  test.each(["a: [", "- a", "text", "7", "a: &x 1\nb: *x"])(
    "takes %j for nothing that a form sent",
    (raw) => {
      expect(readSent(of(EXPERT), raw)).toBeUndefined();
    },
  );

  test("a list without its entries is empty", () => {
    expect(readSent(of(PROFILES), "other: 1")?.fields).toEqual({ profiles: [] });
    expect(readSent(of(PROFILES), "profiles: x")?.fields).toEqual({ profiles: [] });
    expect(readSent(of(PROFILES), "profiles: [{ id: a, lawyer: 样一 }]")?.fields).toMatchObject({
      profiles: [{ id: "a", lawyer: "样一" }],
    });
  });
});

test("a column is blank without a text and fields of its own", () => {
  const blank = (fields: object, body?: string) => isBlank(of(GUIDE), { fields: { ...fields }, body });
  expect([blank({}), blank({}, " \n"), blank({ title: "" }), blank({ title: null })]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([blank({}, "文"), blank({ title: "题" })]).toEqual([false, false]);
});

test("what was sent is merged into the file, an article's text below its head", () => {
  const guide = of(GUIDE);
  expect(
    textForFile(guide, { fields: { title: "新" }, body: "\n文\n\n" }, "---\n# 注\ntitle: 旧\n---\n旧文"),
  ).toBe("---\n# 注\ntitle: 新\n---\n\n文\n");
  expect(textForFile(guide, { fields: { title: "新" } }, undefined)).toBe("---\ntitle: 新\n---\n\n\n");
  expect(textForFile(of(EXPERT), { fields: { a: 2 } }, "a: 1 # 注\n")).toBe("a: 2 # 注\n");
});

test("answers of the desk are done, or refused with a sentence", () => {
  expect(done(1)).toEqual({ status: 200, body: 1, notes: [] });
  expect(done(1, ["a"])).toEqual({ status: 200, body: 1, notes: ["a"] });
  expect(refused("不行")).toEqual({ status: 422, sentence: "不行", details: [] });
  expect(refused("不行", { status: 404, details: ["a"] })).toEqual({
    status: 404,
    sentence: "不行",
    details: ["a"],
  });
});

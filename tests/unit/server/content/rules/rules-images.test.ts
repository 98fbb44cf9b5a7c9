import { expect, test } from "vitest";
import { imageProblems } from "#server/content/rules/rules-images.ts";
import type { Content } from "#server/content/source/read-content.ts";
import { readContentSource } from "#server/content/source/source.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const bytesOf = (text: string) => new TextEncoder().encode(text);
const IMAGE = "src/content/images/a.jpg";
const problems = (images: { file: string; bytes: number }[], entries: object[] = []) =>
  imageProblems({ images, entries } as unknown as Content);
const whats = (file: string, bytes = 1) => problems([{ file, bytes }]).map(({ what }) => what);

test.each(["a.jpg", "a.jpeg", "B-1_x.PNG", "c.webp", "d.avif"])(
  "the image %s is fine up to two megabytes",
  (name) => {
    expect(whats(`src/content/images/${name}`, 2_000_000)).toEqual([]);
  },
);

each<[string, number, string[]]>("the image %s of %i bytes: %j", (name, bytes, expected) => {
  expect(whats(`src/content/图/${name}`, bytes)).toEqual(expected);
});

test("a fault of a file stands at its beginning, with what to do", () => {
  expect(problems([{ file: "x/a.gif", bytes: 1 }])).toEqual([
    {
      file: "x/a.gif",
      line: 1,
      field: "图片",
      what: "不支持这种图片格式",
      remedy: "另存为 JPG、PNG 或 WebP",
    },
  ]);
  const remedies = problems([{ file: "x/图.jpg", bytes: 3e6 }]).map(({ remedy }) => remedy);
  expect(remedies).toEqual([
    "用看图软件缩小到宽 2000 像素以内，或者另存为质量低一些的 JPG",
    "改成英文字母、数字和短横线",
  ]);
});

const guide = (body: string) => ({
  ...{ collection: { name: "guides" }, data: {} },
  source: readContentSource("src/content/guides/cn/a.md", bytesOf(`---\ntitle: a\n---\n${body}\n`)),
});
const bodyProblems = (body: string) => problems([{ file: IMAGE, bytes: 1 }], [guide(body)]);

test("an image of a text is there, of this site, and says what it shows", () => {
  expect(bodyProblems("![图](../../images/a.jpg)")).toEqual([]);
  expect(bodyProblems("[链接](../../images/none.jpg)")).toEqual([]);
  expect(bodyProblems("\n![图](../../images/b.jpg)")).toEqual([
    {
      ...{
        file: "src/content/guides/cn/a.md",
        line: 5,
        field: "正文的图片",
        what: "找不到图片 ../../images/b.jpg",
      },
      remedy: "图片放在 src/content/images，写成 ../../images/文件名.jpg，注意大小写",
    },
  ]);
  for (const url of ["https://example.org/a.jpg", "//example.org/a.jpg", "HTTP://example.org/a.jpg"])
    expect(bodyProblems(`![图](${url})`)).toMatchObject([
      { what: "图片在别的网站上", remedy: "下载后放进 src/content/images 再引用" },
    ]);
  expect(bodyProblems("![ ](../../images/a.jpg)")).toMatchObject([
    { what: "图片没有文字说明", remedy: "在方括号里写一句话，说明图上是什么" },
  ]);
});

test("the portrait of an expert is there", () => {
  const expert = (portrait: unknown, name = "experts") => ({
    ...{ collection: { name }, data: { portrait } },
    source: readContentSource("src/content/experts/a.yaml", bytesOf("name: a\nportrait: ../images/b.jpg\n")),
  });
  const told = (entry: object) => problems([{ file: IMAGE, bytes: 1 }], [entry]);
  expect(told(expert("../images/a.jpg"))).toEqual([]);
  expect(told(expert(undefined))).toEqual([]);
  expect(told(expert("../images/b.jpg", "guides"))).toEqual([]);
  expect(told({ ...expert(""), data: undefined })).toEqual([]);
  expect(told(expert("../images/b.jpg"))).toEqual([
    {
      ...{
        file: "src/content/experts/a.yaml",
        line: 2,
        field: "portrait（照片）",
        what: "找不到图片 ../images/b.jpg",
      },
      remedy: "把图片放进 src/content/images，注意大小写",
    },
  ]);
});

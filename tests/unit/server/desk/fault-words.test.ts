import { expect, test } from "vitest";
import { CONTENT_ROOT, deskCollections } from "#contract/content/collections.ts";
import { faultInForm } from "#server/desk/fault-words.ts";

const labelOf = (name: string): string => deskCollections().find((one) => one.name === name)?.label ?? "";
const told = (file: string, field: string, what = "缺少", remedy = "补上"): string =>
  faultInForm(process.cwd(), { file: `${CONTENT_ROOT}/${file}`, line: 3, field, what, remedy });

test.each([
  ["knowledge/cn/after.md", "title（标题）", () => `“${labelOf("knowledge")}：after”，标题`],
  ["knowledge/en/after.md", "title（标题）", () => `“${labelOf("knowledge")}：after”，英文，标题`],
  ["settings/contact.yaml", "phone（客服电话）", () => `“${labelOf("contact")}”，客服电话`],
  ["areas.yaml", "areas[第2项].id（编号）", () => `“${labelOf("areas")}”，第2项，编号`],
  [
    "toolbox/filing.yaml",
    "children[第2项].children[第1项].url（网址）",
    () => `“${labelOf("toolbox")}：立案与诉讼服务”，第2项，第1项，网址`,
  ],
  // A field without a label does not appear in a form, unless its name is Chinese.
  ["settings/contact.yaml", "hour", () => `“${labelOf("contact")}”`],
  ["settings/contact.yaml", "hour[第3项]", () => `“${labelOf("contact")}”，第3项`],
  ["knowledge/cn/after.md", "正文的链接", () => `“${labelOf("knowledge")}：after”，正文的链接`],
  ["knowledge/cn/after.md", "文件", () => `“${labelOf("knowledge")}：after”`],
  ["images/big.jpg", "图片", () => "big.jpg，图片"],
])("a fault of %s at %s is named as the form has it", (file, field, place) => {
  expect(told(file, field)).toBe(`${place()}：缺少。补上。`);
});

test.each([
  ["补上 src/content/knowledge/en/after-a.md", "补上 “知识文章：after-a”的英文一栏"],
  ["参照 src/content/info/cn/qna.md 补上", "参照 “信息页：常见问题”的中文一栏 补上"],
  ["src/content/areas.yaml 第 12 行已经用过", () => `“${labelOf("areas")}”里已经用过`],
  ["见 src/content/unknown/place.yaml", "见 place.yaml"],
  ["先标为草稿（draft: true）", "先标为草稿"],
  ["写完整（一句话）", "写完整（一句话）"],
])("%s is said without files and lines", (text, said) => {
  const expected = typeof said === "string" ? said : said();
  expect(told("areas.yaml", "x", text, text)).toBe(`“${labelOf("areas")}”：${expected}。${expected}。`);
});

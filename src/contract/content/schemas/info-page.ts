import * as z from "zod/mini";
import { day, field, line, paragraph } from "./field.ts";

/** The six info pages. Each has a file of its name in info/cn and in info/en. */
export const INFO_PAGES = ["about", "qna", "clause", "statement", "privacy", "contact"] as const;
export type InfoPageName = (typeof INFO_PAGES)[number];

const question = z.strictObject({
  id: field(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: "slug" })), "编号", {
    hint: "小写英文字母、数字和短横线，用作页内地址，两种语言写一样。",
  }),
  q: field(line(120), "问题"),
  a: field(paragraph(1200), "回答", { hint: "分段时空一行；不用标题和列表。" }),
});

/** Front matter of src/content/info/{cn,en}/NAME.md. Only qna has `questions`. */
export const InfoPage = z.strictObject({
  title: field(line(60), "标题"),
  summary: field(line(300), "摘要", { hint: "一两句话，显示在搜索结果和分享卡片上。" }),
  updatedOn: field(day(), "更新日期", { control: "date", shared: true }),
  questions: field(z.optional(z.array(question)), "问答", { hint: "只有“常见问题”这一页使用。" }),
});

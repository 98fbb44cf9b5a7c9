import * as z from "zod/mini";
import { day, field } from "./field.ts";

/** Fields of everything that can be published later. */
export const publishingFields = {
  draft: field(z.optional(z.boolean()), "草稿", { hint: "打开就只在预览里显示，不会发布。" }),
  publishOn: field(z.optional(day()), "发布日期", {
    control: "date",
    shared: true,
    hint: "到这一天（北京时间）以后发布的网站才会显示；不填就是马上显示。",
  }),
};

/** Fields of every text that a lawyer reviews and whose English version may come later. */
export const reviewFields = {
  reviewedBy: field(z.string().check(z.maxLength(60)), "审核人", {
    hint: "审核律师的姓名和执业机构；还没有审核就留空，页面会写明未经审核。",
  }),
  reviewedOn: field(z.optional(z.union([z.literal(""), day()])), "审核日期", { control: "date" }),
  translation: field(z.optional(z.literal("pending")), "翻译", {
    hint: "有了英文版就不再选。",
    choices: { pending: "还没有英文版" },
    derived: true,
  }),
};

/**
 * True if an entry may be shown on the day `today` (yyyy-MM-dd, in Beijing): it is no draft, and its day of
 * publication has come.
 */
export function isPublished(entry: { draft?: boolean; publishOn?: string }, today: string): boolean {
  return !entry.draft && (entry.publishOn === undefined || entry.publishOn <= today);
}

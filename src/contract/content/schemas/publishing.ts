import * as z from "zod/mini";
import { day, field } from "./field.ts";

/** Fields of everything whose publication can be delayed. */
export const publishingFields = {
  draft: field(z.optional(z.boolean()), "草稿", { hint: "打开就只在预览里显示，不会发布。" }),
  publishOn: field(z.optional(day()), "发布日期", {
    control: "date",
    shared: true,
    hint: "到这一天（北京时间）以后发布的网站才会显示；不填就是马上显示。",
  }),
};

/** True when an entry may be shown on `today` (`yyyy-MM-dd`, Beijing): not a draft, and its day has come. */
export function isPublished(entry: { draft?: boolean; publishOn?: string }, today: string): boolean {
  return !entry.draft && (entry.publishOn === undefined || entry.publishOn <= today);
}

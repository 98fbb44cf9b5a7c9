import * as z from "zod/mini";
import { bilingual, day, field, line } from "./field.ts";
import { servedCauses } from "./help-number.ts";

/**
 * A rule that is or soon will be in force and whose text has not been read yet, an entry of
 * src/content/unread-rules.yaml. Every guide and article that cites one of `laws` or has one of `causes`
 * shows 尚待核对 with the rule's name and day, and states no number from the rule. The entry is removed once the
 * text has been read.
 */
export const UnreadRule = z.strictObject({
  id: field(line(40), "编号", { hint: "英文小写，不重复。" }),
  title: field(line(120), "名称", { hint: "不写书名号。" }),
  number: field(z.optional(line(60)), "文号"),
  from: field(day(), "施行日期", { control: "date" }),
  about: field(bilingual(80), "管什么", { hint: "只写它管哪些事，不写数字和结论。" }),
  laws: field(z.optional(z.array(line(120)).check(z.minLength(1), z.maxLength(12))), "牵涉的法律", {
    hint: "一行一部，可以写到条，例如：中华人民共和国行政诉讼法第四十六条。",
  }),
  causes: servedCauses(),
});
export type UnreadRule = z.infer<typeof UnreadRule>;

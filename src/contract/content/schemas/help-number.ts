import * as z from "zod/mini";
import { bilingual, day, externalLink, field, line } from "./field.ts";
import { GUIDE_TOPICS, TOPIC_NAMES } from "./guide-topics.ts";

/** The causes in the catalogue that an entry is for. A guide with one of these causes shows the entry. */
export const servedCauses = () =>
  field(z.optional(z.array(line(60)).check(z.minLength(1), z.maxLength(60))), "案由", {
    hint: "案由表里的名称；写了其中一个案由的问事就会显示。",
  });

/**
 * A telephone number for a kind of problem, an entry of src/content/numbers.yaml. A guide shows the numbers
 * for its causes first, then those for its topic, in the order of the file. `source` documents who runs the
 * number.
 */
export const HelpNumber = z.strictObject({
  id: field(line(30), "编号", { hint: "不重复，用号码本身或英文小写。" }),
  number: field(z.string().check(z.regex(/^\d{3,6}$/, { error: "short_number" })), "号码"),
  name: field(bilingual(30), "名称"),
  help: field(bilingual(60), "能帮什么"),
  source: field(line(120), "来源", { hint: "由谁设立，依据哪部法律或哪份文件。" }),
  link: field(z.optional(externalLink), "官方网址", { control: "link" }),
  checked: field(day(), "核对日期", { control: "date" }),
  causes: servedCauses(),
  topics: field(z.optional(z.array(z.enum(GUIDE_TOPICS)).check(z.minLength(1))), "类别", {
    choices: TOPIC_NAMES,
  }),
});
export type HelpNumber = z.infer<typeof HelpNumber>;

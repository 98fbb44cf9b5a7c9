import * as z from "zod/mini";
import { lawSource } from "./article.ts";
import { askedLines, figures, leadingArticles } from "./asked.ts";
import { day, field, line } from "./field.ts";
import { GUIDE_TOPICS, TOPIC_NAMES } from "./guide-topics.ts";
import { publishingFields, reviewFields } from "./publishing.ts";
import { CALCULATOR_NAMES, CALCULATORS } from "./toolbox.ts";

/**
 * Minimum and maximum number of Chinese characters in the body of a published guide. The explanations of
 * articles in `also` count as part of the body.
 */
export const GUIDE_CHARS = { min: 400, max: 900 } as const;

/**
 * An article of law and what it says: 第三十条：欠薪可以申请支付令, or "Article 30: a payment order for wages". The number
 * is written as in the law.
 */
const ARTICLE_LINE = /^(?:第[^：]{1,60}条(?:之[一二三四五六七八九十]+)?：|Articles? [^:]{1,80}: ).+$/u;

/**
 * A law on which a guide is based. `also` has articles that the body does not mention, and what each says.
 */
export const guideSource = z.extend(lawSource, {
  also: field(
    z.optional(
      z
        .array(
          line(200).check(z.refine((text: string) => ARTICLE_LINE.test(text), { error: "article_line" })),
        )
        .check(z.minLength(1), z.maxLength(40)),
    ),
    "还用得上的条文",
    { hint: "一条一行，条号、冒号、自己的一句短话，例如：第三十条：欠薪可以申请支付令。不抄条文。" },
  ),
});

export type GuideSource = z.infer<typeof guideSource>;

/**
 * Front matter of src/content/guides/{cn,en}/SLUG.md. A guide answers one everyday problem for a reader
 * without legal knowledge. `asked` has questions in people's own words, by which typed questions find the
 * guide. `causes` are names in the catalogue, and `tools` are calculators of the toolbox. A guide without an
 * English file states `translation: pending`. `reviewedBy` is empty until a lawyer has signed.
 */
export const Guide = z.strictObject({
  title: field(line(60), "标题", { hint: "遇到的事，写成一句问话，例如：公司拖欠工资怎么办。" }),
  topic: field(z.enum(GUIDE_TOPICS), "类别", { choices: TOPIC_NAMES, shared: true }),
  summary: field(line(360), "一句话的回答"),
  first: field(line(240), "一件别错过的事", {
    hint: "页面第一行：最要紧的期限或者动作，写明从哪天算、第几条，五十个汉字以内。",
  }),
  numbers: field(z.optional(z.array(line(30)).check(z.minLength(1), z.maxLength(3))), "先打的电话", {
    hint: "“求助电话”里的编号；按案由和类别已经会显示的不用写。",
  }),
  asked: askedLines(),
  figures: figures(),
  lead: leadingArticles(),
  date: field(day(), "日期", { control: "date", shared: true }),
  updatedOn: field(z.optional(day()), "更新日期", { control: "date", shared: true }),
  sources: field(z.array(guideSource).check(z.minLength(1), z.maxLength(16)), "依据"),
  causes: field(z.array(line(60)).check(z.minLength(1), z.maxLength(4)), "案由", {
    hint: "案由表里的名称，例如：追索劳动报酬纠纷；两种语言都写中文名称。",
  }),
  // Optional, because the CMS leaves out an empty list.
  tools: field(z.optional(z.array(z.enum(CALCULATORS)).check(z.maxLength(CALCULATORS.length))), "计算器", {
    choices: CALCULATOR_NAMES,
  }),
  ...reviewFields,
  ...publishingFields,
});
export type Guide = z.infer<typeof Guide>;

import * as z from "zod/mini";
import { askedLines, leadingArticles } from "./asked.ts";
import { bilingual, externalLink, field } from "./field.ts";

/** The Chinese name of each calculator, by which editors choose it. */
export const CALCULATOR_NAMES = {
  "court-fee": "诉讼费",
  "preservation-fee": "保全费",
  "enforcement-fee": "执行费",
  interest: "利息",
  "late-performance": "迟延履行利息",
  "appeal-deadline": "上诉期限",
  severance: "经济补偿和赔偿金",
  overtime: "加班费和年休假",
  limitation: "诉讼时效",
  instalments: "分期履行的利息",
  "work-injury": "工伤待遇",
  "injury-compensation": "人身损害赔偿",
  "child-maintenance": "抚养费",
  deposit: "定金和违约金",
};
export type CalculatorName = keyof typeof CALCULATOR_NAMES;
/** Calculators of this site that an entry of the toolbox can open. */
export const CALCULATORS = Object.keys(CALCULATOR_NAMES) as CalculatorName[];

const name = () => field(bilingual(40), "名称");

const tool = z
  .strictObject({
    name: name(),
    url: field(z.optional(externalLink), "网址", { control: "link", hint: "以 https:// 开头的完整网址。" }),
    calculator: field(z.optional(z.enum(CALCULATORS)), "站内计算器", {
      hint: "和网址二选一：选了计算器就不填网址。",
      choices: CALCULATOR_NAMES,
    }),
    note: field(z.optional(bilingual(80)), "说明"),
    asked: field(z.optional(askedLines()), "人们怎样问"),
    lead: leadingArticles(),
  })
  .check(
    z.refine((entry) => (entry.url === undefined) !== (entry.calculator === undefined), {
      error: "url_or_calculator",
    }),
  );
const tools = () => field(z.array(tool).check(z.minLength(1), z.maxLength(24)), "链接");

const group = z.strictObject({ name: name(), children: tools() });

const head = {
  order: field(z.int().check(z.minimum(1), z.maximum(99)), "顺序", { hint: "数字小的排在前面，不能重复。" }),
  name: name(),
};

/**
 * A category of the litigation toolbox, src/content/toolbox/ID.yaml. If `deep` is 1, `children` are tools. If
 * it is 2, they are groups of tools (tabs). A tool opens an address or one of our calculators.
 */
export const ToolboxCategory = z.discriminatedUnion("deep", [
  z.strictObject({
    ...head,
    deep: field(z.literal(1), "层级", { choices: { 1: "不分组" } }),
    children: tools(),
  }),
  z.strictObject({
    ...head,
    deep: field(z.literal(2), "层级", {
      hint: "1：直接是链接；2：先分组再放链接。",
      choices: { 2: "先分组" },
    }),
    children: field(z.array(group).check(z.minLength(2), z.maxLength(8)), "分组"),
  }),
]);
export type ToolboxCategory = z.infer<typeof ToolboxCategory>;
export type Tool = z.infer<typeof tool>;

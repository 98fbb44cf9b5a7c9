import { TOPIC_NAMES } from "#contract/content/schemas/guide-topics.ts";

/** Guides: their list and one guide. */
export const guide = {
  title: "问事",
  lead: "日常遇到的麻烦，一件事一篇：简单的回答、今天能做什么、期限、证据、花费。每个期限和数字旁边都写着条文。",
  topics: TOPIC_NAMES,
  back: "全部问事",
  more: "相近的事",
  also: "还用得上的 {n} 条",
  next: "接着可以做的",
  first: "先记住",
  numbers: "可以打的电话",
  call: "拨打 {number}，{name}",
  numberSource: "号码的来源",
  judgments: "看这类裁判",
  judgmentsOf: "看这类裁判：{cause}",
  lawyers: "找办过这类案件的律师",
  lawyersFor: "找办过这类案件的律师：{cause}",
};

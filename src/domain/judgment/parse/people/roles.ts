import type { Instance, Side } from "../../record.ts";

/** Words for parties as printed. A longer word precedes the words that it contains. */
const PARTY_WORDS =
  "附带民事公益诉讼起诉人 附带民事诉讼原告人 附带民事诉讼被告人 附带民事公益诉讼被告人 附带民事公益诉讼被告 附带民事诉讼原告 附带民事诉讼被告 公益诉讼起诉人 公益诉讼人 再审被申请人 被申请再审人 再审申请人 申请再审人 被申请复议人 复议申请人 申请复议人 申请执行人 被申请执行人 被执行人 申请保全人 被保全人 申请监督人 被申请人 申请人 被上诉人 上诉人 被申诉人 申诉人 被异议人 异议人 利害关系人 案外人 赔偿请求人 赔偿义务机关 复议机关 抗诉机关 公诉机关 执行机关 提请机关 自诉人 被告单位 被告人 原告人 第三人 被起诉人 起诉人 被申报人 申报人 债务人 债权人 买受人 竞买人 被处罚人 被罚款人 被拘留人 被害人 罪犯 担保人 原告 被告".split(
    " ",
  );
const STAGE_WORDS = ["原审", "一审", "二审", "再审", "原", "本诉", "反诉", "共同", "附带民事诉讼"];
/** A word for a stage before a role, such as 一审 or 原审. 、 may join two of them: 一审、二审第三人. */
const STAGE = `(?:${STAGE_WORDS.join("|")})`;
const STAGES = `(?:${STAGE}(?:、(?=${STAGE}))?)`;
/**
 * The ordinal after a party's role: 被告一：, 被告2（…）. A numeral before any other text is part of a name (四川, 三明,
 * 十堰).
 */
const ORDER =
  "(?:(?:[一二三四五六七八九十]{1,3}|[0-9]{1,2})(?=[：:（(])|[（(][一二三四五六七八九十0-9]{1,2}[）)])?";

/** One role with the words before it: 刑事附带民事诉讼原告, 行政附带民事诉讼被告. */
const ROLE = `(?:(?:刑事|行政)(?=附带))?${STAGES}{0,3}(?:${PARTY_WORDS.join("|")})`;
/** Up to three roles of one party: 原告暨反诉被告. After 、 each role needs a stage: 一审被告、二审上诉人. */
const ROLES = `${ROLE}(?:(?:[暨兼]|[、，](?=${STAGE}))${ROLE}){0,2}`;
const BRACKET = "[（(][^（）()]{2,40}[）)]";
/**
 * The brackets and the punctuation after a role. A colon may precede the brackets, and a misprinted semicolon
 * may follow them.
 */
const BRACKETS = `(?:[：:]\\s?(?=${BRACKET}\\s?[：:]))?((?:${BRACKET}){0,2})\\s?(?:[：:,，]|(?<=[）)])[；;])?`;

/**
 * The printed role at the start of a line, up to the name. It consists of role words (原告, 公诉机关暨附带民事公益诉讼起诉人),
 * an ordinal (被告一), brackets (原审原告) and a colon; only the role words are required.
 */
export const PARTY_HEAD = new RegExp(
  `^(?:第[一二三四五六七八九十]{1,2})?(${ROLES})${ORDER}\\s?${BRACKETS}\\s?(?=[^\\s：:，。；])`,
);

/** Role words anywhere in running text, where a party may begin. */
export const PARTY_WORD = new RegExp(ROLE);

const ROLE_BRACKET = new RegExp(`^(?:${PARTY_WORD.source}[、，,及\\s]?){1,4}$`);

/** True for the content of a bracket that only names roles: 原审被告, 一审原告、反诉被告. */
export function isRoleBracket(text: string): boolean {
  return ROLE_BRACKET.test(text);
}

/**
 * The side of a printed role. A party that appeals or applies for retrial is the appellant, and its opponent
 * the appellee. A party of the first trial that is neither keeps its original side. `bracket` is the role in
 * brackets after it: （原审被告）.
 */
export function sideOfRole(role: string, bracket: string, instance: Instance): Side {
  if (instance === "retrial" && bracket && /^(?:原审|二审)被?上诉人$/.test(role))
    return sideOfRole(bracket.slice(1, -1), "", "first");
  if (/被上诉人|被申诉人|再审被申请人|被申请再审人/.test(role)) return "appellee";
  if (/上诉人|申诉人|再审申请人|申请再审人|抗诉机关|申请监督人/.test(role)) return "appellant";
  const isReview = instance === "retrial" && !/执行/.test(role);
  if (isReview && /被申请人/.test(role)) return "appellee";
  if (isReview && /申请人/.test(role) && bracket) return "appellant";
  if (/第三人/.test(role)) return "third";
  if (/被害人|案外人|利害关系人|复议机关|买受人|竞买人|担保人/.test(role)) return "other";
  if (
    /被告|被申请|被执行|被异议|被保全|被起诉|被处罚|被罚款|被拘留|赔偿义务机关|罪犯|债务人|被申报/.test(role)
  )
    return "defendant";
  return "plaintiff";
}

/**
 * Titles that may stand beside a person's name. A longer title is listed before a title that is its beginning
 * (被告人 before 被告), because the pattern takes the first that matches.
 */
const OFFICES = [
  ..."代理审判员 助理审判员 人民陪审员 主审法官 承办法官 法官助理 审判长 审判员 陪审员 代书记员 书记员 执行员 检察员 法官".split(
    " ",
  ),
  ..."委托诉讼代理人 委托代理人 诉讼代理人 法定代理人 代理人 辩护人 法定代表人 代表人 主要负责人 负责人 经营者 监护人 投资人".split(
    " ",
  ),
  ..."法律工作者 律师(?!事务所) 先生 女士".split(" "),
  ..."被上诉人 上诉人 被申请人 再审申请人 申请人 被执行人 原审原告 原审被告 原告 被告人 被告 第三人".split(
    " ",
  ),
];
const OFFICE = new RegExp(OFFICES.join("|"));
const FIRM_ENDING = /律师事务所|(?:基层)?法律服务所|法律援助中心/gu;
/** Words in the names of law firms and similar bodies that are neither a place nor the firm's own name. */
const FIRM_WORDS = ["律师事务所", "法律援助中心", "基层法律服务所", "公司律师", "分所"];

/**
 * Separators of words, in three variants. In the second, a dot does not separate, because it may belong to a
 * person's name. In the third, brackets do not either, because they may belong to a firm's name.
 */
const SEPARATORS = [/[\s\p{P}]+/u, /[[\s\p{P}]--[·・•‧]]+/v, /[[\s\p{P}]--[\(\)·・•‧]]+/v];

/** Minimum length of a whole name, in characters. */
const MIN_NAME_CHARS = 2;
const MAX_NAME_CHARS = 4;
/** Maximum length of a part in which names are looked for, in characters. Longer parts are sentences. */
const MAX_SEARCHED_CHARS = 16;

/** What may be names of people in a typed condition. */
export interface CandidateNames {
  /**
   * The whole text, and its parts between spaces, punctuation and titles (审判长某某、某某律师). Without duplicates.
   */
  parts: string[];
  /** Substrings of the parts with two to four characters, because a name may be joined to another word. */
  substrings: string[];
}

/** The possible names in a typed condition. A single character counts only beside a title. */
export function candidateNames(typed: string): CandidateNames {
  const folded = typed.normalize("NFKC");
  const solid = folded.replace(/\s/gu, "");
  const whole = solid.replace(/^["“”]+|["“”]+$/gu, "");
  // A name may be typed with spaces between its characters. A title may precede or follow it.
  const bare = whole.split(OFFICE);
  const words = SEPARATORS.flatMap((separators) => folded.split(separators)).flatMap((word) => {
    const left = word.split(OFFICE);
    return left[0] === word && word.length < MIN_NAME_CHARS ? [] : left;
  });
  const names = [...bare, ...words];
  const firms = names.flatMap((name) => name.split(FIRM_ENDING));
  const parts = [...new Set([typed.trim(), whole, ...names, ...firms])].filter(Boolean);
  const substrings = new Set(parts.filter((part) => part.length <= MAX_SEARCHED_CHARS).flatMap(substringsOf));
  for (const part of parts) substrings.delete(part);
  return { parts, substrings: [...substrings] };
}

function substringsOf(part: string): string[] {
  const substrings: string[] = [];
  for (let from = 0; from < part.length; from++)
    for (let length = MIN_NAME_CHARS; length <= MAX_NAME_CHARS && from + length <= part.length; length++)
      substrings.push(part.slice(from, from + length));
  return substrings.filter((substring) => /^\p{Script=Han}+$/u.test(substring));
}

/** Whether a word occurs in the names of firms in general and so identifies none: 律师, 事务所. */
export function isFirmWord(word: string): boolean {
  return FIRM_WORDS.some((firm) => firm.includes(word));
}

import { PARTY_WORD } from "./roles.ts";

/** A pattern that takes a blank between any two of a word's characters (民 事 判 决 书). */
const spread = (words: string[]): string => words.map((word) => [...word].join("\\s?")).join("|");

const COURT = "(?:[\\u4e00-\\u9fff]\\s?){2,34}?法\\s?院(?:\\s?赔\\s?偿\\s?委\\s?员\\s?会)?";
const TYPE = `(?:(?:${spread(["刑事附带民事", "民事", "刑事", "行政赔偿", "行政", "执行", "国家赔偿", "赔偿", "司法救助"])})\\s?){0,3}(?:${spread(["判决书", "裁定书", "决定书", "调解书", "通知书", "支付令"])})`;
const HEAD = new RegExp(
  `^(.{4,120}?(?:书|案)\\s)??(${COURT})\\s?(${TYPE})\\s?([（(〔\\[]\\s?[0-9 ]{4,6}[）)〕\\]].{2,34}?号(?:之[一二三四五六七八九十])?)\\s?(.*)$`,
);
const COURT_AND_TYPE = new RegExp(`^(${COURT})\\s(${TYPE})$`);

const SENTENCE = "(?<=[。！]”?|号\\s?)";
const BRACKET = "(?:[（(][^（）()]{2,30}[）)])?";
const PARTY_START = new RegExp(`${SENTENCE}\\s?(?=${PARTY_WORD.source}${BRACKET}[：:])`, "g");
/** A party without a colon: 被告沈红梅，女. Only looked for above the introduction. */
const BARE_PARTY_START = new RegExp(
  `${SENTENCE}\\s?(?=${PARTY_WORD.source}${BRACKET}[^，。：；诉辩称]{2,40}[，。（(])`,
  "g",
);
const STRUCTURE = new RegExp(
  `${SENTENCE}\\s?(?=(?:法定代表人|负责人|主要负责人|法定代理人|经营者|委托诉讼代理人|委托代理人|辩护人|指定辩护人|诉讼代表人|以上[一二两三四五六七八九十]|本院(?:经审查|再审|二审|经审理)?认为|一审法院认为|原审法院认为|(?:本院)?经审理查明|本院查明|上述事实|事实和理由|综上|据此|依照|依据|如不服本|案件受理费|本判决为|本裁定为|[^，。；：]{2,20}(?:辩称|诉称|上诉请求|向本院提出诉讼请求)))`,
  "g",
);
const BEHIND_OPENING = /(?<=(?:判决|裁定|决定)如下[：:])\s?(?=.)/g;
const ITEM = /(?<=[。；])\s?(?=[一二三四五六七八九十]{1,3}、)/g;
const TAIL_START = /(?<=[。！]”?)\s?(?=(?:代理)?审\s?判\s?[长员]|独任审判员|执\s?行\s?员)/g;

/** Title, court, type and number that share a line with each other or with what follows, each on its own. */
export function partHead(line: string): string[] {
  const match = line.match(HEAD) ?? line.match(COURT_AND_TYPE);
  if (!match) return [line];
  return match.slice(1).flatMap((part) => (part?.trim() ? [part.trim()] : []));
}

/** The paragraphs of a document that was printed without line ends: parties, pleadings, reasons, items, tail. */
export function partBody(line: string): string[] {
  const introduction = Math.max(0, line.indexOf("一案"));
  const head = line.slice(0, introduction).replace(BARE_PARTY_START, "\n");
  const parted = [PARTY_START, STRUCTURE, TAIL_START, BEHIND_OPENING].reduce(
    (text, point) => text.replace(point, "\n"),
    head + line.slice(introduction),
  );
  const lines = parted.split("\n");
  const opening = lines.findLastIndex((text) => /(?:判决|裁定|决定)如下[：:]$/.test(text));
  return lines
    .flatMap((text, index) => (opening >= 0 && index > opening ? text.split(ITEM) : [text]))
    .map((text) => text.trim())
    .filter(Boolean);
}

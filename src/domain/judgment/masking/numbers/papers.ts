import { allMatches } from "../../../text/all-matches.ts";
import { MASK, type Span } from "../printed/kinds.ts";
import { isDay } from "./long-numbers.ts";
import words from "./words.json" with { type: "json" };

/** Papers whose numbers art. 10 removes: identity, travel, service, insurance, patients. */
const PAPERS = words.papers.replaceAll(" ", "|");
const CODE_OF_PAPER =
  "[A-Z]{0,4}[-－]?[（(]?[0-9一二三四五六七八九〇零壹贰叁肆伍陆柒捌玖]{2}[0-9A-Z一二三四五六七八九〇零壹贰叁肆伍陆柒捌玖 \\-－*＊]{1,22}[）)]?";
const PAPER = new RegExp(
  `((?:${PAPERS})(?:信息|证)?[（(]?(?:号码?|编号|卡号|证号|字号|号)?(?:分别)?(?:为|是|系|：|:)?\\s?[“（(]?(?:[\\u4e00-\\u9fff]{0,6}字?第|(?<=边民证|军官证|士官证|警官证|号)[\\u4e00-\\u9fff]{1,4}(?<![年月日元在于到])(?=[0-9]{6}))?)(${CODE_OF_PAPER}(?:[、和及]${CODE_OF_PAPER})*)(?![0-9A-Za-z×元年月日时])`,
  "g",
);
/** Labels of numbers of a thing, a deed or a business rather than a person. */
const OF_THINGS = new RegExp(words.things.replaceAll(" ", "|"));
const LABEL_CODE =
  "(?:[A-Za-z]{0,4}[-－]?[0-9](?:[ \\-－/]?[A-Za-z0-9*]){3,24}|[A-Z](?:[-－]?[A-Z0-9]){4,24}|[一二三四五六七八九〇零十百千万壹贰叁肆伍陆柒捌玖]{4,16})";
/** A label for a person's number, on any document, and the number: X线片号DR-1…, 职工号：…, 档案（卡）编号为…第…. */
const LABELLED = new RegExp(
  `((?:(?:[\\u4e00-\\u9fff]|CT|MR|B超)[\\u4e00-\\u9fff]{0,8}?(?<![0-9一二三四五六七八九十第字型同本分总零牌编型])号码?|(?:工|警|个人|病人|患者|会员|用户|客户|学员|学籍|保|检|档案|执业|从业|资格|鉴定人|许可|证|证书|处方)编号|[员警人某][（(]编号|(?:证券|股东|资金|公积金|社保|个人)账户)(?:[（(][^（）()]{1,8}[）)])?(?:分别)?[：:为是系]?\\s?“?(?:[\\u4e00-\\u9fff]{0,5}字?第|[\\u4e00-\\u9fff]{1,3}(?<![年月日元在于到为是])(?=[A-Z0-9]))?)(${LABEL_CODE}(?:[、和及]${LABEL_CODE})*)(?:([（(])(${LABEL_CODE})(?=[）)]))?(?![0-9A-Za-z×元年月日时%.]|万元)`,
  "g",
);
/** Numbers of badges and of people at work, school or hospital: 工牌0552, 超声号U-5521, 职称证书第2009-0182号. */
const WORN =
  /((?:工牌|胸[卡牌]|手卡|厂牌|工号|员工编?号|接送卡|饭卡|超声|影像片?|X[光线]片?|检验条码|急诊(?:登记)?|抢救登记|病历本|(?:资格|从业|执业|职称|推销员|军人|上岗)证书?|一本通|鉴定人编码)(?:编?号码?|编码)?[：:为是（(“№\s]{0,2}(?:[\u4e00-\u9fff]{0,4}第|[\u4e00-\u9fff]{1,3}(?<![后于在自从至到年月日])(?=[A-Z0-9]))?)([A-Z]{0,4}(?:[\u4e00-\u9fff](?=[-－]))?[-－]?[0-9][0-9A-Z \-－/]{1,20}[0-9A-Z])(?!\.?[0-9]|[A-Za-z×%年月日元名人])/g;
/** A code before its word: E12345678号护照. */
const CODE_BEFORE_PAPER =
  /(?:[A-Z]{1,2}[0-9]{4}[ ]?[0-9]{3,4}|(?<=[编证]号为?)[A-Z]{0,2}-?[0-9]{5,18})(?=[）)]?(?:号)?的?[^，。；]{0,8}(?:护照|通行证|驾驶证|身份证|居住证))/g;

/** The numbers of papers, and other personal numbers. */
export function paperSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = (from: number, to: number): void => {
    spans.push({ from, to, shown: MASK, kind: "identity" });
  };
  for (const { 0: whole, 1: words = "", 2: code = "", index } of allMatches(text, PAPER)) {
    if ((code.match(NUMERAL)?.length ?? 0) < MIN_DIGITS || /^[一二三四五六七八九]{1,3}$/.test(code)) continue;
    const closing = /^[^（(]*[）)]$/.test(code) ? 1 : 0;
    add(index + words.length, index + whole.length - closing - (code.length - code.trimEnd().length));
  }
  for (const { 0: whole, 1: label = "", 2: code = "", 4: again = "", index } of allMatches(text, LABELLED)) {
    const before = text.slice(Math.max(0, index - LOOK_BACK), index);
    if (OF_THINGS.test((before.split(/[，。；、：]/).at(-1) ?? "") + label) || isDay(code)) continue;
    add(index + label.length, index + label.length + code.length);
    if (again) add(index + whole.length - again.length, index + whole.length);
  }
  for (const { 1: label = "", 2: code = "", index } of allMatches(text, WORN))
    if (!isDay(code)) add(index + label.length, index + label.length + code.length);
  for (const { 0: whole, index } of allMatches(text, CODE_BEFORE_PAPER)) add(index, index + whole.length);
  return spans;
}
const NUMERAL = /[0-9一二三四五六七八九〇零壹贰叁肆伍陆柒捌玖]/g;
const MIN_DIGITS = 4;
const LOOK_BACK = 6;

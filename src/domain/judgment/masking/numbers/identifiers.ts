import { allMatches } from "../../../text/all-matches.ts";
import { MASK, type MaskedKind, type Span } from "../printed/kinds.ts";
import { isDay } from "./long-numbers.ts";
import words from "./words.json" with { type: "json" };

const MAIL =
  /[A-Za-z0-9][A-Za-z0-9._+*-]{0,40}(?:[@＠]|[（(【[]at[）)】\]]| ?[#＃] ?)[A-Za-z0-9-]{1,30}(?:[.．][A-Za-z]{2,8}){1,3}/g;
const NUMERAL = "〇○零一二三四五六七八九壹贰叁肆伍陆柒捌玖";
const LETTER = "0-9A-Za-z０-９Ａ-Ｚａ-ｚ_＿*＊";
const GROUP = `(?:[${LETTER}]+(?![${LETTER}])|[${NUMERAL}][${NUMERAL}十百千万]{2,}(?![${NUMERAL}十百千万]))`;
/**
 * The text between two groups of a code: dashes, dots, a blank before a digit, or Chinese characters before a
 * dash.
 */
const JOIN = `(?:[ 　]?[-－—–#＃@＠.．/／·•+]{1,2}[ 　]?|[ 　](?=[0-9０-９${NUMERAL}])|[\\u4e00-\\u9fff]{1,4}[·_-](?=[0-9A-Za-z]))?`;
/**
 * A code of letters and digits: XRK—dance—07, E 4 7 0 9, BYS（13415）haigui. It excludes the Latin name of a
 * service directly before it (QQ), and does not end within an amount or a date.
 */
const CODE = new RegExp(
  `(?<![0-9A-Za-z０-９,.．])(?:(?:QQ|U?ID|VX|YY)(?=[ 0-9A-Za-z]) ?)?([@＠][\\u4e00-\\u9fffA-Za-z0-9_-]{2,20}|${GROUP}(?:${JOIN}${GROUP}|[（(【〔[]${GROUP}[）)】〕\\]])*)(?![.．]?[0-9]|,[0-9]{3}(?![0-9])| ?[余多]?[元万亿]|[年月日时%×]|美元|港元)`,
  "gi",
);

const oneOf = (list: string): string => `(?:${list.replaceAll(" ", "|")})`;
/**
 * Pattern for the text before a code: a label and the text that may stand between it and the code (（微信号：,
 * 分别为“). Group 2 is the start of the code in Chinese characters (豫淇看-, 〔急〕), which is masked too. Group 3 is
 * a start that is not masked (承医字第, 李某).
 */
const before = (label: string): RegExp =>
  new RegExp(
    `(${label})(?:信息|分别|(?<=[（(])(?:编号|号码)|其[一二]|[均为是系即叫有：:（(【［[“\\s№@＠]|[（(][^（）()]{1,8}[）)]|“[^“”]{1,16}”){0,5}(?:([\\u4e00-\\u9fff]{1,4}[-－—]|〔[\\u4e00-\\u9fff]{1,4}〕|(?<=[“【[])[\\u4e00-\\u9fff]{1,10})|([\\u4e00-\\u9fff]{0,6}字?第|[\\u4e00-\\u9fff]{1,3}(?<![年月日元在于到为是后自从至])))?$`,
    "i",
  );
const SERVICE = `${oneOf(words.services)}(?:平台|直播间?|频道|聊天|好友|会员|账户|帐户|[（(]|加|[小大]|\\s){0,3}`;
/** A label that ends in 号, 号码, 编号 or 账户. It may be for the number of a person or of a thing. */
const ANY_NUMBER = before(
  "(?:[\\u4e00-\\u9fff]|CT|MR|B超)[\\u4e00-\\u9fff]{0,8}(?<![0-9一二三四五六七八九十第字型同本分总零牌编])号码?|(?:保|检|证|许可)编号|(?:证券|股东|资金|公积金|社保|个人|平台|会员)账户",
);
/**
 * Labels of codes, the most certain first. Each has the kind of its codes, and the minimum number of letters
 * and digits of a code.
 */
const LABELS: [label: RegExp, kind: MaskedKind, least: number][] = [
  [before(`${SERVICE}(?:号码?|[账帐][号户]|昵称|[用客]户名?|会员名|名|U?ID|V)`), "contact", 3],
  [before(`${oneOf(words.persons)}(?:的|首页|》?[（(])?(?:编号|编码|代码|号码?|U?ID)`), "identity", 2],
  [before(`${oneOf(words.papers)}证?(?:号码?|编号|卡号|证号|字号)?`), "identity", 4],
  [ANY_NUMBER, "identity", 4],
  [before(SERVICE), "contact", 5],
];
/** Labels of the numbers of things, deeds and businesses. Such numbers are not masked. */
const OF_THINGS = new RegExp(words.things.replaceAll(" ", "|"));
/** Names that people chose for their online accounts: 网名“例样”, 微信昵称例样，以“例样”为名. */
const ONLINE = `(?:${oneOf(words.services)}|QQ|会员|用户|店铺|社交|群内?)(?:平台|软件|账号|好友|店铺|会员|用户|群)?`;
const NICKNAME = new RegExp(
  `(?:(?:网名|昵称|${ONLINE}名称?)(?:分别)?(?:为|是|叫|系|：|:|变更为)?(?:“([^“”×]{2,20})”|([^“”，。；：、（）×\\s的为是]{2,12})(?=）))|${ONLINE}[^，。；“”]{0,6}以“([^“”×]{2,20})”(?:为名|的?名义|的?身份))`,
  "dgi",
);
/** An online account that needs no label: wxid_…, “都例”（dl_92）. */
const ACCOUNT_ALONE = /^.?.?wxid_|^”[（(](?=.*[0-9_])[A-Za-z].{4}/;
const PAPER_ALONE =
  /^.?.?(?:[A-Z]{1,2}[0-9]{4} ?[0-9]{3,4}|(?<=[编证]号|号为)[A-Z]{0,2}(?:[ -]?[0-9]){5,18})$/;
const BEFORE_PAPER = /^[）)]?号?的?[^，。；]{0,8}(?:护照|通行证|驾驶证|身份证|居住证)/;
const LOOK_AROUND = 40;

/**
 * Finds mail addresses, identifiers of online accounts, numbers of people's papers, and other personal
 * numbers.
 */
export function identifierSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = (from: number, to: number, kind: MaskedKind): void => {
    spans.push({ from, to, shown: MASK, kind });
  };
  for (const { 0: mail, index } of allMatches(text, MAIL)) add(index, index + mail.length, "contact");
  for (const { indices } of allMatches(text, NICKNAME))
    for (const place of indices?.slice(1) ?? []) if (place) add(...place, "contact");
  let last: { to: number; kind: MaskedKind } | null = null;
  for (const { 0: whole, 1: code = "", index } of allMatches(text, CODE)) {
    const to = index + whole.length;
    const at = to - code.length;
    const isListed: boolean =
      last !== null && /^[”）】]?[、和及或与／（]$/.test(text.slice(last.to, at)) && !isDate(code);
    const found: Found | null =
      isListed && last
        ? { own: 0, kind: last.kind }
        : ownerOf(code, text.slice(Math.max(0, at - LOOK_AROUND), at), text.slice(to, to + LOOK_AROUND));
    last = found && { to, kind: found.kind };
    if (found) add(at - found.own, to, found.kind);
  }
  return spans;
}

/**
 * A code that belongs to a person. `own` is the number of characters directly before it that are masked too.
 */
interface Found {
  own: number;
  kind: MaskedKind;
}

/** The kind of a code, and where it starts, by the text around it. Null if it is not a person's. */
function ownerOf(code: string, text: string, after: string): Found | null {
  if (ACCOUNT_ALONE.test(text.slice(-2) + code)) return { own: 0, kind: "contact" };
  if (PAPER_ALONE.test(text.slice(-2) + code) && BEFORE_PAPER.test(after))
    return { own: 0, kind: "identity" };
  const clause = text.split(/[，。；、]/).at(-1) ?? "";
  const signs = code.replace(NO_SIGN, "").length;
  for (const [label, kind, least] of LABELS) {
    const match = label.exec(clause);
    if (!match) continue;
    const { 1: words = "", 2: own = "", 3: left = "", index } = match;
    if (kind === "identity" && isDate(code)) return null;
    if (kind === "identity" && !HAS_NUMBER.test(code)) continue;
    if (
      label === ANY_NUMBER &&
      (isDay(code) || OF_THINGS.test(clause.slice(Math.max(0, index - 6), index) + words))
    )
      return null;
    if (signs >= (left ? Math.max(least, MIN_AFTER_WORDS) : least)) return { own: own.length, kind };
  }
  return null;
}
const NO_SIGN = /[^\p{L}\p{N}]/gu;
const HAS_NUMBER = new RegExp(`[0-9０-９${NUMERAL}]`);
const MIN_AFTER_WORDS = 4;
const isDate = (code: string): boolean =>
  /^(?:19|20)[0-9]{2}[-－—./](?:0?[1-9]|1[0-2])(?:[-－—./][0-3]?[0-9])?(?![-－—./]?[0-9])/.test(code);

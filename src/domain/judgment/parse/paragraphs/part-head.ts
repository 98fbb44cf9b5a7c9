import { type FoundCaseNumber, findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { allMatches } from "../../../text/all-matches.ts";

/** The head of a document ends within this many characters, including lines that a database put above it. */
const REACH = 1500;
/**
 * Court and document type at the end of the text before the case number. Misprints and stray characters may
 * stand between them, and some courts print a word before the number.
 */
const COURT_AND_TYPE =
  /((?:[\u4e00-\u9fff]\s?){2,60}?(?:法\s?院(?:\s?赔\s?偿\s?委\s?员\s?会)?|法\s?庭)(?:[\u4e00-\u9fff]{2,8}分院)?)([^\u4e00-\u9fff]{0,16})((?:[\u4e00-\u9fff]\s?){0,18}?[书令](?:[（(][稿正副本]{1,2}[）)])?)[\s：:]*(案\s?号\s?[：:]\s?)?$/;
/** The end of a title that runs into the court's name. */
const TITLE_END = /.*(?:书|案|支付令|号|文书内容|文书正文|裁判文书|[一二再]审)(?=.)/su;
/** A place with which a court's full name begins. Text before it is a title. */
const FIRST_PLACE =
  /中华人民共和国|最高人民法院|(?:北京|天津|上海|重庆)(?:市|铁路|知识|金融|互联网|海事)|(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾)省|内蒙古自治区|广西壮族自治区|西藏自治区|宁夏回族自治区|新疆(?:维吾尔自治区|生产建设)/g;

/**
 * The offsets at which the parts of a joined head begin (title, court, type, number), and the offset of the
 * text after them.
 */
export interface Head {
  cuts: number[];
  end: number;
}

/**
 * The parts of a document's head, however they are joined; null unless court, document type and case number
 * follow each other in this order. A title may precede them.
 */
export function findHead(text: string): Head | null {
  const window = text.slice(0, REACH);
  for (const number of numbersOf(window)) {
    const before = window.slice(Math.max(0, number.from - 140), number.from);
    const match = before.match(COURT_AND_TYPE);
    if (!match) continue;
    const [whole, court = "", between = "", , word = ""] = match;
    const offset = number.from - whole.length;
    const courtAt = offset + courtStart(court);
    const typeAt = offset + court.length + between.length;
    const colon = /^\s?[：:]/.exec(window.slice(number.to))?.[0].length ?? 0;
    const end = number.to + colon;
    return { cuts: [courtAt, typeAt, number.from - word.length, end], end };
  }
  return null;
}

const WITHOUT_YEAR =
  /[\u4e00-\u9fff]{1,6}[刑民行执赔商知](?:[\u4e00-\u9fff]{0,4})字第 ?[0-9]{1,6}(?:-[0-9]{1,4})? ?号/g;

/**
 * Case numbers with a year, then those without one. The latter are searched for only if the caller could use
 * none of the former.
 */
function* numbersOf(window: string): Generator<Pick<FoundCaseNumber, "from" | "to">> {
  yield* findCaseNumbers(window, true);
  if (!window.includes("字第")) return;
  for (const { index, 0: number } of allMatches(window, WITHOUT_YEAR))
    yield {
      from: index + Math.max(0, number.search(/[书令](?!.*[书令])/) + 1),
      to: index + number.length,
    };
}

/** The offset at which the court's name begins, in a run of characters that may start with a title. */
function courtStart(run: string): number {
  const parted = run.search(
    /(?<=[\u4e00-\u9fff]{2})\s(?=[\u4e00-\u9fff]{2})(?!.*(?<=[\u4e00-\u9fff]{2})\s(?=[\u4e00-\u9fff]{2}))/u,
  );
  let start = parted + 1;
  start += TITLE_END.exec(run.slice(start))?.[0].length ?? 0;
  const place = allMatches(run.slice(start), FIRST_PLACE).find(({ index }) => index > 0);
  const isOwn = place === undefined || /^(?:中华人民共和国|新疆)/.test(run.slice(start));
  return isOwn ? start : start + place.index;
}

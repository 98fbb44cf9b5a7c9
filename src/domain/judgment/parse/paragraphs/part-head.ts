import { type FoundCaseNumber, findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { allMatches } from "../../../text/all-matches.ts";

/** Length in which the head of a document ends, including a database's lines above it. */
const REACH = 1500;
/**
 * Court and document type at the end of the text before the number, with misprints and stray characters
 * between them, and the word that some courts print before the number.
 */
const COURT_AND_TYPE =
  /((?:[\u4e00-\u9fff]\s?){2,60}?(?:法\s?院(?:\s?赔\s?偿\s?委\s?员\s?会)?|法\s?庭)(?:[\u4e00-\u9fff]{2,8}分院)?)([^\u4e00-\u9fff]{0,16})((?:[\u4e00-\u9fff]\s?){0,18}?[书令](?:[（(][稿正副本]{1,2}[）)])?)[\s：:]*(案\s?号\s?[：:]\s?)?$/;
/** The end of a title that is joined to the court's name. */
const TITLE_END = /.*(?:书|案|支付令|号|文书内容|文书正文|裁判文书|[一二再]审)(?=.)/su;
/** A place at the start of a court's full name; the text before it is a title. */
const FIRST_PLACE =
  /中华人民共和国|最高人民法院|(?:北京|天津|上海|重庆)(?:市|铁路|知识|金融|互联网|海事)|(?:河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾)省|内蒙古自治区|广西壮族自治区|西藏自治区|宁夏回族自治区|新疆(?:维吾尔自治区|生产建设)/g;

/** Offsets of the parts of a joined head: title, court, type, number, and the text after them. */
export interface Head {
  cuts: number[];
  end: number;
}

/**
 * Offsets of title, court, document type and case number of a document, however they are joined; null if the
 * last three are not in this order.
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

/** Numbers with a year, then those without, which are searched only if no earlier one was usable. */
function* numbersOf(window: string): Generator<Pick<FoundCaseNumber, "from" | "to">> {
  yield* findCaseNumbers(window, true);
  if (!window.includes("字第")) return;
  for (const { index, 0: number } of allMatches(window, WITHOUT_YEAR))
    yield {
      from: index + Math.max(0, number.search(/[书令](?!.*[书令])/) + 1),
      to: index + number.length,
    };
}

/** The offset of the court's name in a run of characters that may start with a title. */
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

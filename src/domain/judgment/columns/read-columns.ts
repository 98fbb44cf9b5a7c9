import { caseNumberOfLine, findCaseNumbers } from "../../case-number/find-case-numbers.ts";
import { readCaseNumber } from "../../case-number/read-case-number.ts";
import { allMatches } from "../../text/all-matches.ts";
import { parseDate } from "../../text/date.ts";
import { beijingDay, formatDay } from "../../text/day.ts";
import { toAsciiAlphanumerics, toNfc, toOneLine, withoutSpaces } from "../../text/to-nfc.ts";
import { isJudgmentDay } from "../judgment-day.ts";
import { hasMarkup, stripMarkup } from "../parse/layout/strip-markup.ts";
import { documentTypeOfLine } from "../parse/procedure/document-type.ts";
import type { Instance } from "../record.ts";
import type { ColumnName } from "./column-names.ts";

/**
 * The values of a row's columns. A value that does not have the expected form is replaced by an empty one.
 */
export interface SourceColumns {
  /** The document's id in the collection it came from. */
  source_id: string;
  wenshu_url: string;
  case_number: string;
  casename: string;
  court: string;
  /** 民事案件, 刑事案件 …, or empty. */
  kind: string;
  text_type: string;
  instance: Instance | null;
  /** The procedure in the collection's wording, e.g. 民事二审. */
  procedure: string;
  /** yyyy-MM-dd, or empty. */
  casedate: string;
  parties: string[];
  causes: string[];
  /** The applied provisions, one per entry, in the form 《law》article. */
  legal_basis: string[];
  region: string;
  /** Why the document is not public, in the collection's words; empty if it is public. */
  reason: string;
  text: string;
  /** The content of the case number and date columns if it could not be read; else empty. */
  unread: { case_number: string; casedate: string };
}

/** Placeholders for an empty value in a table. */
const NOTHING = /^(?:\\N|null|NULL|None|nan|NaN|undefined|无|-|—)?$/;
/** The replacement character, which marks a lost character. */
const BROKEN = "\ufffd";
const DOCUMENT_ID = /docId=([0-9a-zA-Z-]{8,64})/;
const COURT =
  /^(?:中华人民共和国)?[\u4e00-\u9fff·]{2,34}(?:法院|法庭)(?:[\u4e00-\u9fff]{2,10}分院|第[一二三四五六]巡回法庭)?$/;
const ENTRIES = /[;；、,，|\n]/;
const TYPES: Record<string, string> = {
  "01": "判决书",
  "02": "裁定书",
  "03": "调解书",
  "04": "决定书",
  "05": "通知书",
};
/** Separators between causes. 、 does not count, because it also occurs within one cause (走私、贩卖、运输、制造毒品罪). */
const CAUSES = /[;；,，|\n]/;
/**
 * The end of a cause that is joined to the next one in the same entry. It matches in 盗窃罪、诈骗罪, but not in
 * 掩饰、隐瞒犯罪所得、犯罪所得收益罪.
 */
const NEXT_CAUSE = /(?<=(?<!犯)罪|纠纷)(?:[、和及与]|以及)?(?=.{2,}(?:罪|纠纷))/;
const REASONS =
  /^(?:.{0,20}不公开.{0,60}|离婚诉讼或者涉及.{0,40}|涉及国家秘密.{0,20}|未成年人犯罪.{0,20}|以调解方式结案.{0,20}|人民法院认为不宜.{0,40}|确认人民调解协议效力.{0,20}|其他不宜.{0,40})$/;

/**
 * The validated values of a row; `row` holds them by kind of column. An impossible date, half a court name or
 * a broken name is dropped.
 */
export function readSourceColumns(row: Partial<Record<ColumnName, string>>, today: string): SourceColumns {
  const value = (name: ColumnName): string => {
    const printed = row[name] ?? "";
    const given = (hasMarkup(printed) ? stripMarkup(printed) : printed).trim();
    return NOTHING.test(given) ? "" : given;
  };
  const whole = (name: ColumnName): string => {
    const given = value(name);
    return given.includes(BROKEN) ? "" : toOneLine(given);
  };
  const text = withoutWrapping(value("text"));
  const isPlaceholder = isReason(text);
  const reason = whole("reason") || (isPlaceholder ? toOneLine(text) : "");
  const url = whole("wenshu_url");
  const casename = whole("casename");
  const procedure = whole("procedure");
  const case_number = numberOf(whole("case_number"));
  const casedate = dayOf(whole("casedate"), today);
  return {
    source_id: whole("source_id") || (DOCUMENT_ID.exec(url)?.[1] ?? ""),
    wenshu_url: /^https?:\/\//.test(url) ? url : "",
    case_number,
    casename,
    court: courtOf(whole("court")),
    kind: whole("kind"),
    text_type: typeOf(whole("text_type"), casename),
    instance: instanceOf(procedure),
    procedure,
    casedate,
    parties: partiesOf(value("parties")),
    causes: entries(value("causes"), CAUSES)
      .flatMap((entry) => entry.split(NEXT_CAUSE))
      .filter((cause) => cause.length >= 2 && cause.length <= 60),
    legal_basis: entries(value("legal_basis").replace(/》\s*(?=《)/g, "》；"))
      .filter((law) => law.includes("《"))
      .slice(0, 60),
    region: whole("region"),
    reason,
    text: isPlaceholder ? "" : text,
    unread: {
      case_number: case_number ? "" : value("case_number"),
      casedate: casedate ? "" : value("casedate"),
    },
  };
}

/** A label that a collection puts before a text. */
const OPENING = /^\s*文书内容[：:]?\s*/;
/**
 * A word of the advertisement that a seller appended after the last full stop or line break. The
 * advertisement names a site or an account.
 */
const ADVERTISES = /更多|来源|来自|关注|搜索|百度|微信|公众号/g;
const NAMES_SELLER =
  /^(?:公众号|..)[^\n。]{0,40}(?:www\.[\w.]+|https?:\S+|数据网|公众号|马克数据|裁判文书网|小程序|下载)[^\n。]{0,20}$/;
/** Maximum number of characters of an advertisement before its first keyword. */
const ADVERTISEMENT_REACH = 40;

/**
 * The text without the label and the advertisement that its collection added. Only the last characters are
 * searched for an advertisement.
 */
function withoutWrapping(text: string): string {
  const end = Math.max(0, text.length - 120);
  const tail = text.slice(end);
  const from = advertisementIn(tail);
  if (from < 0) return text.replace(OPENING, "");
  // The advertisement may begin in the court's signature. The signature, up to the first blank after the
  // name, stays with the document.
  const own =
    /^.*(?:书记员|执行员|审判员|日)[\s　]*[\u4e00-\u9fff·]{2,4}(?=[\s　])/.exec(tail.slice(from))?.[0] ?? "";
  return text
    .slice(0, end + from + own.length)
    .replace(OPENING, "")
    .trimEnd();
}

/** Offset in `tail` of an advertisement at its end, or -1. */
function advertisementIn(tail: string): number {
  const word = allMatches(tail, ADVERTISES).find(({ index }) => NAMES_SELLER.test(tail.slice(index)));
  if (!word) return -1;
  const opened = Math.max(...["\n", "。", "；"].map((sign) => tail.lastIndexOf(sign, word.index)));
  return Math.max(opened + 1, word.index - ADVERTISEMENT_REACH);
}

/** Longest text, in characters including blanks, that can be a reason in place of a document. */
const MAX_REASON_CHARS = 400;

/** True if the text is only the reason why a document is missing. */
function isReason(text: string): boolean {
  return text.length <= MAX_REASON_CHARS && REASONS.test(withoutSpaces(text).replace(/。$/, ""));
}

function numberOf(given: string): string {
  const line = withoutSpaces(toAsciiAlphanumerics(toNfc(given)));
  const whole = readCaseNumber(given) ?? "";
  return (
    caseNumberOfLine(line) ||
    (findCaseNumbers(whole || line, true)[0] && whole) ||
    findCaseNumbers(line)[0]?.caseNumber ||
    ""
  );
}

function courtOf(given: string): string {
  const name = withoutSpaces(given);
  return COURT.test(name) ? name : "";
}

/**
 * The document type that a cell names or gives as a code (01). If the cell names none or an incomplete one,
 * the type at the end of the case's name is taken (…二审民事判决书).
 */
function typeOf(given: string, casename: string): string {
  const named = documentTypeOfLine(withoutSpaces(given));
  if (named && !/^(?:判决书|裁定书|调解书|决定书|通知书)$/.test(named)) return named;
  const ending = withoutSpaces(casename).match(
    /(?:刑事附带民事|民事|刑事|行政赔偿|行政|执行|国家赔偿|赔偿|司法救助)?(?:判决书|裁定书|调解书|决定书|通知书|支付令)$/,
  )?.[0];
  return (ending && documentTypeOfLine(ending)) || named || TYPES[given] || "";
}

/**
 * The stage that the wording or code of a procedure stands for; null if unknown. Codes are, for example,
 * 0301, 0302, 0201, 0202 and 1001.
 */
function instanceOf(procedure: string): Instance | null {
  if (/^10\d\d$|执行/.test(procedure) && !/刑罚/.test(procedure)) return "enforcement";
  if (/^0[2-4]01$|一审/.test(procedure)) return "first";
  if (/^0[2-4]02$|二审/.test(procedure)) return "second";
  if (/审判监督|再审/.test(procedure)) return "retrial";
  return /特别程序|督促|公示催告|刑罚/.test(procedure) ? "other" : null;
}

const ISO = /^([0-9]{4})[-/.年]?([0-9]{1,2})[-/.月]?([0-9]{1,2})日?(?:[ T].*)?$/;
/** Day 0 of spreadsheets (1899-12-30), in days since 1970-01-01. */
const SPREADSHEET_EPOCH = -25_569;
/** A day as spreadsheets store it: the number of days since their day 0. */
const SPREADSHEET_DAY = /^[1-9][0-9]{4}(?:\.[0-9]+)?$/;
/** Seconds or milliseconds since 1970, as a number or as a serialised date (`/Date(…)/`). */
const MOMENT = /^(?:\/?Date\()?(-?[0-9]{9,10}|-?[0-9]{11,13})(?:[+-][0-9]{4})?(?:\)\/?)?$/;

/**
 * The day in a column. It may be written in any numerals, as a spreadsheet's day number, or as seconds or
 * milliseconds since 1970.
 */
function dayOf(given: string, today: string): string {
  const [, moment] = MOMENT.exec(given.replaceAll("\\", "")) ?? [];
  const [, year = "", month = "", day = ""] = ISO.exec(given) ?? [];
  const date = SPREADSHEET_DAY.test(given)
    ? formatDay(Math.floor(Number(given)) + SPREADSHEET_EPOCH)
    : moment
      ? beijingDay(new Date(Number(moment) * (moment.replace("-", "").length < 11 ? 1000 : 1)))
      : /T.*Z$/.test(given) && !Number.isNaN(Date.parse(given))
        ? beijingDay(new Date(given))
        : year
          ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
          : parseDate(given);
  return isJudgmentDay(date, today) ? date : "";
}

function partiesOf(given: string): string[] {
  return entries(given).filter((name) => name.length >= 2 && name.length <= 60 && !/[。：:《》]/.test(name));
}

/** The entries of a list, without duplicates. Entries that lost a character are dropped. */
function entries(given: string, separators = ENTRIES): string[] {
  const parts = given
    .split(separators)
    .filter((part) => !part.includes(BROKEN))
    .map((part) => toOneLine(part).replace(/^[["'“]+|[\]"'”]+$/g, ""));
  return [...new Set(parts.filter((part) => !NOTHING.test(part)))];
}

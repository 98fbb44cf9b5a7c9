import { caseNumberOfLine, findCaseNumbers } from "../../../case-number/find-case-numbers.ts";
import { parseDate } from "../../../text/date.ts";
import { withoutSpaces } from "../../../text/to-nfc.ts";
import { PARTY_HEAD } from "../people/roles.ts";
import {
  documentTypeBelowCourt,
  documentTypeOfLine,
  misprintedDocumentType,
} from "../procedure/document-type.ts";

/** What the lines above the parties contain, including the fields that a database printed there. */
export interface Header {
  title: string;
  /** As printed, without blanks, 中华人民共和国 and 赔偿委员会; empty if missing. */
  court: string;
  text_type: string;
  case_number: string;
  /**
   * Cause and date from the fields of a database (案由：, 裁判日期：). What the document itself states takes
   * precedence.
   */
  cause: string;
  date: string;
  wenshu_url: string;
  /** Number of lines that belong to the head; the body starts after them. */
  length: number;
}

/** Maximum number of lines that a database prints above the court. */
const HEAD_LINES = 40;
/** Maximum length in characters of a line in the head. The longest lines contain an address. */
const MAX_HEAD_LINE_CHARS = 600;
const COURT_LINE =
  /^[^\u4e00-\u9fff]{0,3}(?:中华人民共和国)?([\u4e00-\u9fff]{2,34}(?:人民法院|法院|法庭)(?:[\u4e00-\u9fff]{2,10}分院|第[一二三四五六]巡回法庭)?)(?:赔偿委员会)?$/;
const COURT_AND_TYPE =
  /^(?:中华人民共和国)?([\u4e00-\u9fff]{2,34}?法院)(?:赔偿委员会)?([\u4e00-\u9fff]{2,12}(?:书|令))$/;
/** The label that some courts print before the case number: 案号：（2022）…. */
const NUMBER_WORD = /^案号[：:]/;
const FIELD = /^[【[]?([\u4e00-\u9fff]{2,8})[】\]]?[：:](.+)$/;
const URL = /https?:\/\/wenshu\.court\.gov\.cn\/[^\s"'<>）)，。]{1,300}/;

/**
 * Reads the head of a document. Court, type and number may stand in any order, below the title and a
 * database's fields and notes. If no line consists of the court, the database's fields are used.
 */
export function readHeader(lines: string[]): Header {
  const header: Header = {
    title: "",
    court: "",
    text_type: "",
    case_number: "",
    cause: "",
    date: "",
    wenshu_url: "",
    length: 0,
  };
  const printed = lines.slice(0, HEAD_LINES);
  const compacted = (line: string): string =>
    line.length < MAX_HEAD_LINE_CHARS ? withoutSpaces(line) : line;
  const top = printed.findIndex((line) => opensHead(compacted(line)));
  let isNumbered = false;
  for (const [index, given] of printed.entries()) {
    const line = top >= 0 && index > top ? compacted(given).replace(NUMBER_WORD, "") : compacted(given);
    const above = index < top || (top < 0 && !PARTY_HEAD.test(line) && line.length < 80);
    const { isProper, isNumber } = readProper(header, line, isNumbered);
    isNumbered ||= isNumber;
    if (!isProper && !above && !readUrl(header, line)) break;
    if (!isProper) readAbove(header, line);
    header.length = index + 1;
  }
  header.wenshu_url = printed.join("\n").match(URL)?.[0] ?? "";
  return header;
}

const opensHead = (line: string): boolean =>
  COURT_LINE.test(line) || documentTypeOfLine(line.match(COURT_AND_TYPE)?.[2] ?? "") !== "";

function readUrl(header: Header, line: string): boolean {
  return header.case_number === "" ? URL.test(line) : /^.{0,12}https?:\S{1,400}$/.test(line);
}

/** Reads a line that is the court, the type or the case number. Court and type can share one line. */
function readProper(
  header: Header,
  line: string,
  isNumbered: boolean,
): { isProper: boolean; isNumber: boolean } {
  const isBelow = header.court !== "" && !isNumbered && header.text_type === "";
  const type =
    (isBelow ? documentTypeBelowCourt(line) : documentTypeOfLine(line)) ||
    (header.court ? misprintedDocumentType(line) : "");
  if (type) header.text_type = type;
  const court = line.match(COURT_LINE)?.[1];
  if (court && !header.text_type) header.court = court;
  const both = line.match(COURT_AND_TYPE);
  const printed = both?.[2] ?? "";
  const bothType = printed.endsWith("决定书") ? documentTypeBelowCourt(printed) : documentTypeOfLine(printed);
  if (bothType) {
    header.court = both?.[1] ?? "";
    header.text_type = bothType;
  }
  const number = caseNumberOfLine(line) || (header.court ? damagedNumber(line) : "");
  // Joined cases print a second case number below the first. The first is used.
  if (number && !isNumbered) header.case_number = number;
  return { isProper: Boolean(type || court || bothType || number), isNumber: Boolean(number) };
}

/** A case number without a year: 格刑初字第117号. */
const WITHOUT_YEAR = /^[\u4e00-\u9fff]{1,8}字第?[0-9]{1,6}(?:-[0-9]{1,4})?号$/;

/**
 * The case number in a line of the head that lost a bracket or the year, or in which a letter replaced a
 * digit (O, l); else empty.
 */
function damagedNumber(line: string): string {
  if (line.length > 40 || !line.endsWith("号")) return "";
  if (WITHOUT_YEAR.test(line)) return line;
  const mended = line
    .replace(
      /(?<=[0-9])[OoＯ○〇](?=[0-9])|(?<=[0-9])[OoＯ○〇](?=[）)〕\]])|(?<=[0-9])[OoＯ○〇]{2}(?=[0-9])/g,
      (letters) => "0".repeat(letters.length),
    )
    .replace(/(?<=[0-9])[lI|](?=[0-9])|(?<=[0-9])[lI|](?=[）)〕\]])/g, "1");
  const found = findCaseNumbers(mended, true)[0];
  return found && mended.length - (found.to - found.from) <= 2 ? found.caseNumber : "";
}

/** Reads a line above the court. It is a field of a database, or the title (某与某合同纠纷二审民事判决书). */
function readAbove(header: Header, line: string): void {
  const field = line.match(FIELD);
  if (field) readField(header, field[1] ?? "", field[2] ?? "");
  else if (line.length >= 8 && line.length <= 200 && !/[。；：]/.test(line) && /(?:书|案|令)$/.test(line))
    header.title ||= line;
}

function readField(header: Header, name: string, value: string): void {
  if (/^案号|文号$/.test(name)) header.case_number ||= findCaseNumbers(value)[0]?.caseNumber ?? "";
  else if (/法院$/.test(name)) header.court ||= value.match(COURT_LINE)?.[1] ?? "";
  else if (/^文书(?:类型|种类)$/.test(name)) header.text_type ||= documentTypeOfLine(value);
  else if (name === "案由") header.cause ||= value;
  else if (/^(?:裁判|判决|审结|结案)(?:日期|时间)$/.test(name)) header.date ||= parseDate(value);
  else if (/^(?:案件名称|标题|案例名称|文书标题|文书名称)$/.test(name)) header.title ||= value;
}

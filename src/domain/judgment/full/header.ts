import { parseDate } from "../../text/date.ts";
import { withoutSpaces } from "../../text/to-nfc.ts";
import { findCaseNumbers } from "../case-number.ts";
import { documentTypeOfLine } from "../document-type.ts";

/** What stands above the parties, and what a data base printed around it. */
export interface Header {
  title: string;
  /** As printed, without blanks and without 中华人民共和国; empty where none stands. */
  court: string;
  text_type: string;
  case_number: string;
  /** Cause and date from the lines of a data base (案由：, 裁判日期：); the document itself comes first. */
  cause: string;
  date: string;
  wenshu_url: string;
  /** Number of lines that belong to the head; the body starts behind them. */
  length: number;
}

const HEAD_LINES = 40;
const COURT_LINE =
  /^(?:中华人民共和国)?([\u4e00-\u9fff]{2,34}(?:人民法院|法院|法庭)(?:[\u4e00-\u9fff]{2,10}分院|赔偿委员会|第[一二三四五六]巡回法庭)?)$/;
const COURT_AND_TYPE =
  /^(?:中华人民共和国)?([\u4e00-\u9fff]{2,34}?法院(?:赔偿委员会)?)([\u4e00-\u9fff]{2,12}书)$/;
const FIELD =
  /^[【[]?(案号|法院|审理法院|审判法院|裁判法院|文书类型|文书种类|案由|裁判日期|判决日期|审结日期|案件名称|标题|案例名称|文书标题)[】\]]?\s*[：:]?\s*(.+)$/;
/** Lines of a data base that say nothing about the case. */
const NOISE =
  /^(?:发布日期|公开日期|发布时间|浏览次数?|浏览量|点击|来源|审理程序|审判程序|案件类型|公开类型|打印|下载|收藏|关闭|概要|目录|正文|全文|公告|概\s?要|裁判文书|中国裁判文书网|文书内容|返回|当事人|文书ID|法院级别|审级|字号|字体|\[?大中小\]?|分享)/;
const URL = /https?:\/\/wenshu\.court\.gov\.cn\/[^\s"'<>）)，。]{1,300}/;

/** Reads the head of a document: court, type and number in whatever order, title, and a data base's fields. */
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
  for (const [index, line] of lines.slice(0, HEAD_LINES).entries()) {
    const compact = withoutSpaces(line);
    const taken =
      readUrl(header, line) ||
      readField(header, compact) ||
      readProper(header, compact) ||
      NOISE.test(compact) ||
      readTitle(header, compact);
    if (!taken) break;
    header.length = index + 1;
  }
  return header;
}

function readUrl(header: Header, line: string): boolean {
  const url = line.match(URL)?.[0];
  if (!url) return false;
  header.wenshu_url ||= url;
  return line.length < url.length + 30;
}

function readField(header: Header, line: string): boolean {
  const field = line.match(FIELD);
  if (!field || line.length > 120) return false;
  const [, name = "", value = ""] = field;
  if (/案号/.test(name)) header.case_number ||= findCaseNumbers(value)[0]?.caseNumber ?? "";
  else if (/法院/.test(name)) header.court ||= value.match(COURT_LINE)?.[1] ?? "";
  else if (/文书[类种]/.test(name)) header.text_type ||= documentTypeOfLine(value);
  else if (/案由/.test(name)) header.cause ||= value;
  else if (/日期/.test(name)) header.date ||= parseDate(value);
  else header.title ||= value;
  return true;
}

/** The three lines that every document has; court and type can share one. */
function readProper(header: Header, line: string): boolean {
  const type = documentTypeOfLine(line);
  if (type) header.text_type = type;
  const court = line.match(COURT_LINE)?.[1];
  if (court && !header.text_type) header.court = court;
  const both = line.match(COURT_AND_TYPE);
  const bothType = documentTypeOfLine(both?.[2] ?? "");
  if (bothType) {
    header.court = both?.[1] ?? "";
    header.text_type = bothType;
  }
  const number = findCaseNumbers(line)[0];
  const isNumberLine = number !== undefined && line.length - (number.to - number.from) <= 8;
  if (isNumberLine) header.case_number = number.caseNumber;
  return Boolean(type || court || bothType || isNumberLine);
}

/** A title above the court: 某与某合同纠纷二审民事判决书. A sentence is none. */
function readTitle(header: Header, line: string): boolean {
  if (header.court || header.text_type || line.length < 8 || line.length > 200)
    return /^[-=_*·—\s]*$/.test(line);
  if (/[。；]/.test(line) || !/(?:书|案|令)$/.test(line)) return false;
  header.title ||= line;
  return true;
}

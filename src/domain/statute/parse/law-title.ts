import { lawKey } from "../citation/law-name.ts";

/** The title of a text, and where it is printed. */
export interface LawTitle {
  /** The title on one line. Empty if unknown. */
  title: string;
  /** If the text is only a part of a code, the name of the part (总则, 第一编 总则). Empty for a whole law. */
  book: string;
  /** Half-open range of the lines that print the title. Both ends are 0 if no line does. */
  from: number;
  to: number;
  /** The heading of the text, if it names another law than `title` does; else empty. */
  other: string;
}

/** What is known about a text besides its lines. */
export interface TitleContext {
  /** The title that the front matter states. Empty if it states none. */
  stated: string;
  /** The file's name. */
  name: string;
  /** The folders above the file, separated by "/". */
  folder: string;
}

const HEADING = /^#\s+(\S.*)$/;
const ANY_HEADING = /^#{1,6}\s/;
const COMMENT = /^\s*<!--.*-->\s*$/;
/**
 * Maximum length of a title in characters. A title may be wrapped over several lines, but a longer run of
 * lines is text.
 */
const MAX_TITLE_CHARS = 200;
const MAX_TITLE_LINES = 8;
/**
 * Number of lines at the start of a law in which its title is looked for. An order of promulgation or an
 * amending decision may precede it.
 */
const MAX_LINES_ABOVE = 80;

/** Endings of the names of laws, interpretations and decisions. */
const LAW_NAME =
  /(?:宪法|法|法典|条例|规定|办法|规则|细则|解释|决定|决议|批复|复函|答复|意见|通知|纪要|公告|修正案|规程|章程|方案|通则|标准|准则|公约|协定|安排|命令|解答|函|制度|纲要|规范|方法|问题|报告|说明|名单|目录|表|守则|法总则)(?:\s*[（(〔［[][^（）()]{1,40}[)）〕］\]])*$/;
/** Headings of a part of a law, rather than of a law. */
const PART =
  /^(?:第[零一二三四五六七八九十百\d]{1,4}(?:分编|编|部分|章|节)(?!法)|(?:总则|分则|附则|附件|附录|附表|序言|前言|目录|修正案)(?:[（(]?[一二三四五六七八九十\d]{0,4}[）)]?)$|(?!.*的)[\p{Script=Han}]{2,6}编$)/u;
/** Names of folders that are fields of law or kinds of texts, and no codes. */
const FIELDS =
  /^(?:法律|宪法相关法|民法商法|民商法|行政法|经济法|社会法|诉讼法|诉讼与非诉讼程序法|诉讼及非诉讼程序法|国际法|其他|.*(?:行政法规|地方性法规|司法解释|部门规章|监察法规|法律解释))$/;
const CODE = /(?:法典|宪法|(?<!办)法|条例)(?:\s*[（(〔［[][^（）()]{1,40}[)）〕］\]])*$/;
/** The name of a code and of one of its parts on the same line: 中华人民共和国民法典 第一编 总则. */
const CODE_AND_PART =
  /^(.{1,30}?(?:法典|法|条例))[\s·•:：—–-]*((?:第[一二三四五六七八九十]+(?:分编|编)|\p{Script=Han}{2,4}编).{0,20})$/u;
/** The order of promulgation above a text. It contains the title: 《某法》已由某会议通过，现予公布. */
const PROMULGATED = /《(.{2,120}?)》.{0,40}?(?:已|业)(?:于|由|经).*?(?:通过|批准)/;
const INDEX_PAGE = /^(?:readme|_?index|目录|说明|封面|简介)$/i;

/** True for the name of a file that introduces its folder. */
export const isIndexPage = (name: string) => INDEX_PAGE.test(stemOf(name));

/**
 * Finds the title of a text and the lines that print it. The title is the stated one, or else the first
 * heading, or else the first lines worded like the name of a law, or else the file's name. A heading or name
 * that names only a part, or no law at all, belongs to the code that the folder is named after. A 修正案 of that
 * code is a law of its own.
 */
export function findTitle(lines: readonly string[], context: TitleContext): LawTitle {
  const isCode = LAW_NAME.test(context.stated) || codeOf(context.folder) === "";
  if (context.stated && !isPart(context.stated) && isCode) return asStated(lines, context.stated);
  const at = lines.findIndex((line) => HEADING.test(line));
  if (at >= 0)
    return { ...inCode(oneLine(HEADING.exec(lines[at]!)![1]!), context), from: at, to: at + 1, other: "" };
  const printed = printedTitle(lines, stemOf(context.name));
  if (printed) return { ...printed, book: "", other: "" };
  const own = context.stated || stemOf(context.name);
  const first = lines.find((line) => line !== "") ?? "";
  const part = isPart(first.replace(/^#+\s*/, "")) ? oneLine(first.replace(/^#+\s*/, "")) : own;
  if (isPart(own) || (isPart(part) && !LAW_NAME.test(own)))
    return { ...inCode(isPart(own) ? own : part, context), from: 0, to: 0, other: "" };
  return { title: LAW_NAME.test(own) ? own : "", book: "", from: 0, to: 0, other: "" };
}

/**
 * The title and part (`book`) named in a heading. If it names only a part, the title is the code that the
 * folder is named after.
 */
function inCode(heading: string, { folder }: TitleContext): { title: string; book: string } {
  const [, whole, part] = CODE_AND_PART.exec(heading) ?? [];
  if (whole && part) return { title: whole, book: part.trim() };
  const code = codeOf(folder);
  if (!isPart(heading) && (LAW_NAME.test(heading) || code === "")) return { title: heading, book: "" };
  if (/^修正案/.test(heading.replace(/\s+/g, "")))
    return { title: code && `${withoutRemark(code)}${heading}`, book: "" };
  return { title: code, book: heading };
}

/**
 * The code that a folder is named after, without the date that may follow. Empty if the folder has another
 * name.
 */
export function codeOf(folder: string): string {
  const name = folder
    .split("/")
    .map((part) => oneLine(part.replace(/^[\d\s._-]+/, "").replace(/[_\s-]*\d{4}-?\d{2}-?\d{2}$/, "")))
    .findLast((part) => part !== "" && !isPart(part));
  return name && CODE.test(name) && !FIELDS.test(name) ? name : "";
}

/** Whether a text ends like the name of a law, an interpretation or a decision, and names no part of one. */
export const isLawName = (name: string): boolean => LAW_NAME.test(name) && !isPart(name);

function isPart(name: string): boolean {
  return PART.test(name.replace(/\s+/g, ""));
}

/** The stated title and the lines that print it. An order of promulgation may stand above them. */
function asStated(lines: readonly string[], title: string): LawTitle {
  const key = lawKey(title);
  const block = blockOf(lines, (printed) => lawKey(printed) === key);
  const at = lines.findIndex((line) => HEADING.test(line));
  const heading = at >= 0 ? oneLine(HEADING.exec(lines[at]!)![1]!) : "";
  const printed = block ? "" : heading || (printedTitle(lines, "")?.title ?? "");
  const other = printed && bareKey(printed) !== bareKey(title) ? printed : "";
  return { title, book: "", from: 0, to: 0, other, ...block };
}

/**
 * The first lines that print a title, or null. It is the title named in the order of promulgation, the file's
 * name, or a text with the typical ending of a title.
 */
function printedTitle(
  lines: readonly string[],
  stem: string,
): { title: string; from: number; to: number } | null {
  const head = lines.filter((line) => line !== "").slice(0, MAX_LINES_ABOVE);
  const promulgated = head.map((line) => PROMULGATED.exec(line)?.[1]).find(Boolean) ?? "";
  for (const known of [promulgated, stem]) {
    const key = lawKey(known);
    const block =
      key.length > 3 && !isPart(known) ? blockOf(lines, (text) => isTitled(lawKey(text), key)) : null;
    if (block) return { title: titleIn(lines, block), ...block };
  }
  let joined = "";
  let from = -1;
  for (let at = 0, taken = 0; at < lines.length && taken < MAX_TITLE_LINES; at++) {
    const line = lines[at]!;
    if (line === "" || COMMENT.test(line)) continue;
    if (/[。；：:]$|^[（(].*[)）]$/.test(line) || ANY_HEADING.test(line)) return null;
    if (from < 0) from = at;
    joined = joined === "" || /[院署会部局]$/.test(joined) ? `${joined} ${line}`.trim() : joined + line;
    taken++;
    if (joined.length > MAX_TITLE_CHARS) return null;
    if (LAW_NAME.test(joined) && !isPart(joined))
      return { title: titleIn(lines, { from, to: at + 1 }), from, to: at + 1 };
  }
  return null;
}

/** Whether a text is the title with this key, with or without an issuer before it. */
const isTitled = (text: string, key: string) =>
  text.endsWith(key) && /^(?:\p{Script=Han}{2,20}[院署会部局府])?$/u.test(text.slice(0, -key.length));

/** The first run of lines that fits when joined. */
function blockOf(
  lines: readonly string[],
  fits: (text: string) => boolean,
): { from: number; to: number } | null {
  for (let from = 0, above = 0; from < lines.length && above <= MAX_LINES_ABOVE; from++) {
    if (lines[from] === "") continue;
    above++;
    let text = "";
    for (let to = from, taken = 0; to < lines.length && taken < MAX_TITLE_LINES; to++) {
      if (lines[to] === "") continue;
      text += lines[to]!.replace(/^#+\s+/, "");
      taken++;
      if (text.length > MAX_TITLE_CHARS) break;
      if (fits(text)) return { from, to: to + 1 };
    }
  }
  return null;
}

/**
 * The title that the lines print, on one line. A blank separates an issuer from the rest; wrapped lines are
 * joined without one.
 */
function titleIn(lines: readonly string[], { from, to }: { from: number; to: number }): string {
  const title = lines
    .slice(from, to)
    .filter((line) => line !== "")
    .reduce((text, line) => {
      const words = line.replace(/^#+\s+/, "");
      return text === ""
        ? words
        : `${text}${/[院署会部局]$/.test(text) && words.startsWith("最高") ? " " : ""}${words}`;
    }, "");
  return oneLine(title);
}

/** Removes the remark in brackets at the end of a title: 宪法修正案（2018年）, …的决定（附：方案）. */
const withoutRemark = (title: string) =>
  title.replace(/\s*[（(](?:[^（）()]|[（(][^（）()]*[)）])*[)）]\s*$/, "");
const bareKey = (title: string) => lawKey(withoutRemark(title));

const oneLine = (text: string) => text.replace(/\s+/g, " ").slice(0, MAX_TITLE_CHARS).trim();

/** Removes extension, dates, id and leading numbers from the name of a file: 01-保险法_20150424 -> 保险法. */
function stemOf(name: string): string {
  return name
    .replace(/(?:\.[A-Za-z]\w{0,4}){1,2}$/, "")
    .replace(/^(?:(?:19|20)\d{2}-?\d{2}-?\d{2}[\s._、-]*|\d{1,4}[\s._、-]+)(?=\D)/, "")
    .replace(/[_\s-]+\d{4}-?\d{2}-?\d{2}(?:_\w+)?$|\s*[（([]\d{4}[^（）()[\]]{0,10}[)）\]]$/, "")
    .trim();
}

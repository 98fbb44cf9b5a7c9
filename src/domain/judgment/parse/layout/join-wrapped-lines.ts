import { joinPieces, squeezeCjkSpaces } from "./tighten-blanks.ts";

const SENTENCE_END = /[。；：！？”’）》…;:!?)]$/;
/** The numbering at the start of a paragraph: 一、 （一） 1. 第一， */
const NUMBERED =
  /^(?:[一二三四五六七八九十]{1,3}、|（[一二三四五六七八九十]{1,3}）|[0-9]{1,2}[.．、](?![0-9])|（[0-9]{1,2}）|第[一二三四五六七八九十]{1,2}[，、])/;

/** The label of a person at the start of a paragraph: 委托代理人：, 被上诉人（原审原告）：. */
const LABELLED = /^[\u4e00-\u9fff、]{2,14}(?:[（(][^（）()]{1,24}[）)])?[：:]/;
/**
 * A line without a full stop ends a paragraph before a label if it is this many characters shorter than the
 * page.
 */
const WIDE_ROOM = 6;

/**
 * The indent of a paragraph: one to three ideographic blanks, three to eight ordinary ones, or a tab. A wider
 * indent belongs to a centred line.
 */
const INDENTED = /^(?:\u3000{1,3}|[ \u00a0]{3,8}|\t)(?=[^\s\u3000])/;

/** Number of characters by which the first line of a paragraph is indented. */
const INDENT = 2;
/**
 * Number of characters by which a line may be shorter than the page, because typesetters keep punctuation off
 * the start of the next line.
 */
const SLACK = 1;

/**
 * The paragraphs of a text whose lines were broken at the page width, as in text extracted from PDF files. A
 * line ends a paragraph if two conditions hold. First, it ends a sentence, is a numbered heading or precedes
 * the label of a person. Second, the first character of the next line would still have fit on it. `width` is
 * the page width in characters, from `pageWidth`. If it is null, each line is a paragraph.
 */
export function joinWrappedLines(lines: string[], width: number | null): string[] {
  if (width === null) return lines.map(squeezeCjkSpaces).filter((line) => line !== "");
  const paragraphs: string[] = [];
  let pieces: string[] = [];
  for (const [index, line] of lines.entries()) {
    const text = squeezeCjkSpaces(line);
    if (!text) continue;
    pieces.push(text);
    const room = width - (pieces.length === 1 ? INDENT : 0) - widthOf(line.trim());
    if (!endsParagraph(text, pieces.length === 1, lines[index + 1]?.trim() ?? "", room)) continue;
    paragraphs.push(joinPieces(pieces));
    pieces = [];
  }
  return paragraphs;
}

/**
 * True if some lines have a paragraph's indent and others do not. In such a text, only an indent begins a
 * paragraph.
 */
export function isIndented(lines: string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== "");
  const indented = filled.filter((line) => INDENTED.test(line)).length;
  return indented >= 3 && indented <= filled.length * 0.8;
}

/** The paragraphs of a text in which each begins with an indent. */
export function joinAtIndents(lines: string[]): string[] {
  const paragraphs: string[][] = [];
  for (const line of lines) {
    const text = squeezeCjkSpaces(line);
    if (!text) continue;
    if (INDENTED.test(line) || paragraphs.length === 0) paragraphs.push([text]);
    else paragraphs.at(-1)?.push(text);
  }
  return paragraphs.map(joinPieces);
}

function endsParagraph(text: string, isFirstLine: boolean, next: string, room: number): boolean {
  if (!next) return true;
  const fits = room >= firstUnitWidth(next) + SLACK;
  if (SENTENCE_END.test(text)) return fits || (/[。！？]”?$/.test(text) && NUMBERED.test(next));
  if (room > WIDE_ROOM && LABELLED.test(next)) return true;
  return fits && room > INDENT * 2 && isFirstLine && NUMBERED.test(text);
}

/**
 * The width in characters at which the lines of a text were broken, or null if the text is unbroken. In
 * broken text, most long lines end at the same width and in the middle of a sentence.
 */
export function pageWidth(lines: string[]): number | null {
  const long = lines.map((line) => line.trim()).filter((line) => line.length > 14);
  if (long.length < 4) return null;
  const widths = long.map(widthOf).sort((a, b) => a - b);
  const width = widths[Math.floor(widths.length * 0.9)] ?? 0;
  if (width > 70) return null;
  const full = long.filter((line) => widthOf(line) >= width - 4);
  const broken = full.filter((line) => !/[。；：！？;:]$/.test(line));
  return full.length >= long.length * 0.4 && broken.length >= full.length * 0.5 ? width : null;
}

/**
 * Width of a line in Chinese characters; a Latin letter or digit is half a character wide, a blank a quarter.
 */
function widthOf(line: string): number {
  let width = 0;
  for (let index = 0; index < line.length; index++) {
    const code = line.charCodeAt(index);
    width += code === 32 ? 0.25 : code < 0x2000 ? 0.5 : 1;
  }
  return width;
}

/**
 * Width of the first part of a line that cannot be split. This is a run of Latin letters or a single
 * character, with the punctuation attached to it.
 */
function firstUnitWidth(line: string): number {
  const unit =
    line.match(/^(?:[（“《〈〔]*(?:[A-Za-z0-9.,%*-]{1,40}|.)[，。、；：！？”’）》〉〕]*)/u)?.[0] ?? "";
  return widthOf(unit);
}

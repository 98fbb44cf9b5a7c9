import { allMatches } from "../../../text/all-matches.ts";
import { namesSomebody } from "../people/head-sentence.ts";
import { readParties } from "../people/party.ts";
import { PARTY_HEAD, PARTY_WORD } from "../people/roles.ts";
import { matchesAt } from "./boundaries.ts";
import { type Ending, findEnding } from "./find-tail.ts";
import { ITEM } from "./openers.ts";
import { findHead } from "./part-head.ts";
import { partSections } from "./part-sections.ts";
import { partTail } from "./part-tail.ts";

/** Maximum length in characters of a line that only names a party. */
const MAX_NAMED = 90;
const ENDS_INSIDE = /[\u4e00-\u9fff]$/;

/**
 * The paragraphs of a document as a clerk types them: head, parties, claims, facts, reasons, result, costs,
 * right of appeal, signatures, annex. The given lines must not be empty, and their blanks must be reduced to
 * one. Only line ends and blanks change. Text that cannot be split stays whole, and text with intact
 * paragraphs stays as it is. Idempotent.
 */
export function toParagraphs(lines: readonly string[]): string[] {
  const printed = lines.join("\n");
  const parted = isPartedByBlanks(printed) ? toLines(printed).split("\n") : lines;
  const text = joinNames(parted).join("\n");
  const head = findHead(text);
  const from = head?.end ?? 0;
  const ending = findEnding(text, from);
  const jammed = isJammed(text, from, ending);
  return cutAt(text, [
    ...(head?.cuts ?? []),
    ...(jammed ? partSections(text, from, ending) : []),
    ...(ending.tail < 0 ? [] : partTail(text, ending.tail, jammed)),
  ]);
}

/** Joins the two lines of a party's name that a line end broke: 原告：例山开发有 / 限公司管理人. */
function joinNames(lines: readonly string[]): readonly string[] {
  const isBroken = (line: string, at: number): boolean => {
    const next = lines[at + 1];
    if (next === undefined || line.length > MAX_NAMED || !ENDS_INSIDE.test(line) || !PARTY_HEAD.test(line))
      return false;
    const goesOn = next.length <= MAX_NAMED && !namesSomebody(next) && readParties(line, "other").unnamed > 0;
    return goesOn && readParties(line + next, "other").parties.length > 0;
  };
  const broken = lines.findIndex(isBroken);
  if (broken < 0) return lines;
  const joined = `${lines[broken]}${lines[broken + 1]}`;
  return joinNames([...lines.slice(0, broken), joined, ...lines.slice(broken + 2)]);
}

function cutAt(text: string, cuts: number[]): string[] {
  const paragraphs: string[] = [];
  const sorted = [...new Set(cuts)].sort((a, b) => a - b);
  let from = 0;
  for (const to of [...sorted, text.length]) {
    for (const line of text.slice(from, to).split("\n")) {
      const paragraph = line.trim();
      if (paragraph !== "") paragraphs.push(paragraph);
    }
    from = to;
  }
  return paragraphs;
}

const SENTENCE_BLANK = /[。；：）！？”》…] (?=\S)/g;
/**
 * Minimum number of blanks after sentence ends in a text whose line ends were replaced by blanks. There must
 * also be more than three times as many of these blanks as line ends.
 */
const MIN_BLANKS = 3;
/** A label separated by a blank from its value: 原告 张三, 审判长 李四. */
const LABEL = new RegExp(
  `^(?:${PARTY_WORD.source}|委托诉讼代理人|委托代理人|指定辩护人|辩护人|诉讼代理人|法定代理人|法定代表人|负责人|经营者|代理?审判[长员]|审判[长员]|助理审判员|人民陪审员|代?书记员|法官助理|附)(?:[（(][^（）()]{1,30}[）)])?[：:]?$`,
);

/** True for a text whose line ends were replaced by blanks. */
export function isPartedByBlanks(text: string): boolean {
  const blanks = text.match(SENTENCE_BLANK)?.length ?? 0;
  if (blanks < MIN_BLANKS) return false;
  const lines = text.match(/\n/g)?.length ?? 0;
  return blanks > lines * 3;
}

/**
 * The text with line ends restored where blanks replaced them. A blank is a line end after the end of a
 * sentence or clause, and between two longer runs of characters. It stays a blank between a label and its
 * value and in spaced-out words.
 */
export function toLines(text: string): string {
  const pieces = text.split(" ");
  let out = pieces[0] ?? "";
  for (let index = 1; index < pieces.length; index++) {
    const before = pieces[index - 1] ?? "";
    const piece = pieces[index] ?? "";
    out += isLineEnd(before, piece) ? `\n${piece}` : ` ${piece}`;
  }
  return out;
}

function isLineEnd(before: string, piece: string): boolean {
  if (before === "" || piece === "" || /^[，。；：、）！？”》]/.test(piece)) return false;
  if (/[。；：）！？”》…]$/.test(before)) return true;
  if (/[，、（《“]$/.test(before)) return /律师，$/.test(before) && PARTY_HEAD.test(piece);
  if (matchesAt(ITEM, piece, 0)) return true;
  if (LABEL.test(before.split(/[\n。，]/).at(-1) ?? "")) return false;
  // A number belongs to the word before it, but a year starts an account of events.
  if (/^[0-9A-Za-z.%]/.test(piece) && !/^(?:19|20)[0-9]{2}年/.test(piece)) return false;
  return (
    before.length > 2 &&
    piece.length > 2 &&
    (/[\u4e00-\u9fff]$/.test(before) || /^[\u4e00-\u9fff]/.test(piece))
  );
}

/** A body of a single line longer than this has lost its paragraphs. */
const MAX_ONLY_LINE_CHARS = 500;
/** The people of a document are named within this many characters after the case number. */
const PEOPLE_REACH = 4000;
const PERSON = new RegExp(
  `([\\n]|[。；])[ ]?(?:(?:${PARTY_WORD.source})(?:[（(][^（）()]{2,30}[）)])?(?:[：:]|[^，。；：、诉辩称\\n]{2,30}[，。（]))`,
  "g",
);
const INTRODUCED = /一案[，,]|指控被告|起诉书指控|提起公诉/;
const PHRASES =
  /(\n|[。；：”） ])(?:如(?:果)?不服本|本判决为终审|本裁定为终审|(?:本院)?经审理查明|案件受理费)/g;

/**
 * True for a text whose paragraphs were joined. Some parts always begin a paragraph: people, facts, last
 * reasons, result, right of appeal, signatures. The text is jammed if at least two of these parts, and more
 * than a third of them, follow a sentence inside a line. It is also jammed if the whole body is one long
 * line.
 */
export function isJammed(text: string, from: number, ending: Ending): boolean {
  const body = text.slice(from, ending.tail < 0 ? text.length : ending.tail).trim();
  if (body.length > MAX_ONLY_LINE_CHARS && !body.includes("\n")) return true;
  const { inside, atLine } = countBeginnings(text, from, ending);
  return inside >= 2 && inside * 2 > atLine;
}

/**
 * Counts the parts that always begin a paragraph (see `isJammed`): how many begin inside a line, and how many
 * at the start of one.
 */
export function countBeginnings(
  text: string,
  from: number,
  { opening, operative, tail }: Ending,
): { inside: number; atLine: number } {
  const counts = { inside: 0, atLine: 0 };
  const vote = (isAtLine: boolean): void => {
    if (isAtLine) counts.atLine++;
    else counts.inside++;
  };
  const reach = text.slice(from, from + PEOPLE_REACH);
  const introduced = reach.search(INTRODUCED);
  const people = introduced < 0 ? reach.slice(0, 600) : reach.slice(0, introduced);
  for (const match of allMatches(people, PERSON)) vote(match[1] === "\n");
  if (tail > 0) vote(isLineStart(text, tail));
  if (operative > 0 && operative < text.length) vote(isLineStart(text, operative));
  const body = tail < 0 ? text.slice(from) : text.slice(from, tail);
  for (const match of allMatches(body, PHRASES)) vote(match[1] === "\n");
  const reasons = text.lastIndexOf("本院认为", opening);
  if (reasons > from) vote(isLineStart(text, reasons));
  return counts;
}

function isLineStart(text: string, at: number): boolean {
  return text[at - 1] === "\n" || text[at] === "\n";
}

import { findDates } from "../../text/date.ts";
import { squeezeBlanks, withoutSpaces } from "../../text/to-nfc.ts";
import { findCaseNumbers } from "../case-number.ts";
import { documentTypeOfLine } from "../document-type.ts";
import { joinWrappedLines, pageWidth } from "../layout/join-wrapped-lines.ts";
import { PARTY_WORD } from "./roles.ts";
import { isTailLine, splitTail } from "./signature.ts";

const COURT =
  "(?:中华人民共和国)?[\\u4e00-\\u9fff]{2,34}?(?:人民法院|海事法院|铁路运输(?:中级|基层)?法院|知识产权法院|金融法院|互联网法院|[一二三]?[\\u4e00-\\u9fff]法院)(?:赔偿委员会)?";
const TYPE =
  "(?:刑事附带民事|民事|刑事|行政赔偿|行政|执行|国家赔偿|赔偿|司法救助)*(?:判决书|裁定书|决定书|调解书|通知书|支付令)";
const RUN_TOGETHER_HEAD = new RegExp(
  `^(.{0,120}?(?:书|案)\\s?)??(${COURT})\\s?(${TYPE})\\s?([（(〔\\[][0-9 ]{4,6}[）)〕\\]].{2,30}?号)\\s?(?=.)`,
);

const SENTENCE = "(?<=[。！]”?|号\\s?)";
const PARTY_START = new RegExp(
  `${SENTENCE}\\s?(?=${PARTY_WORD.source}(?:[（(][^（）()]{2,30}[）)])?[：:])`,
  "g",
);
/** A party without a colon: 被告沈红梅，女. Only looked for above the introduction. */
const BARE_PARTY_START = new RegExp(
  `${SENTENCE}\\s?(?=${PARTY_WORD.source}(?:[（(][^（）()]{2,30}[）)])?[^，。：；诉辩称]{2,40}[，。（(])`,
  "g",
);
const STRUCTURE = new RegExp(
  `${SENTENCE}\\s?(?=(?:法定代表人|负责人|主要负责人|法定代理人|经营者|委托诉讼代理人|委托代理人|辩护人|指定辩护人|诉讼代表人|以上[一二两三四五六七八九十]|本院(?:经审查|再审|二审|经审理)?认为|一审法院认为|原审法院认为|(?:本院)?经审理查明|本院查明|上述事实|事实和理由|综上|据此|依照|依据|如不服本|案件受理费|本判决为|本裁定为|[^，。；：]{2,20}(?:辩称|诉称|上诉请求|向本院提出诉讼请求)))`,
  "g",
);
const BEHIND_OPENING = /(?<=(?:判决|裁定|决定)如下[：:])\s?(?=.)/g;
const ITEM = /(?<=[。；])\s?(?=[一二三四五六七八九十]{1,3}、)/g;
const TAIL_START = /(?<=[。！]”?)\s?(?=(?:代理)?审\s?判\s?[长员]|独任审判员|执\s?行\s?员)/g;
const ANNEX = /(?<=\S)\s?(?=附\s?[：:]|附录|附件[：:]|附相关|附法律|附本案)/;

/**
 * The lines of a document as its structure has them: wrapped lines joined, what was run together parted at
 * roles, headings, items and signatures. Blanks inside a line are squeezed to one, since they part names.
 */
export function toSegments(lines: string[]): string[] {
  const trimmed = lines.map((line) => squeezeBlanks(line).trim()).filter((line) => line !== "");
  const width = pageWidth(trimmed);
  const joined = width === null ? trimmed : joinAround(trimmed, width);
  const total = joined.reduce((sum, line) => sum + line.length, 0);
  const isRunTogether = (line: string): boolean =>
    line.length > 300 && (joined.length < 12 || line.length > total * 0.5);
  return joined
    .flatMap((line, index) => (index < 3 ? partHead(line) : [line]))
    .flatMap((line) => (isRunTogether(line) ? partBody(line) : [line]))
    .flatMap(partTail);
}

/** Joins wrapped lines, but never across a line that has its own place in every document. */
function joinAround(lines: string[], width: number): string[] {
  const joined: string[] = [];
  let block: string[] = [];
  const flush = (): void => {
    joined.push(...joinWrappedLines(block, width));
    block = [];
  };
  for (const line of lines) {
    if (!standsAlone(line)) {
      block.push(line);
      continue;
    }
    flush();
    joined.push(line);
  }
  flush();
  return joined;
}

function standsAlone(line: string): boolean {
  if (line.length > 40) return false;
  const compact = withoutSpaces(line);
  if (documentTypeOfLine(compact) || /^[\u4e00-\u9fff]{4,34}法院$/.test(compact) || isTailLine(line))
    return true;
  const number = findCaseNumbers(compact)[0];
  return number !== undefined && compact.length - (number.to - number.from) <= 2;
}

/** Court, type and number that share a line with what follows, each on its own. */
function partHead(line: string): string[] {
  const match = line.match(RUN_TOGETHER_HEAD);
  if (!match) return [line];
  return [match[1], match[2], match[3], match[4], line.slice(match[0].length)].flatMap((part) =>
    part?.trim() ? [part.trim()] : [],
  );
}

function partBody(line: string): string[] {
  const introduction = Math.max(0, line.indexOf("一案"));
  const head = line.slice(0, introduction).replace(BARE_PARTY_START, "\n");
  const parted = [PARTY_START, STRUCTURE, TAIL_START, BEHIND_OPENING].reduce(
    (text, point) => text.replace(point, "\n"),
    head + line.slice(introduction),
  );
  const lines = parted.split("\n");
  const opening = lines.findLastIndex((text) => /(?:判决|裁定|决定)如下[：:]$/.test(text));
  return lines
    .flatMap((text, index) => (opening >= 0 && index > opening ? text.split(ITEM) : [text]))
    .filter(Boolean);
}

/** A line that starts with a signature and goes on to others, to the date or to an annex. */
function partTail(line: string): string[] {
  const at = line.length < 400 ? line : "";
  if (
    !/^(?:代理)?(?:审\s?判\s?[长员]|独\s?任\s?审|执\s?行\s?员|人\s?民\s?陪|书\s?记\s?员|代\s?书\s?记)/.test(
      at,
    )
  )
    return [line];
  const [signatures = "", ...annex] = line.split(ANNEX);
  const compactRoles = signatures.match(/审\s?判\s?[长员]|陪\s?审\s?员|书\s?记\s?员/g)?.length ?? 0;
  if (compactRoles + findDates(signatures).length < 2)
    return annex.length > 0 ? [signatures, annex.join("")] : [line];
  return [...splitTail(signatures), ...(annex.length > 0 ? [annex.join("")] : [])];
}

import { allMatches } from "../../../text/all-matches.ts";
import { DOT, HAN_UNITS } from "../../../text/han.ts";
import { boundariesOf, characterBefore, matchesAt } from "./boundaries.ts";
import { SIGNED_DAY, SIGNER } from "./find-tail.ts";

/** Maximum length of the signatures in characters, with the largest panel and the longest names. */
const MAX_TAIL_CHARS = 500;
/** Words that may follow the last name. */
const SAID =
  /附(?![近属])|本案|本判决|本裁定|本院|本件|此件|相关|有关|适用|法律|裁判|判决|法条|文书|主要|所[引适依涉]|第|刑法|中华人民|最高人民|校对|打印|风险|执行|权利|案例|提示|序号|清单|退赔|责令|核对|与原|公告|送达|扣押|扣留|集资|[一二三四五六七八九十]、|如[果不]|当事|申请|以上|上述|被告|罪犯|上诉|涉案|没收|监督|规范化|窗体|速录|注[：:明释]|(?<!^)[\u4e00-\u9fff]{0,6}(?:人民法院|检察院)/;
/** Text that cannot belong to a name: a word of SAID, or a punctuation mark. */
const BEHIND_NAME = new RegExp(`${SAID.source}|[^${HAN_UNITS}${DOT}×＊*Xx\\s]`);
const NAMED = new RegExp(`^[ ]?[：:]?[ ]?(?:[${HAN_UNITS}${DOT}×＊*Xx] ?){2,}?(?=$|\\n)`);
/** A bracketed note after the name of a person who signs for another, or in two capacities. */
const NOTED = /^[（(]\s?(?:兼|代|签名|签字|印|盖章)[^（）()]{0,6}[）)]/;
/** The heading of an annex, up to the first title of a law. */
const TITLE = /^[^《。；，\n]{0,30}(?:条文|法条|规定|条款|附|法律)[^《。；，\n]{0,6}(?=《)/;
const ANNEX_OPENER =
  /《|第\s?[一二三四五六七八九十百零〇]{1,7}\s?条(?!第|、|和|的|规定|之规定|及|，)|（[一二三四五六七八九十]{1,3}）|[0-9]{1,2}[、．]|附(?:[：:]|相关|录|件|本|法)|[一二三四五六七八九十]{1,3}、/y;

/**
 * Offsets of the lines in the signatures (one for each signatory and for the date), and of the paragraphs in
 * the annex after them.
 */
export function partTail(text: string, tail: number, isJammed: boolean): number[] {
  const window = text.slice(tail, tail + MAX_TAIL_CHARS);
  const marks = [...starts(window, SIGNER), ...starts(window, SIGNED_DAY)].sort((a, b) => a.from - b.from);
  const cuts: number[] = [tail];
  let end = 0;
  for (const mark of marks) {
    if (mark.from < end) continue;
    // Only a name stands between two signatures. A signature or date farther away belongs to an annex.
    if (cuts.length > 1 && (mark.from - end > 24 || /[，。；、]/.test(window.slice(end, mark.from)))) break;
    cuts.push(tail + mark.from);
    if (mark.isDay) cuts.push(tail + mark.to);
    end = mark.to;
  }
  const annex = annexStart(text, tail + end);
  if (annex < 0) return cuts;
  return [...cuts, annex, ...(isJammed ? partAnnex(text, annex) : [])];
}

interface Mark {
  from: number;
  to: number;
  isDay: boolean;
}

function starts(window: string, pattern: RegExp): Mark[] {
  return allMatches(window, pattern).map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
    isDay: pattern === SIGNED_DAY,
  }));
}

/** Offset of the annex after the last signature or date; -1 if nothing or only a name follows them. */
function annexStart(text: string, from: number): number {
  const line = text.slice(from, from + 80);
  const stop = line.indexOf("\n");
  const own = stop < 0 ? line : line.slice(0, stop);
  const noted = own.replace(/^([\s：:]*(?:[^（(]{2,8}))(?=[（(])/, "");
  const note = noted === own ? null : noted.match(NOTED);
  if (note) {
    const at = own.length - noted.length + note[0].length;
    return own.slice(at).trim() === "" ? -1 : from + at;
  }
  const found = own.slice(2).search(BEHIND_NAME);
  if (found >= 0) return from + 2 + found;
  if (NAMED.test(own) && own.trim().length <= 9) return -1;
  const blank = own.indexOf(" ", 3);
  return blank > 0 ? from + blank + 1 : -1;
}

function partAnnex(text: string, from: number): number[] {
  const title = text.slice(from, from + 60).match(TITLE)?.[0].length ?? 0;
  const statute = title > 0 ? [from + title] : [];
  const opened = boundariesOf(text, from, text.length).filter((at) => {
    if (at === from || !matchesAt(ANNEX_OPENER, text, at)) return false;
    const before = characterBefore(text, at);
    return /[。；：》）…]/.test(before) && (before !== "》" || text[at] === "第");
  });
  return [...statute, ...opened];
}

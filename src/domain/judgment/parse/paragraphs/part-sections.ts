import { allMatches } from "../../../text/all-matches.ts";
import { parseChineseNumeral } from "../../../text/numbers/chinese-numeral.ts";
import { introducesCase, namesSomebody } from "../people/head-sentence.ts";
import { boundariesOf, characterBefore, matchesAt } from "./boundaries.ts";
import type { Ending } from "./find-tail.ts";
import { BODY_OPENER, ITEM, REASON_OPENER, RESULT_OPENER } from "./openers.ts";

/** Maximum number of characters of a sentence in the head that are examined. */
const SENTENCE_REACH = 1200;
/** The list of people ends within this many characters, with few exceptions. */
const HEAD_REACH = 20_000;

/**
 * The offsets at which the paragraphs between head and signatures begin. The paragraphs are each participant,
 * the sentence that introduces the case (…一案，本院受理后…), claims, defences, facts, reasons, each item of the
 * result, costs, and the right of appeal.
 */
export function partSections(text: string, from: number, { opening, operative, tail }: Ending): number[] {
  const end = tail < 0 ? text.length : tail;
  const unstopped = unstoppedIn(text, from, operative < 0 ? end : operative);
  const places = withPlaces(boundariesOf(text, from, end), unstopped);
  const cuts: number[] = [];
  const reasons = lastReasons(text, from, opening);
  const items = new Items();
  let isHead = true;
  for (const at of places) {
    if (at === from) {
      // If the text after the head begins with the sentence that introduces the case (…一案，…), no list of
      // people was printed.
      isHead = from === 0 || !opensAccount(sentenceAt(text, at, unstopped));
      continue;
    }
    const before = characterBefore(text, at);
    if (isHead && operative >= 0 && at >= operative) isHead = false;
    if (isHead) {
      if (!/[。；]/.test(before) && text[at - 1] !== "\n" && !unstopped.includes(at) && !isAdded(text, at))
        continue;
      if (before === "。" && text[at - 1] !== "\n" && matchesAt(ADDITION, text, at)) continue;
      const sentence = sentenceAt(text, at, unstopped);
      const named = namesSomebody(sentence);
      isHead = named || !(introducesCase(sentence) || (before === "。" && matchesAt(BODY_OPENER, text, at)));
      if (named || !isHead) cuts.push(at);
    } else if (operative >= 0 && at >= operative) {
      if (opensResult(text, at, before, operative, items)) cuts.push(at);
    } else {
      const opener = at > reasons ? REASON_OPENER : BODY_OPENER;
      if (opensBody(text, at, before, items, opener)) cuts.push(at);
    }
  }
  return cuts;
}

/**
 * Offset of the court's own reasons: the last 本院认为 that follows the end of a sentence. The length of the text
 * if there is none.
 */
function lastReasons(text: string, from: number, opening: number): number {
  for (let at = text.lastIndexOf("认为", opening); at > from; at = text.lastIndexOf("认为", at - 1)) {
    const start = text.lastIndexOf("本院", at);
    if (start < from || at - start > 8) continue;
    if (/[。；：”）》]/.test(characterBefore(text, start)) || text[start - 1] === "\n") return start;
  }
  return text.length;
}

/**
 * A bracket that belongs to the sentence before it, although it follows the full stop: …律师。（一般授权）. Sticky.
 */
const ADDITION = /[（(][^（）()]{1,20}[）)]/y;

/** True if the text before the offset ends with a bracket of the kind that ADDITION matches. */
function isAdded(text: string, at: number): boolean {
  return /。[（(][^（）()]{1,20}[）)]\s?$/.test(text.slice(Math.max(0, at - 25), at));
}

/** True for a sentence that introduces the case and names no participant. */
function opensAccount(sentence: string): boolean {
  return !namesSomebody(sentence) && introducesCase(sentence);
}

/**
 * The end of a line in the head that lost both its full stop and its line end. A named person or the sentence
 * that introduces the case follows: 公诉机关例县人民检察院被告人张例，…; 例律师事务所律师例县人民检察院以…. The next paragraph begins at the
 * end of the match.
 */
const UNSTOPPED_ENDS = [
  /检察院(?=(?:原审)?(?:被告人|被告单位|罪犯|附带民事|自诉人))(?<=(?:公诉机关|抗诉机关)[：:]?[\u4e00-\u9fff]{2,30}检察院)/g,
  /(?:事务所律师|援助中心律师|法律工作者)(?=(?:指定|委托)?(?:被告人|被告单位|辩护人|诉讼代理人|附带民事)[^，。；：]{2,20}，|[\u4e00-\u9fff]{2,30}(?:检察院|法院)(?:以|审理|于|指控|受理))/g,
  /(?:董事长?|经理|主任|[厂院局行校社矿会]长|总裁|事务所律师|法律工作者|员工|职[员工])(?=委托(?:诉讼)?代理人[：:])/g,
];
/**
 * The colon after a role that begins a paragraph, if the full stop and line end before the role are lost:
 * 住例县被告：李例，…. The next paragraph begins at the start of the role.
 */
const UNSTOPPED_ROLE =
  /[：:](?=[^，。；：]{2,60}[，。])(?<=(?<=[\u4e00-\u9fff]|律师，)(?<!原审|一审|二审|再审|反诉|本诉|诉讼|[被原暨兼及])(?<role>(?:原审|一审|二审|再审)?(?:原告|被告|第三人|被?上诉人|被?申请人|被执行人|申请执行人)(?:（[^（）]{2,40}）)?)[：:])/g;

/**
 * The offsets in a stretch of the head at which a paragraph begins although the full stop before it is lost.
 */
function unstoppedIn(text: string, from: number, to: number): number[] {
  const head = text.slice(from, Math.min(to, from + HEAD_REACH));
  const ends = UNSTOPPED_ENDS.flatMap((pattern) =>
    allMatches(head, pattern).map(({ 0: said, index }) => from + index + said.length),
  );
  const roles = allMatches(head, UNSTOPPED_ROLE).map(
    ({ groups, index }) => from + index - (groups?.role?.length ?? 0),
  );
  return [...ends, ...roles].sort((a, b) => a - b);
}

/** Sorted offsets merged with further ones. */
function withPlaces(places: number[], further: number[]): number[] {
  return further.length === 0 ? places : [...new Set([...places, ...further])].sort((a, b) => a - b);
}

/**
 * The text from an offset to the end of its sentence. It ends earlier if a sentence begins at one of the
 * offsets in `unstopped`.
 */
function sentenceAt(text: string, at: number, unstopped: readonly number[]): string {
  const stop = text.indexOf("。", at);
  const next = unstopped.find((place) => place > at) ?? text.length;
  return text.slice(at, Math.min(stop < 0 ? text.length : stop + 1, next, at + SENTENCE_REACH));
}

/** Words that announce a list of evidence or facts; its first item is on its own line. */
const ANNOUNCED = /(?:如下|证据|证实|证明|事实|认定|查明|指控|予以证实)[：]\s?$/;

/** Maximum distance in characters to the next item of a list. */
const ITEM_REACH = 400;
/** The second item of a list, after a semicolon. */
const NEXT_ITEM = /；\s?(?:二、|2[、．.]|（二）|（2）|②|⑵)/;

/**
 * Whether the items of the list are separated by semicolons. Four in five lists of this kind are typed as one
 * paragraph.
 */
function isOneSentence(text: string, at: number): boolean {
  return NEXT_ITEM.test(text.slice(at, at + ITEM_REACH).split("。", 1)[0] ?? "");
}

function opensBody(text: string, at: number, before: string, items: Items, opener: RegExp): boolean {
  const isLineStart = text[at - 1] === "\n";
  const context = text.slice(Math.max(0, at - 8), at);
  if (before === "：" && !isLineStart) {
    if (isOneSentence(text, at)) return items.passes(text, at);
    return items.opens(text, at, ANNOUNCED.test(context));
  }
  const isSentenceEnd = /[。！？][”’）》]{0,2}\s?$/.test(context) || /终结\s?$/.test(context);
  const may = isSentenceEnd || isLineStart;
  return items.opens(text, at, may) || (may && matchesAt(opener, text, at) !== null);
}

/** The bracketed number of an item at the end of the text before the item: （一）被告人…. */
const ITEM_BEFORE = /[（(][一二三四五六七八九十0-9]{1,3}[）)]\s?$/;

function opensResult(text: string, at: number, before: string, operative: number, items: Items): boolean {
  if (at === operative || text.slice(operative, at).trim() === "") {
    items.opens(text, at, true);
    return true;
  }
  if (!/[。；）：]/.test(before) || ITEM_BEFORE.test(text.slice(Math.max(0, at - 6), at))) return false;
  if (items.opens(text, at, before !== "：")) return true;
  return before !== "：" && matchesAt(RESULT_OPENER, text, at) !== null;
}

/**
 * Follows the numbering of a document. An item opens a paragraph if it is the first of its kind or continues
 * the numbering.
 */
class Items {
  readonly #last = new Map<string, number>();

  /**
   * Marks the kind of numbering at this offset as used by a list within a sentence, so that none of its items
   * opens a paragraph.
   */
  passes(text: string, at: number): false {
    const match = matchesAt(ITEM, text, at);
    const kind = match?.slice(1).findIndex((group) => group !== undefined);
    if (kind !== undefined) this.#last.set(String(kind), Number.POSITIVE_INFINITY);
    return false;
  }

  /**
   * True if an item that opens a paragraph is at this offset. If `may` is false, the item is part of a
   * sentence and opens none.
   */
  opens(text: string, at: number, may: boolean): boolean {
    const match = matchesAt(ITEM, text, at);
    if (!match) return false;
    const kind = match.slice(1).findIndex((group) => group !== undefined);
    const number = toNumber(match[kind + 1] ?? "");
    const last = this.#last.get(String(kind)) ?? 0;
    if (number !== 1 && (number <= last || number > last + 3)) return false;
    if (!may) return false;
    this.#last.set(String(kind), number);
    return true;
  }
}

/** The value of 十二, 12, ⑫ or ⑿. */
function toNumber(numeral: string): number {
  const code = numeral.charCodeAt(0);
  if (code >= 0x2460 && code <= 0x2487) return code < 0x2474 ? code - 0x245f : code - 0x2473;
  return parseChineseNumeral(numeral) ?? 0;
}

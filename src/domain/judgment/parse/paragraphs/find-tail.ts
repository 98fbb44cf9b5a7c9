import { allMatches } from "../../../text/all-matches.ts";
import { DOT, HAN_UNITS } from "../../../text/han.ts";
import { matchesAt, spread } from "./boundaries.ts";
import { BARE_OPENING, OPENING } from "./openers.ts";

const JUDGES = spread(
  "代理审判长 代审判长 审判长 代理审判员 代审判员 助理审判员 审判员 人民陪审员 陪审员 独任审判员 执行员 执行长 执行法官 人民审判员".split(
    " ",
  ),
);
const OTHERS = spread(
  "法官助理 代理书记员 见习书记员 实习书记员 代书记员 书记员 速录员 技术调查官 司法辅助人员".split(" "),
);
/**
 * A judge's title at the start of a signature: the title, an optional colon, and a name (和 can also be a
 * family name). The titles in 审判员组成, 审判长的 and 审判员和书记员 do not match.
 */
const JUDGE = new RegExp(
  `(?:${JUDGES}|${spread(["法官助理"])})\\s?[：:]?\\s?(?=[${HAN_UNITS}${DOT}×＊*某]\\s?[${HAN_UNITS}${DOT}×＊*某Xx])(?!担任|组成|适用|独任|合议|一人|和(?=(?:代理?|助理|人民|法官|两名|二名){0,2}(?:审判|陪审|书记|法官|助理))|[与及、，的：]|依法|主持|对|在|签)`,
  "g",
);
export const SIGNER = new RegExp(`(?:${JUDGES}|${OTHERS})`, "g");
/** A date in the form of signatures: 二〇二一年三月四日, 2021年3月4日. */
export const SIGNED_DAY =
  /(?:[二2一1]\s?[〇○零\u041eＯOo0оO九9千◯Ο][〇○零\u041eＯOo0оO一二三四五六七八九9千◯Ο]{0,3}\s?[〇○零\u041eＯOo0-9一二三四五六七八九十\s◯Ο]{0,6}|二一[一二三四五六七八九])年\s?[〇○零\u041e元正0-9一二三四五六七八九十×＊*\s]{1,5}月\s?[〇○零\u041e0-9一二三四五六七八九十廿卅×＊*\s]{1,6}日?/g;

/**
 * Two or more signatures and the date in sequence. They count as signatures even if no sentence ends before
 * them.
 */
const SIGNED_TOGETHER = new RegExp(
  `(?:(?:${JUDGES})\\s?[：:]?\\s?(?:[${HAN_UNITS}${DOT}×＊*某] ?){2,8}?\\s?){2,9}(?:${SIGNED_DAY.source})`,
  "y",
);
/** The end of the text before the first signature. */
const CLOSED = /[。；：！？”）】》…\n.，]$|页无正文[）)]?$|文[）)]$/;
/** Maximum distance in characters from the date to the end of the text, in a document without signatures. */
const SEAL_REACH = 60;
/**
 * Maximum distance in characters between two signatures, or from the last one to the date. Only a name is
 * between them.
 */
const NEXT_REACH = 40;

/**
 * Offsets of three parts of a document: the opening words of the operative part (判决如下), the operative part
 * after them, and the signatures. -1 for a missing part.
 */
export interface Ending {
  opening: number;
  operative: number;
  tail: number;
}

/**
 * Finds the operative part and the signatures. The operative part begins after the last opening that
 * signatures follow; the tail begins at the first of these signatures. If there are no signatures, the last
 * opening counts.
 */
export function findEnding(text: string, from: number): Ending {
  const named = openingsIn(text, from, OPENING);
  // Signatures are first searched for after the last opening. In the few documents with none there, the whole
  // text is searched.
  const behind = signatureStarts(text, named.at(-1)?.end ?? from);
  const signatures = behind.length > 0 ? behind : signatureStarts(text, from);
  const last = signatures.at(-1);
  const bare = last === undefined ? [] : openingsIn(text, named.at(-1)?.end ?? from, BARE_OPENING);
  const openings = [...named, ...bare];
  const opening = openings.findLast(({ end }) => last === undefined || end <= last);
  const tail =
    signatures.find((at) => opening === undefined || at >= opening.end) ??
    lastDay(text, opening?.end ?? from);
  return { opening: opening?.at ?? -1, operative: opening?.end ?? -1, tail };
}

const openingsIn = (text: string, from: number, pattern: RegExp): { at: number; end: number }[] =>
  allMatches(text.slice(from), pattern).map(({ index, 0: words }) => ({
    at: from + index,
    end: from + index + words.length,
  }));

/**
 * Offset of the date at the end of a notice or committee decision, or -1. Such a document has a seal instead
 * of signatures, and the date stands alone after a sentence.
 */
function lastDay(text: string, from: number): number {
  const start = Math.max(from, text.length - SEAL_REACH);
  const day = allMatches(text.slice(start), SIGNED_DAY).at(-1);
  if (!day) return -1;
  const at = start + day.index;
  const before = text.slice(Math.max(0, at - 2), at).replace(/[ ]+$/, "");
  return CLOSED.test(before) && text.length - at - day[0].length <= 6 ? at : -1;
}

/** Offsets of judges' signatures. A signature counts only if another one or the date follows it. */
function signatureStarts(text: string, from: number): number[] {
  const found: number[] = [];
  JUDGE.lastIndex = from;
  for (let match = JUDGE.exec(text); match; match = JUDGE.exec(text)) {
    const before = text.slice(Math.max(0, match.index - 12), match.index).replace(/[ ]+$/, "");
    if (!CLOSED.test(before)) {
      if (matchesAt(SIGNED_TOGETHER, text, match.index)) found.push(match.index);
      continue;
    }
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + NEXT_REACH);
    if (
      behind.search(SIGNER) >= 0 ||
      behind.search(SIGNED_DAY) >= 0 ||
      /^[^，。；：]{2,8}(?:\n|$)/.test(behind)
    )
      found.push(match.index);
  }
  return found;
}

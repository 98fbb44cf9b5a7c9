import { latinNameAt, latinNameBefore } from "../printed/forms.ts";
import { SELDOM_NAMES, surnameOf } from "../printed/surnames.ts";
import { MARKED } from "./marks.ts";
import { type Candidate, candidatesAt, isFamily } from "./name-model.ts";
import { transcribedAt } from "./transcribed-name.ts";
import { NAMING, NICKNAMES } from "./word-lists.ts";
import { levelOf } from "./words.ts";

export const HIDDEN = /[某×＊*XxＸ○〇□]|^.([甲乙丙丁戊己庚辛壬癸])\1?$/;

/** Strings in the position of a name that are not names: 左臂, 等情况. */
export const NOBODY =
  /^(?:高龄|[一二两三四数几]人|养[外祖父母子女孙]|[父母女子]之?[间与和]|证[人言]|年[仅满]|[女男子][与和、]|书证|被害|本[院案])|(?:[分支]局|宾馆|酒店|饭店|公司|超市|医院|派出所|[县镇]|家[村庄营屯堡湾寨沟坪])$|^左[手脚腿臂眼耳胸肩膝肘腕踝颞顶额颧颊臀腰肾肺侧上下前后外内小大足胫髋股锁肋]|^等|^保[密护障管存]|^艾滋|^展[销览会]|^岩[石心矿]|^宣[布读]|^扶[助养]|^察|[湖闸湾]$|^有过|(?:先生|女士)$|[的了着]|证实|证明|陈述|供述|辩称/;

/** Minimum score of a name in a text that names a party, if no word before it announces a person. */
export const MIN_NAME = 8;
const MIN_BY_MARK = {
  family: [MIN_NAME, -15, -30, -50, -50],
  other: [MIN_NAME, 0, -15, -35, -40],
};
/**
 * Additional score that a name needs. If no word announces a person, a name of two characters needs `bare`
 * more, and a name with a rare family name `seldom` more. In family cases, a name after a word that announces
 * a person needs `family` more.
 */
export const MORE = { bare: 5, seldom: 10, family: 20 };
/** Minimum score of an ordinary word after a word that announces a person. */
const MIN_WORD = 3;
/**
 * Addition to MIN_NAME if no word announces a person, by the frequency level of the name's first two
 * characters.
 */
const WORDS_MORE = [0, 0, 8, 14];
/** Frequency level from which a pair of characters is an ordinary word. */
export const USUAL = 2;
/**
 * Minimum score at which a string is accepted as a name, by the mark before it. After a word that announces a
 * person it is so low that any string is accepted which is not an ordinary word.
 */
export function minOf(name: string, mark: number): number {
  const level = levelOf(name.charCodeAt(0), name.charCodeAt(1));
  const family = surnameOf(name);
  const isSeldom = !isFamily(family) || SELDOM_NAMES.includes(family);
  if (mark === 0)
    return MIN_NAME + WORDS_MORE[level]! + (name.length === 2 ? MORE.bare : 0) + (isSeldom ? MORE.seldom : 0);
  if (level >= (name.length > 2 ? USUAL + 1 : USUAL)) return MIN_WORD;
  return MIN_BY_MARK[isSeldom ? "other" : "family"][mark]!;
}

/**
 * Additions to the score of a name. `listed`: it is in a list with another name. `told`: text follows that
 * only follows people's names (TOLD). `kin`: its family name is in `families`.
 */
export const BONUS = { listed: 15, told: 25, kin: 15 };
/** Text after a name, or in a bracket after it, which shows a person. */
const TOLD = new RegExp(
  `^的?证[言词]|^(?:夫妇|夫妻|父子|父女|母子|母女|兄弟|姐妹|兄妹|姐弟)|^[（，](?:${NAMING}|${NICKNAMES}|男[，）]|女[，）]|警号|(?:辅警|警员|执业)编号|已判|另案|殁|现年|时年|年仅|[0-9一二三四五六七八九十]{1,3}周?岁)`,
);
const MAX_TOLD = 8;
/**
 * The candidate with the highest score that begins at an offset. `mark` says how strongly the text before it
 * announces a person. `bonus` is added to the score.
 */
export function bestAt(
  text: string,
  at: number,
  mark: number,
  families: ReadonlySet<string> = new Set(),
  bonus = 0,
): Candidate | null {
  let best: Candidate | null = null;
  for (const { end, score } of candidatesAt(text, at, mark)) {
    // Skips most strings early: no bonus makes their score high enough.
    if (mark === 0 && score + bonus + BONUS.told + BONUS.kin < MIN_NAME) continue;
    const name = text.slice(at, end);
    const kin = families.size > 0 && families.has(surnameOf(name)) ? BONUS.kin : 0;
    const whole = score + bonus + toldBehind(text, end) + kin;
    if (best && whole <= best.score) continue;
    if (HIDDEN.test(name) || NOBODY.test(name) || /[某×]/.test(text[end] ?? "")) continue;
    best = { at, end, score: whole };
  }
  return best;
}

/** BONUS.told if TOLD matches the text after a name, else 0. */
export const toldBehind = (text: string, end: number): number =>
  /[（，的证夫父母兄姐]/.test(text[end] ?? "") && TOLD.test(text.slice(end, end + MAX_TOLD)) ? BONUS.told : 0;

/** Minimum score of a name before text used only of people. */
const MIN_BEFORE = -30;

/** The likeliest name that ends at an offset; "" if none reaches `least`. */
export function nameBefore(text: string, end: number, least = MIN_BEFORE): string {
  let best = { at: end, score: least };
  for (const length of [2, 3, 4])
    for (const candidate of candidatesAt(text, end - length, 0, true)) {
      const { at, score } = candidate;
      const isWord = end - at === 2 && levelOf(text.charCodeAt(at), text.charCodeAt(at + 1)) >= USUAL;
      if (candidate.end === end && score >= best.score && !(isWord && score < MIN_WORD)) best = candidate;
    }
  return text.slice(best.at, end) || latinNameBefore(text, end);
}

/** The name that begins at an offset directly after a word that announces a person, or "". */
export function nameBehind(text: string, at: number, least?: number): string {
  const best = bestAt(text, at, MARKED);
  return best && best.score >= (least ?? minOf(text.slice(at, best.end), MARKED))
    ? text.slice(at, best.end)
    : latinNameAt(text, at) || transcribedAt(text, at);
}

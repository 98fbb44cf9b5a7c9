import { allMatches } from "../../../text/all-matches.ts";
import { remembered } from "../../remembered.ts";
import { foreignNames, latinNameAt, latinNameBefore } from "../printed/forms.ts";
import { SELDOM_NAMES, surnameOf } from "../printed/surnames.ts";
import { isCut } from "./cut-words.ts";
import { DIRECT, HINT, MARKED, marksOf, type Scene } from "./marks.ts";
import { type Candidate, candidatesAt, isFamily, mayBeginName } from "./name-model.ts";
import { apart, isPart } from "./overlaps.ts";
import { transcribedAt, transcribedIn } from "./transcribed-name.ts";
import { NAMING, NICKNAMES } from "./word-lists.ts";
import { levelOf } from "./words.ts";

/**
 * The names of people in a text. `isUnsure`: directly after a role there is a string that may or may not be a
 * name.
 */
export interface People {
  names: Set<string>;
  isUnsure: boolean;
}

export const HIDDEN = /[某×＊*XxＸ○〇□]|^.([甲乙丙丁戊己庚辛壬癸])\1?$/;

/** Strings in the position of a name that are not names: 左臂, 等情况. */
export const NOBODY =
  /^(?:高龄|[一二两三四数几]人|养[外祖父母子女孙]|[父母女子]之?[间与和]|证[人言]|年[仅满]|[女男子][与和、]|书证|被害|本[院案])|(?:[分支]局|宾馆|酒店|饭店|公司|超市|医院|派出所|[县镇]|家[村庄营屯堡湾寨沟坪])$|^左[手脚腿臂眼耳胸肩膝肘腕踝颞顶额颧颊臀腰肾肺侧上下前后外内小大足胫髋股锁肋]|^等|^保[密护障管存]|^艾滋|^展[销览会]|^岩[石心矿]|^宣[布读]|^扶[助养]|[湖闸湾]$|^有过|(?:先生|女士)$|[的了着]|证实|证明|陈述|供述|辩称/;

/** Minimum score of a name in a text that names a party, if no word before it announces a person. */
const MIN_NAME = 8;
const MIN_BY_MARK = {
  family: [MIN_NAME, -15, -30, -50, -50],
  other: [MIN_NAME, 0, -15, -35, -40],
};
/**
 * Additional score that a name needs. `bare` is for a name of two characters and `seldom` for one with a rare
 * family name, both where no word announces a person. `family` is for family cases, where a word does.
 */
const MORE = { bare: 5, seldom: 10, family: 20 };
/** Minimum score of a name in a text that names no party, such as a law, by the mark before the name. */
const MIN_ALONE = [60, 25, 25, 25, MIN_NAME];
const MIN_LISTED_ALONE = 40;
/** Maximum number of Han characters of a name that is not a transcription. */
const MAX_HAN = 3;
/** Minimum score of an ordinary word after a word that announces a person. */
const MIN_WORD = 3;
/**
 * Addition to MIN_NAME if no word announces a person, by the frequency level of the name's first two
 * characters.
 */
const WORDS_MORE = [0, 0, 8, 14];
/**
 * Minimum mean score of a string over all its occurrences: `marked` if enough of them (MIN_MARKED) have a
 * mark above HINT, else `other`.
 */
const MIN_MEAN = { marked: -60, other: -5 };
/** Share of a string's occurrences. */
const MIN_MARKED = 0.25;
/** Frequency level from which a pair of characters is an ordinary word. */
const USUAL = 2;
/**
 * A string directly after a role that is not accepted as a name may still be one if it has at least this
 * score. The record is then withheld.
 */
const MIN_DOUBTFUL = -5;

/**
 * Minimum score at which a string is accepted as a name, by the mark before it. After a word that announces a
 * person it is so low that any string is accepted which is not an ordinary word.
 */
function minOf(name: string, mark: number): number {
  const level = levelOf(name.charCodeAt(0), name.charCodeAt(1));
  const family = surnameOf(name);
  const isSeldom = !isFamily(family) || SELDOM_NAMES.includes(family);
  if (mark === 0)
    return MIN_NAME + WORDS_MORE[level]! + (name.length === 2 ? MORE.bare : 0) + (isSeldom ? MORE.seldom : 0);
  if (level >= (name.length > 2 ? USUAL + 1 : USUAL)) return MIN_WORD;
  return MIN_BY_MARK[isSeldom ? "other" : "family"][mark]!;
}

/** Text after a name which makes the name part of that of an organisation: 梅例律师事务所. */
const OF_FIRM =
  /^[\u4e00-\u9fff]{0,4}(?:（[\u4e00-\u9fff]{2,4}）)?(?:律师|法律服务|会计师|司法鉴定)?(?:事务所|公司|集团|鉴定所|商行|酒店|超市|KTV)/;
const MAX_FIRM = 16;
/**
 * Additions to the score of a name. `listed`: it is in a list with another name. `told`: text follows that
 * only follows people's names (TOLD). `kin`: its family name is in `families`.
 */
const BONUS = { listed: 15, told: 25, kin: 15 };
/** Text after a name, or in a bracket after it, which shows a person. */
const TOLD = new RegExp(
  `^的?证[言词]|^(?:夫妇|夫妻|父子|父女|母子|母女|兄弟|姐妹|兄妹|姐弟)|^[（，](?:${NAMING}|${NICKNAMES}|男[，）]|女[，）]|警号|(?:辅警|警员|执业)编号|已判|另案|殁|现年|时年|年仅|[0-9一二三四五六七八九十]{1,3}周?岁)`,
);
const MAX_TOLD = 8;
const isTold = remembered(2 ** 15, (behind) => TOLD.test(behind));
/**
 * A string between a word such as 乳名 and a punctuation mark. It is a name whatever its characters: 乳名妞妞）,
 * 诺诺（依诺小名）.
 */
const NAMED = new RegExp(
  `(?:${NAMING})(?:叫|为|是|系|：)?“?([\\u4e00-\\u9fff]{2,4})(?=[，。；、）”])|(?<=[，。；、“])([\\u4e00-\\u9fff]{2,3})(?=”?（[^，。（）]{1,4}的?[小乳学大本真]名）)`,
  "g",
);
const NO_NAME =
  /不[详明清]|[的了是和及]|名称|信息|登记|使用|冒用|账户|公司|集团|[厂店院局村镇乡县市区楼站所部群号卡牌科段]$/;

/**
 * The text between two names of a list. It may include a bracket after the first name and the number of the
 * next item.
 */
const NEXT =
  /(?:（[^（）]{1,40}）)?(?:[、和及与]|以及|[；;，]\s?(?=[0-9])|[①-⑳])\s?(?:[0-9]{1,2}[.．、）]\s?)?/y;
const BEFORE_IN_LIST = /(?:（[^（）]{1,40}）)?[、和及与]$/;
const MAX_ITEM = 50;

/**
 * Finds the names of all people in a text, whatever their role. `families` are family names that raise the
 * score of a name. `isPeopled`: the text names a party; if not, few strings are accepted.
 */
export function peopleIn(
  text: string,
  scene: Scene,
  families: ReadonlySet<string> = new Set(),
  isPeopled = true,
): People {
  const marks = marksOf(text, scene);
  const names = new Set([...foreignNames(text), ...(isPeopled ? transcribedIn(text) : [])]);
  // 佳例（姓付）: a given name whose family name is stated.
  for (const [, given = ""] of text.matchAll(/([\u4e00-\u9fff]{2})（(?:本|原)?姓[^名氏）]）/g))
    names.add(given);
  for (const { 1: one, 2: other } of allMatches(text, NAMED)) {
    const name = one ?? other ?? "";
    if (!NO_NAME.test(name) && levelOf(name.charCodeAt(0), name.charCodeAt(1)) < USUAL) names.add(name);
  }
  const found: Candidate[] = [];
  // Strings accepted as names at an earlier place. They are accepted again even where the dictionary's words
  // cut them.
  const sure = new Set<string>();
  let isUnsure = false;
  for (let at = 0; at < text.length; at++) {
    const mark = marks[at]!;
    if (mark === 0 && !mayBeginName(text, at)) continue;
    const best = bestAt(text, at, mark, families);
    const foreign = mark > HINT ? latinNameAt(text, at) || transcribedAt(text, at) : "";
    const name = best ? text.slice(at, best.end) : "";
    const least = isPeopled
      ? minOf(name, mark) + (mark > 0 && scene === "family" ? MORE.family : 0)
      : MIN_ALONE[mark]!;
    const isName =
      best !== null &&
      best.score >= least &&
      (sure.has(name) || toldBehind(text, best.end) > 0 || !isCut(text, best, least, mark));
    if (foreign.length > Math.max(name.length, isName ? MAX_HAN : 0)) names.add(foreign);
    else if (isName && (mark === DIRECT || !OF_FIRM.test(text.slice(best.end, best.end + MAX_FIRM)))) {
      found.push(best);
      sure.add(name);
    } else if (isPeopled && mark === DIRECT && best && best.score >= MIN_DOUBTFUL) isUnsure = true;
  }
  for (const name of withListed(text, apart(found), names, families, isPeopled ? MIN_NAME : MIN_LISTED_ALONE))
    if (names.has(name) || isLikely(text, name, marks)) names.add(name);
  for (const name of [...names]) if (HIDDEN.test(name) || isPart(name, names, text)) names.delete(name);
  return { names, isUnsure };
}

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
const toldBehind = (text: string, end: number): number =>
  /[（，的证夫父母兄姐]/.test(text[end] ?? "") && isTold(text.slice(end, end + MAX_TOLD)) ? BONUS.told : 0;

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

/** The names of the given candidates, and further names in a list with one of them. */
function withListed(
  text: string,
  found: Candidate[],
  foreign: ReadonlySet<string>,
  families: ReadonlySet<string>,
  least: number,
): Set<string> {
  const names = new Set<string>();
  const done = new Set<number>();
  const queue = [...found];
  for (const name of foreign) {
    const at = text.indexOf(name);
    queue.push({ at, end: at + name.length, score: MIN_NAME });
  }
  const listed = (at: number): void => {
    if (done.has(at)) return;
    done.add(at);
    const best = bestAt(text, at, 0, families, BONUS.listed);
    if (best && best.score >= least) {
      queue.push(best);
    } else {
      const foreign = transcribedAt(text, at);
      if (foreign) names.add(foreign);
    }
  };
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { at, end } = next;
    done.add(at);
    names.add(text.slice(at, end));
    NEXT.lastIndex = end;
    const parting = NEXT.exec(text)?.[0];
    if (parting) listed(end + parting.length);
    const before = BEFORE_IN_LIST.exec(text.slice(Math.max(0, at - MAX_ITEM), at));
    if (!before) continue;
    const behind = at - before[0].length;
    const name = nameBefore(text, behind, least - BONUS.listed);
    if (name) listed(behind - name.length);
  }
  return names;
}

/**
 * Whether the mean score over all occurrences of a string is that of a name. An ordinary word has a low score
 * at most places, and seldom follows a word that announces a person.
 */
function isLikely(text: string, name: string, marks: Uint8Array): boolean {
  let [sum, places, marked] = [0, 0, 0];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const own = candidatesAt(text, at, marks[at], true).filter(({ end }) => end === at + name.length);
    sum += Math.max(...own.map(({ score }) => score)) + toldBehind(text, at + name.length);
    places++;
    if (marks[at]! > HINT) marked++;
  }
  return sum / places >= (marked / places >= MIN_MARKED ? MIN_MEAN.marked : MIN_MEAN.other);
}

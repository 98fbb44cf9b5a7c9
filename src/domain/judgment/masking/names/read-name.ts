import { isTranscribed } from "../printed/forms.ts";
import { isWord, SURNAME, surnameOf } from "../printed/surnames.ts";
import { type Left, leftOf, MARK, type Right, rightOf } from "./beside-name.ts";
import {
  familyWeight,
  isFamily,
  isOrdinaryPair,
  letterWeight,
  mayBeginName,
  nameWeight,
  readsAsName,
} from "./reads-as-name.ts";
import {
  cannotBegin,
  HIDDEN,
  isClosed,
  isNoName,
  isPassing,
  isTold,
  lengthOfName,
  MIN_POSSIBLE_FAMILY,
} from "./told-name.ts";
import { NAMING } from "./word-lists.ts";

/** What a place of a text holds: a name, a name if others are listed with it, somebody whose name cannot be told, nothing. */
export type Read = { kind: "name" | "doubtful"; name: string } | { kind: "unsure" | "none" };

/** What makes a place, an office, a firm or a thing of the signs before it. */
const NO_PERSON_BEHIND =
  /^(?:[镇乡村县市区街路庄屯组沟岭坡湾山河江湖桥寨坪岗洞园苑楼站店厂场馆院校所局部队社牌型式号]|公司|集团|超市|商店|饭店|酒店|宾馆|银行|农场|林场|水库|派出所|小区|花园|大[厦道街桥]|广场|国?用[（(]|医院|学校|机场|高速|大队|支队|中队|（[^（）]{1,6}）(?:律师|有限)|法院|检察|律师|事务所|政府|委员会)/;
const MAX_THING = 12;
/** What names of roads and places end with. */
const PLACE = /[路街镇乡县村旗寨州甸]$|^.家[山坟坡湾沟坪中里门院]$/;
const LENGTHS = [3, 2, 4];
const MAX_LONG_NAME = 6;

/** A family name with at least this weight is seldom a word. */
const MIN_SURE_FAMILY = 4;
/** The least weight of the last letter: of a single one, of a second, and of a second behind which a mark stands. */
const MIN_LAST_LETTER = { single: 1, second: 0, closed: -2 };
/** A sign with at least this weight may be another letter of the name before it. */
const MIN_FURTHER_LETTER = -1;

/** Words whose last sign is a family name, and what begins with it is none (主张权利, 儿童工作, 工程抗震). */
const ACROSS = new Set(
  "主张 扩张 紧张 伸张 夸张 儿童 学童 主席 出席 缺席 首席 工程 过程 课程 流程 日程 章程 规程 行程 里程 佩戴 穿戴 爱戴 儿园 公园 校园 花园 家园 田园 示范 规范 防范 模范 师范 典范 任何 如何 几何 队伍 退伍 入伍 历史 是否 能否 学习 练习 实习 复习 见习 自习 宝贝 扇贝 作曲 歌曲 弯曲 生成 形成 完成 造成 构成 组成 达成 促成 赞成 保管 监管 主管 尽管 油井 水井 矿井 防空 高铁 山羊 黄羊 培养 抚养 赡养 扶养 收养 饲养 营养 供养 修养 疗养 休养 公冲".split(
    " ",
  ),
);

/** The name that begins at a place, as surely as its letters and what stands on both sides of it tell. */
export function readName(
  text: string,
  at: number,
  marked: Left,
  known: Set<string>,
  families: ReadonlySet<string>,
): Read {
  if (marked < 3 && ACROSS.has(text.slice(Math.max(0, at - 1), at + 1))) return { kind: "none" };
  const left = leftOf(text, at, marked);
  if (left === 0) return unannounced(text, at);
  let best: { name: string; right: Right; isSure: boolean } | null = null;
  if (mayBeginName(text, at) || left === 3)
    for (const length of LENGTHS) {
      const name = text.slice(at, at + length);
      const right = rightOf(text, at + length);
      const isSure = right > 0 ? judge(text, at, name, left, right, families) : null;
      if (isSure === null || NO_PERSON_BEHIND.test(text.slice(at + length, at + length + MAX_THING)))
        continue;
      if (
        best &&
        (best.right > right || (best.right === right && best.isSure && best.name.length > name.length))
      )
        continue;
      best = { name, right, isSure };
    }
  if (best) {
    const read =
      best.name.length > 2 && best.right < 3
        ? lengthOfName(text, at, best.name, known) || best.name
        : best.name;
    return { kind: best.isSure ? "name" : "doubtful", name: read };
  }
  if (left < 2) return { kind: "none" };
  const long = longName(text, at, left, families);
  if (long) return { kind: "name", name: long };
  return left === 3 ? openEnded(text, at, known) : { kind: "none" };
}

/** The least weight, in bits, of a name that nothing announces (房东付例样提供). */
const MIN_UNANNOUNCED = 8;

/** The least weight of a name behind what people are (老师付例). */
const MIN_TRADE = 6;

/** A name of three letters that its letters alone tell, and what stands behind it. */
function unannounced(text: string, at: number): Read {
  const name = text.slice(at, at + 3);
  const isName =
    /^[\u4e00-\u9fff]{3}$/.test(name) &&
    surnameOf(name).length === 1 &&
    rightOf(text, at + 3) > 0 &&
    nameWeight(name) >= MIN_UNANNOUNCED &&
    familyWeight(name) >= MIN_SURE_FAMILY &&
    letterWeight(name[1]!) >= 0 &&
    letterWeight(name[2]!) >= 0 &&
    !isOrdinaryPair(name) &&
    isClosed(name) &&
    !PLACE.test(name) &&
    !NO_PERSON_BEHIND.test(text.slice(at + 3, at + 3 + MAX_THING));
  return isName ? { kind: "name", name } : { kind: "none" };
}

/** Whether a string between what stands on both sides is a name: for sure, or if a list makes it one; null if it is none. */
function judge(
  text: string,
  at: number,
  name: string,
  left: Left,
  right: Right,
  families: ReadonlySet<string>,
): boolean | null {
  const family = surnameOf(name);
  const letters = name.length - family.length;
  if (/^.{1,2}(?:先生|女士|小姐)/.test(text.slice(at, at + 4))) return null;
  if (letters < 1 || letters > 2 || !/^[\u4e00-\u9fff]+$/.test(name) || HIDDEN.test(name)) return null;
  if (!(left === 3 ? isFamily(family) : mayBeginName(text, at))) return null;
  const before = at === 0 ? 0 : text.charCodeAt(at - 1);
  const isApart = at === 0 || MARK[before] === 1 || "和与及".includes(text[at - 1]!);
  if (left === 3 || (right === 3 && (isApart || left === 2))) {
    if (left === 3 && right === 3 && letters === 2 && !cannotBegin(name)) return true;
    if (isNoName(name) || isWord(name)) return null;
    if (left === 3 && right === 3) return true;
    if (left === 3 && MARK[text.charCodeAt(at + name.length)] === 1)
      return !isWord(name) &&
        readsAsName(name, "closed") &&
        !(letters === 1 && isOrdinaryPair(name) && familyWeight(name) < MIN_SURE_FAMILY)
        ? true
        : null;
    if (right === 3)
      return isClosed(name) || (familyWeight(name) >= 0 && letters === 2 && !isOrdinaryPair(name))
        ? true
        : null;
    return isTold(name) && !isWord(name.slice(0, 2)) && readsAsName(name, "open") ? true : null;
  }
  const acts = right > 1;
  const isMarked = MARK[text.charCodeAt(at + name.length)] === 1 || at + name.length >= text.length;
  const last = letterWeight(name.at(-1)!);
  const isKindred = families.has(family) && !isWord(name.slice(0, 2)) && !isNoName(name);
  if (isKindred && (isMarked || letters === 2) && last > -4) return true;
  if (left < 2 && last < MIN_LAST_LETTER[letters === 1 ? "single" : isMarked ? "closed" : "second"])
    return null;
  if (letters === 1 && !isMarked && !acts && letterWeight(text[at + name.length]!) >= MIN_FURTHER_LETTER)
    return null;
  if (isOrdinaryPair(name) && !(acts && familyWeight(name) >= MIN_SURE_FAMILY)) return null;
  if ((PLACE.test(name) && !acts) || !isClosed(name)) return null;
  const reads = acts || left === 2 ? readsAsName(name, "acting") : isPassing(name);
  const isStrong = nameWeight(name) >= (left === 2 ? MIN_TRADE : MIN_UNANNOUNCED);
  if (reads && (acts || isKindred || isStrong || familyWeight(name) >= MIN_SURE_FAMILY)) return true;
  // 王某1、任例样、张某: in a list of people less of it need be sure.
  const isItem =
    "、和及与".includes(text[at - 1] ?? "x") || "、和及与".includes(text[at + name.length] ?? "x");
  const mayBeListed =
    isItem && letters === 2 && familyWeight(name) >= MIN_POSSIBLE_FAMILY && !isOrdinaryPair(name);
  return reads || mayBeListed ? false : null;
}

/** Signs of sentences: no name without a family name has them. */
const WORDS_OF_SENTENCES = /[和与的了在被将把是其不有到从这那个们时后前中人者男女得处成而以对向因]/;
/** Behind such a word nothing but a name stands, whatever it looks like. */
const IS_NAMED = new RegExp(`(?:${NAMING})[为是系：“]{0,2}$`);

/**
 * A name without a listed family name, or with more letters: where a statement or a person's details follow, where it is
 * told to be a name, or where it is transcribed.
 */
function longName(text: string, at: number, left: Left, families: ReadonlySet<string>): string {
  for (let length = 2; length <= MAX_LONG_NAME; length++) {
    const name = text.slice(at, at + length);
    if (!/^[\u4e00-\u9fff]{2,}$/.test(name)) return "";
    const right = rightOf(text, at + length);
    if (right === 0 || isNoName(name) || isWord(name) || HIDDEN.test(name)) continue;
    if (isTranscribed(name) && length > 2 && (left === 3 || right > 1 || (left === 2 && length > 3)))
      return name;
    if (length > 4 || WORDS_OF_SENTENCES.test(name)) continue;
    const mean = [...name].reduce((sum, letter) => sum + letterWeight(letter), 0) / length;
    // In a family a given name alone stands behind the relative: 长子福例.
    const isChild = families.size > 0 && left === 3 && right > 0 && length === 2 && mean >= 0;
    if (isChild && /[，。；：、（）0-9]/.test(text[at + length] ?? "")) return name;
    if (
      left === 3 &&
      (right === 3 || (right === 2 && length > 2) || (right === 1 && mean >= 2 && length < 4))
    )
      return name;
    if (left === 3 && mean >= 0 && /[，。；：、]/.test(text[at + length] ?? "") && (length > 2 || mean >= 1))
      return name;
    if (MARK[text.charCodeAt(at + length)] === 1)
      return IS_NAMED.test(text.slice(Math.max(0, at - MAX_NAMING), at)) ? name : "";
  }
  return "";
}
const MAX_NAMING = 12;

/** A name behind a role that no sign closes: where it ends its letters tell, or nothing does. */
function openEnded(text: string, at: number, known: Set<string>): Read {
  const given = text.slice(at, at + surnameOf(text.slice(at, at + 2)).length + 2);
  if (!mayBeginName(text, at) || HIDDEN.test(given)) return personalDetails(text, at);
  const isName = (name: string): boolean =>
    isTold(name) && !isWord(name.slice(0, 2)) && !isNoName(name) && readsAsName(name, "open");
  if (isName(given)) {
    const read = lengthOfName(text, at, given, known);
    if (read === "") return { kind: "unsure" };
    return isTold(read) ? { kind: "name", name: read } : { kind: "none" };
  }
  const base = given.slice(0, -1);
  if (given.length > 2 && isName(base) && rightOf(text, at + base.length) > 0)
    return { kind: "name", name: base };
  return personalDetails(text, at);
}

/** 被害人于月、: a family name and what may be a letter or a word. */
const UNTOLD = new RegExp(`^${SURNAME}[\\u4e00-\\u9fff]{1,2}[、，。（]`);

/** 被害人时间，男，…: somebody stands there, and what does not read as a name. */
function personalDetails(text: string, at: number): Read {
  const told =
    /^[^\s，。；：、（）“”×＊*某]{2,12}(?=[，（](?:男|女)[，,）。；、])/.exec(text.slice(at, at + 20))?.[0] ??
    "";
  if (told && !HIDDEN.test(told) && !/[0-9]$/.test(told)) return { kind: "unsure" };
  if (UNTOLD.test(text.slice(at, at + 4))) {
    const name = text.slice(at, at + 4).split(/[^\u4e00-\u9fff]/)[0]!;
    if (!isNoName(name) && !isWord(name.slice(0, 2)) && !isOrdinaryPair(name) && !HIDDEN.test(name))
      return { kind: "unsure" };
  }
  const pair = text.slice(at, at + 2);
  return isWord(pair) && !isNoName(pair) && rightOf(text, at + 2) > 1 ? { kind: "unsure" } : { kind: "none" };
}

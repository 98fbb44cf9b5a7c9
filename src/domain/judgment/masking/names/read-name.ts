import { isTranscribed } from "./forms.ts";
import {
  familyWeight,
  isFamily,
  isOrdinaryPair,
  letterWeight,
  mayBeginName,
  nameWeight,
  readsAsName,
} from "./reads-as-name.ts";
import { isWord, SURNAME, surnameOf } from "./surnames.ts";
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

/**
 * What stands before a name: nothing that tells (0), a mark, a preposition or a verb (1), a word for people (2), a word that
 * introduces somebody (3).
 */
export type Left = 0 | 1 | 2 | 3;
/** What stands behind it, likewise: a mark, number or verb (1), what people do or have (2), what is said of people alone (3). */
type Right = 0 | 1 | 2 | 3;

/** What a place of a text holds: a name, a name if others are listed with it, somebody whose name cannot be told, nothing. */
export type Read = { kind: "name" | "doubtful"; name: string } | { kind: "unsure" | "none" };

/** A table that is 1 at the code of each of the signs. */
function tableOf(signs: string): Uint8Array {
  const table = new Uint8Array(2 ** 16);
  for (const sign of signs) table[sign.charCodeAt(0)] = 1;
  return table;
}

const MARKS = '，。；：、？！（）［］【】《》“”‘’"()[],;:?! \n\t…—①②③④⑤⑥';
const MARK = tableOf(MARKS);
/** What a name stands behind: a mark, a preposition, or a verb of speaking, giving or meeting. */
const BEFORE = tableOf(
  `${MARKS}与和同跟及向对给把将被由让叫请找帮替陪带送接约骗借经在到从因为系是据见问等的名了有问说称告诉知使按连跟随于以用去来往得取走留卖`,
);
/** The last signs of words for people: 朋友, 妻子, 司机. */
const PEOPLE = tableOf(
  "人友妻夫父母子女兄弟哥姐妹叔舅姨侄婿媳婆爷奶姑嫂居学机板员户民生师长客伙匠主乡译事商者工计属邻蜜襟书贩",
);
/** What follows a name: a mark, a number, a preposition, a particle, an adverb, or the first sign of what people do. */
const BEHIND = tableOf(
  `${MARKS}0123456789与和同跟及等的在向对给把将被由让叫到从去来说称讲问告打骂拿借还付转汇买卖开驾骑坐乘租购进回走跑站看听知要想也又就便都均因为系是以家处即并先后曾已未没不所签证陈辨报供交收取用持手身于电账带上下介联约找请带组参提出发送当喊劝拉追抢两二三四五几经伙之至则仅得亦出请头面胸腹左右为代陪闻主携一共伪冒申`,
);
/** What people alone do, have and are to each other: it makes a name of what its letters leave in doubt. */
const ACTS =
  /(?:说|称|讲|问|告诉|告知|证实|证明[，：]|陈述|供述|打电话|报警|报案|作证|签字|签名|联系|介绍|同意|拒绝|认识|看见|看到|听到|听见|目睹|驾驶|骑|乘坐|受伤|死亡|被打|辱骂|借款|借给|还款|汇款|转账|付款|投资|购买|出售|交给|收到|支付|索要|领回|向其|经抢救|当场|闻到|得知|发现|主持|说合|代为|陪同|陪伴|一同|一起|夫妇|夫妻|家（|[0-9][0-9.,]*[万千百]?余?元|妻子|丈夫|父亲|母亲|儿子|女儿|哥哥|弟弟|家属|家[中里]|的(?:妻|丈夫|父|母|儿|女|哥|弟|姐|妹|家|证言|陈述|手机|电话|账户|银行卡|车)|等人|[二两三]人)/y;
/** A statement, with who makes it explained before, and the details of a person: nobody but people have them. */
const SAID_OF_PEOPLE =
  /(?:（[^（）]{1,40}）)?(?:(?:等[0-9一二三四五六七八九十多]{0,3}[人名]?)?(?:的|所作的?|当庭的?|出庭|亦|也|均|分别)?(?:书面)?(?:证言|证词|陈述(?:[，。；、：笔证称]|$)|证述|证实|作证|报案|辨认(?:出|笔录)|询问笔录|作为证人)|的(?:当庭)?(?:陈述|损伤|伤情|尸体|谅解|报案)|[，（(]\s?(?:男|女)[，,）；。、]|[，（](?:[^，。；（）]{0,4})?(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})(?:周)?岁|（(?:本|系|时任|时年|已故|殁|住|即|群?昵称|网名|人称|绰号|外号|小名|大名|真名|本名|户籍|死者|被害人|原告|借款人|二人)|称[，：“]|等[二三四五六七八九十0-9]{1,2}人|，(?:系|未满)|出生于)/y;
/** What either of them begins with. */
const OPENS_SAYING = tableOf(
  "（(，的所当出亦也均分证陈作报辨询说称讲问告供打签联介同拒认看听目驾骑乘受死被辱借还汇转付投购索领向经0123456789妻丈父母儿女哥弟家等二两三支收交等闻得发主代陪夫一当",
);
/** What makes a place, an office, a firm or a thing of the signs before it. */
const NO_PERSON_BEHIND =
  /^(?:[镇乡村县市区街路庄屯组沟岭坡湾山河江湖桥寨坪岗洞园苑楼站店厂场馆院校所局部队社牌型式号]|公司|集团|超市|商店|饭店|酒店|宾馆|银行|农场|林场|水库|派出所|小区|花园|大[厦道街桥]|广场|国?用[（(]|医院|学校|机场|高速|大队|支队|中队|法院|检察|律师|事务所|政府|委员会)/;
const MAX_THING = 4;
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

function leftOf(text: string, at: number, marked: Left): Left {
  if (marked === 3 || at === 0) return marked || 1;
  const before = text.charCodeAt(at - 1);
  if (PEOPLE[before] === 1) return marked > 2 ? marked : 2;
  if (marked > 0) return marked;
  return BEFORE[before] === 1 ? 1 : 0;
}

function rightOf(text: string, end: number): Right {
  if (end >= text.length) return 1;
  const code = text.charCodeAt(end);
  if (OPENS_SAYING[code] === 1) {
    SAID_OF_PEOPLE.lastIndex = end;
    if (SAID_OF_PEOPLE.test(text)) return 3;
    ACTS.lastIndex = end;
    if (ACTS.test(text)) return 2;
  }
  return BEHIND[code] === 1 ? 1 : 0;
}

/** The name that begins at a place, as surely as its letters and what stands on both sides of it tell. */
export function readName(
  text: string,
  at: number,
  marked: Left,
  known: Set<string>,
  families: ReadonlySet<string>,
): Read {
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
  const long = longName(text, at, left);
  if (long) return { kind: "name", name: long };
  return left === 3 ? openEnded(text, at, known) : { kind: "none" };
}

/** The least weight, in bits, of a name that nothing announces (房东付例样提供). */
const MIN_UNANNOUNCED = 8;

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
  if (reads && (acts || isKindred || familyWeight(name) >= MIN_SURE_FAMILY)) return true;
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
function longName(text: string, at: number, left: Left): string {
  for (let length = 2; length <= MAX_LONG_NAME; length++) {
    const name = text.slice(at, at + length);
    if (!/^[\u4e00-\u9fff]{2,}$/.test(name)) return "";
    const right = rightOf(text, at + length);
    if (right === 0 || isNoName(name) || isWord(name) || HIDDEN.test(name)) continue;
    if (isTranscribed(name) && length > 2 && (left === 3 || right > 1)) return name;
    if (length > 4 || WORDS_OF_SENTENCES.test(name)) continue;
    const mean = [...name].reduce((sum, letter) => sum + letterWeight(letter), 0) / length;
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
  return isWord(pair) && rightOf(text, at + 2) > 1 ? { kind: "unsure" } : { kind: "none" };
}

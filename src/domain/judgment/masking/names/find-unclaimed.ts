import { familyWeight, isOrdinaryPair, letterWeight, mayBeginName, readsAsName } from "./reads-as-name.ts";
import { surnameOf } from "./surnames.ts";
import { HIDDEN, isClosed, isPassing, lengthOfName, MIN_POSSIBLE_FAMILY } from "./told-name.ts";

/** A table that is 1 at the code of each of the signs. */
function tableOf(signs: string): Uint8Array {
  const table = new Uint8Array(2 ** 16);
  for (const sign of signs) table[sign.charCodeAt(0)] = 1;
  return table;
}

const MARKS = '，。；：、？！（）【】《》“”‘’"()[],;:?! \n\t…—';
const MARK = tableOf(MARKS);
/** What a name stands behind: a mark, a preposition, or a verb of speaking, giving or meeting. */
const BEFORE = tableOf(
  `${MARKS}与和同跟及向对给把将被由让叫请找帮替陪带送接约骗借经在到从因为系是据见问等的名了有问说称告诉知使按连跟随于以用去来往`,
);
/** The last signs of words for people: 朋友, 妻子, 司机. */
const PEOPLE = tableOf("人友妻夫父母子女兄弟哥姐妹叔舅姨侄婿媳婆爷奶姑嫂居学机板员户民生师长客伙");
/** What follows a name: a mark, a number, a preposition, a particle, an adverb, or the first sign of what people do. */
const BEHIND = tableOf(
  `${MARKS}0123456789与和同跟及等的在向对给把将被由让叫到从去来说称讲问告打骂拿借还付转汇买卖开驾骑坐乘租购进回走跑站看听知要想也又就便都均因为系是以家处即并先后曾已未没不所签证陈辨报供交收取用持手身于电账带上下介联约找请带组参提出发送当喊劝拉追抢两二三四五几经伙`,
);
/** What people alone do, have and are to each other: it makes a name of what its letters leave in doubt. */
const ACTS =
  /^(?:说|称|讲|问|告诉|告知|证实|证明[，：]|陈述|供述|打电话|报警|报案|作证|签字|签名|联系|介绍|同意|拒绝|认识|看见|看到|听到|驾驶|骑|乘坐|受伤|死亡|被打|辱骂|借款|借给|还款|汇款|转账|付款|投资|购买|出售|交给|收到|支付|索要|[0-9][0-9.,]*[万千百]?余?元|妻子|丈夫|父亲|母亲|儿子|女儿|哥哥|弟弟|家属|家[中里]|的(?:妻|丈夫|父|母|儿|女|哥|弟|姐|妹|家|证言|陈述|手机|电话|账户|银行卡|车)|等人|[二两三]人)/;
const MAX_ACT_CHARACTERS = 12;
/** What makes a place, an office, a firm or a thing of the signs before it. */
const NO_PERSON_BEHIND =
  /^(?:[镇乡村县市区街路庄屯组沟岭坡湾山河江湖桥寨坪岗洞园苑楼站店厂场馆院校所局部队社牌型式号]|公司|集团|超市|商店|饭店|酒店|宾馆|银行|农场|林场|水库|派出所|小区|花园|大[厦道街桥]|广场|国?用[（(]|医院|学校|机场|高速|大队|支队|中队|法院|检察|律师|事务所|政府|委员会)/;
const MAX_BEHIND_CHARACTERS = 4;
/** What names of roads and places end with. */
const PLACE = /[路街镇乡县村旗寨州甸]$|^.家[山坟坡湾沟坪中里门院]$/;
const HAN_NAME = /^[\u4e00-\u9fff]{2,4}$/;
/** What parts two of a list, and a masked item before one. */
const SEPARATORS = tableOf("、和及与");
const MASKED = /^[\u4e00-\u9fff][某×*]/;
const LENGTHS = [3, 2, 4];
/** A masked item of a list or a name, with the sign that parts it from the next. */
const MAX_ITEM_CHARACTERS = 5;
const MASKED_BEFORE = /[某×*][0-9甲乙丙丁]{0,2}[、和及与]$/;

/** A family name with at least this weight is seldom a word. */
const MIN_SURE_FAMILY = 4;
/** The least weight of the last letter: of a single one, of a second, and of a second behind which a mark stands. */
const MIN_LAST_LETTER = { single: 1, second: 0, closed: -2 };
/** A sign with at least this weight may be another letter of the name before it. */
const MIN_FURTHER_LETTER = -1;

/** A string that may be a name, with the places where it stands as one. */
interface Candidate {
  places: number[];
  isSure: boolean;
}

/**
 * Everything in a text that reads as a name and stands where one can. Whoever of them is not accounted for otherwise is
 * taken for a person whom art. 8 protects. What its letters leave in doubt is one if people's doings or a list of people
 * are around it.
 */
export function unclaimedNames(text: string): string[] {
  const candidates = candidatesIn(text);
  const found = new Set<string>();
  const doubtful: [string, Candidate][] = [];
  for (const [name, candidate] of candidates) {
    const { places } = candidate;
    if (isOfThing(name, text)) continue;
    // 李例样 and 李例: the longer, unless its last letter belongs to what follows.
    if (candidates.has(name.slice(0, -1)) && lengthOfName(text, places[0]!, name, found) !== name) continue;
    if (candidate.isSure) found.add(name);
    else doubtful.push([name, candidate]);
  }
  for (const [name, { places }] of doubtful)
    if (places.some((at) => isListed(text, at, at + name.length, found))) found.add(name);
  return [...found].filter((name) => !isBeginning(name, found, text));
}

function candidatesIn(text: string): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (let at = 0; at < text.length; at++) {
    if (!mayBeginName(text, at)) continue;
    const before = at === 0 ? 0 : text.charCodeAt(at - 1);
    if (at > 0 && BEFORE[before] !== 1 && PEOPLE[before] !== 1) continue;
    for (const length of LENGTHS) {
      const end = at + length;
      const behind = text.charCodeAt(end);
      if (end < text.length && BEHIND[behind] !== 1) continue;
      const name = text.slice(at, end);
      const letters = length - surnameOf(name).length;
      if (letters < 1 || letters > 2 || !HAN_NAME.test(name) || HIDDEN.test(name)) continue;
      const isMarked = end >= text.length || MARK[behind] === 1;
      const last = letterWeight(name.at(-1)!);
      if (last < MIN_LAST_LETTER[letters === 1 ? "single" : isMarked ? "closed" : "second"]) continue;
      const acts = ACTS.test(text.slice(end, end + MAX_ACT_CHARACTERS));
      if (letters === 1 && !isMarked && !acts && letterWeight(text[end]!) >= MIN_FURTHER_LETTER) continue;
      if (isOrdinaryPair(name) && !(acts && familyWeight(name) >= MIN_SURE_FAMILY)) continue;
      if (PLACE.test(name) && !acts) continue;
      if (!isClosed(name)) continue;
      const isOfPeople = acts || PEOPLE[before] === 1;
      const reads = isOfPeople ? readsAsName(name, "acting") : isPassing(name);
      // 王某1、任例样、张某: in a list of people less of it need be sure.
      const isItem = SEPARATORS[before] === 1 || SEPARATORS[behind] === 1;
      const mayBeListed = isItem && letters === 2 && familyWeight(name) >= MIN_POSSIBLE_FAMILY;
      if (!reads && !(mayBeListed && !isOrdinaryPair(name))) continue;
      const candidate = candidates.get(name) ?? { places: [], isSure: false };
      candidate.places.push(at);
      candidate.isSure ||= reads && (acts || familyWeight(name) >= MIN_SURE_FAMILY);
      candidates.set(name, candidate);
    }
  }
  return candidates;
}

/** Whether a found name, or somebody masked, stands beside a place in its list. */
function isListed(text: string, at: number, end: number, found: ReadonlySet<string>): boolean {
  const isBehind = SEPARATORS[text.charCodeAt(at - 1)] === 1;
  if (isBehind && MASKED_BEFORE.test(text.slice(Math.max(0, at - MAX_ITEM_CHARACTERS), at))) return true;
  if (isBehind && LENGTHS.some((length) => found.has(text.slice(at - 1 - length, at - 1)))) return true;
  if (SEPARATORS[text.charCodeAt(end)] !== 1) return false;
  const behind = text.slice(end + 1, end + MAX_ITEM_CHARACTERS);
  return MASKED.test(behind) || LENGTHS.some((length) => found.has(behind.slice(0, length)));
}

/** Whether a name stands only where it begins a longer one. */
function isBeginning(name: string, found: ReadonlySet<string>, text: string): boolean {
  const longer = [...found].filter((other) => other.length > name.length && other.startsWith(name));
  if (longer.length === 0) return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!longer.some((other) => text.startsWith(other, at))) return false;
  return true;
}

function isOfThing(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (NO_PERSON_BEHIND.test(text.slice(end, end + MAX_BEHIND_CHARACTERS))) return true;
  }
  return false;
}

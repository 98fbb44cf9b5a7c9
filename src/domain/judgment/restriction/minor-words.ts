import { allMatches } from "../../text/all-matches.ts";
import { parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";
import { type Names, whoseWords } from "./whose.ts";

/** Full age in criminal law, in years (刑法 art. 17). */
export const ADULT_AGE = 18;
/** Minimum age of criminal liability, in years (刑法 art. 17, as amended from 2021-03-01). */
export const AGE_OF_CRIME = 12;
/**
 * An age up to this one in a judgment is taken for a victim's, unless the text says explicitly that it is the
 * offender's.
 */
const AGE_OF_VICTIMS = 14;

/** Words for the time of the act that are only used about an offender. */
const AT_THE_ACT =
  /(?:犯罪|作案|行为(?:发生)?|实施[^，。；]{0,14}|参与[^，。；]{0,14}|犯[^，。；前]{1,12}罪|抢劫|盗窃|贩毒|运毒|犯案|涉案)(?:当?时|之?时|期间|之日)/;
/** Words for the time of the act that are used about offenders and victims. */
const AS_IT_HAPPENED = /(?:案发|事发|彼|当)时[^，。；]{0,8}$/;
/** A clause that gives the time of the act and names no person. It is about the offender. */
const ACTING_AT = /[，。；]其?(?:作案|犯罪)当?时(?:年龄)?(?:仅|系|为|是|年仅|只有)?$/;
/** Words for an earlier offence. */
const EARLIER =
  /前罪|前次|前科(?!劣)|曾[因经于在被犯]|曾有|此前|先前|以前|原判刑|刑满|累犯|该次犯罪|因(?:犯|涉嫌)?[^，。；]{1,30}(?:被|经)[^，。；]{0,24}(?:判处|判刑|判决|处罚)/;
const NO_RECORD =
  /(?:无|没有|未发现|系)(?:任何)?(?:违法犯罪)?前科|前科情况|前科的?记录[^，。；]{0,8}封存|前科报告|不(?:构成|是|属于|成立|认定为?)累犯/g;
/**
 * The part of a sentence before a later act: 曾因盗窃被不起诉， in 曾因盗窃被不起诉，后于…又盗窃. The rest of the sentence is about
 * the act on trial.
 */
const LATER = /^.*[，；](?=(?:后|其后|此后|后来|之后)[^，。；]{0,16}[又再])/;
/** Words of denial directly before a term. */
const DENIED = /(?:并非|不是|非|不属于?|并不|不(?=$)|无法证明|不能认定)[^，。；、]{0,4}$/;

const AGE =
  /(?<bound>[^，。；、：（）()0-9]{0,8}?)(?<age>[0-9]{1,2}|[一二三四五六七八九十]{1,3})\s?(?:多|余)?(?:周岁|虚岁|岁)(?<above>以上)?/g;
const BELOW =
  /(?:未|不|没)(?:有)?(?:年)?(?:满|到|足|达|及|及于)(?:到)?$|低于$|小于$|未年满$|未届$|差[^，。；]{1,5}满?$/;
const ABOVE = /(?:已|年|刚|满|超过|达到|达|已满|届)满?$/;
const EXACT = /(?:年仅|时年|现年|年龄|仅|才|只有|年|龄为?|是|为|系|有)$/;

/** Words for a minor. 未成年 is not among them if it describes somebody's children or a victim. */
const MINOR = /(?:未|不到|未达|未到|未及|没有|没)成年(?:人)?|未达(?:到)?(?:完全|法定)刑事责任年龄|少年犯/g;
const PREDICATE_END =
  /^(?:人)?(?:[，。；、）)：\s]|$|且|并|又|(?:时|阶段|时期)(?![^，。；]{0,4}(?:父|母|丧|患|由|随))|这一|(?:在[校读])?(?:中学|高中|学)?生(?=[，。；]|$)|的(?:事实|身份|情况|主体|意见|辩|理由|[，。；])|犯罪|作案)/;
/** Words that name an accused who is a minor, whatever the rest of the sentence says. */
const NAMED_AS_MINOR =
  /未成年(?:人)?(?:的)?(?:被告|罪犯|犯罪嫌疑|嫌疑人|上诉人)|未成年犯(?!罪|管)|少年犯(?!罪|管)|少年(?:被告人|罪犯|犯罪嫌疑人)|未成年人?刑事案件具体|未成年刑事案件|审理未成年人刑事案件|未成年人刑事案件(?:诉讼|审理|特别)?程序|(?:系|属|是|为|属于|具有|涉及|因)未成年人?(?:实施)?(?:的)?(?:犯罪|作案)|(?:相对|限制)(?:负)?刑事责任年龄|(?:系|属于?|是)少年犯罪/g;
/**
 * Words for an eighteenth birthday that is still to come, or for an earlier birthday that has just passed.
 */
const BIRTHDAY =
  /年方(?:十[二三四五六七]|1[2-7])|(?:距离?|离)(?:年?满)?其?(?:十八|18)周?岁(?:生日)?[^，。；]{0,4}(?:差|不足|不到|有)|(?:刚|才)?过(?:完|了)其?(?:十[二三四五六七]|1[2-7])周?岁生日|(?<!未)成年(?:之|以)?前[^，。；]{0,6}(?:实施|参与|作案|所?犯)/g;
const YOUNG = "(?:1[2-7]|十[二三四五六七])";
const FULL_AGE = "(?:18|十八)";
/** Words that place the act before full age: 行为发生在其满十八周岁之前, 首次盗窃发生在十七周岁时. */
const ACT_BEFORE = new RegExp(
  `(?:行为|作案|犯罪|事实|盗窃|抢劫|抢夺|诈骗|贩毒|殴打|伤害|强奸)[^，。；]{0,6}(?:发生|实施)?(?:在|于)其?(?:(?:年)?满${FULL_AGE}周?岁(?:之|以)?前|(?:年满|满|年仅)?${YOUNG}周?岁)`,
  "g",
);
/**
 * An age in brackets after the name of an accused, or after the day of the act: 被告人张某（犯罪时不满十八周岁）,
 * 于2018年4月（时年16周岁）.
 */
const IN_BRACKETS = new RegExp(
  `(?:被告人|上诉人|罪犯)(?:[\\u4e00-\\u9fff·×]{2,4}[0-9]?（(?:犯罪|作案|行为|案发)时[^，。；）]{0,4}(?:[不未]满${FULL_AGE}周?岁|未成年)|[^，。；（]{1,24}（(?<=月[^（]{0,8}（)(?:时年|当时|年仅)[^，。；）]{0,2}${YOUNG}周?岁)`,
);
/** Words after an age which show that acts began at that age: 自16岁起贩毒. */
const BEGAN = /^(?:起|开始|时起)[^，。；]{0,8}(?:贩|盗|窃|抢|骗|赌|殴|作案|犯罪|实施|参与|参加)/;
/** The text of art. 17 itself. Judgments quote it only if they apply it. */
const STATUTE = /已满(?:十四|14|十二|12)周岁(?:、|，)?(?:不满|未满)(?:十八|18)周岁的(?:未成年)?人犯罪/;

/**
 * Rules of procedure that courts quote about every accused (the Supreme People's Court's interpretation of
 * the Criminal Procedure Law, on verdicts).
 */
const RULE_OF_PROCEDURE = /不予刑事处罚的，应当判决宣告|不满(?:十八|18)周岁的人、怀孕/;

/** The court's finding that an accused was of age. */
const FOUND_ADULT =
  /(?:作案|犯罪|案发|行为|实施)[^，。；]{0,8}时[^，。；未不]{0,10}(?:满(?:十[八九]|[二三四五六七]十[一二三四五六七八九]?|1[89]|[2-7][0-9])周?岁|(?:已|系|是|为|均)成年)/;
/** Words by which the court rejects an argument. */
const REJECTED =
  /不予?(?:采纳|采信|支持)|不能?成立|(?:无|没有)(?:事实|证据|依据)|[与和][^，。；]{0,14}(?:不符|矛盾)/;
/** Words that introduce arguments of the accused or defence counsel. */
const CLAIM = /提出|辩称|辩解|主张|上诉称|诉称|认为其|辩护意见/;

/**
 * True if sentences find that an accused was a minor. If only the defence says so, it does not count when the
 * court found the accused of age.
 */
export function findsMinorAccused(sentences: string[], names: Names): boolean {
  const told = sentences.filter((text) => tellsMinorAccused(text, names));
  if (told.length === 0) return false;
  return told.some((text) => !CLAIM.test(text)) || !sentences.some((text) => FOUND_ADULT.test(text));
}

/** True if a sentence says that an accused is a minor or was one at the time of the act. */
function tellsMinorAccused(sentence: string, names: Names): boolean {
  if (!/成年|岁|年方|少年[犯被罪]|责任年龄/.test(sentence)) return false;
  if ((CLAIM.test(sentence) || /意见|理由|辩/.test(sentence)) && REJECTED.test(sentence)) return false;
  // Checked before `isEarlier`: after such a bracket, 因盗窃被判处 need not mean an earlier trial.
  if (IN_BRACKETS.test(sentence)) return true;
  if (isEarlier(sentence) || RULE_OF_PROCEDURE.test(sentence)) return false;
  if (STATUTE.test(sentence)) return true;
  for (const match of allMatches(sentence, NAMED_AS_MINOR))
    if (!isAside(sentence, match.index, match[0].length, names)) return true;
  for (const match of allMatches(sentence, MINOR))
    if (isPredicate(sentence, match) && isOfAccused(sentence, match.index, names)) return true;
  for (const match of [...allMatches(sentence, BIRTHDAY), ...allMatches(sentence, ACT_BEFORE)])
    if (whoseWords(sentence, match.index, names) !== "other") return true;
  for (const match of allMatches(sentence, AGE)) if (isMinorsAge(sentence, match, names)) return true;
  return false;
}

function isEarlier(sentence: string): boolean {
  return EARLIER.test(sentence.replace(NO_RECORD, "").replace(LATER, ""));
}

/**
 * True if the words at `at` do not call the accused a minor. They are then denied, or are about a victim or
 * about a minor who is tried separately (同案未成年犯罪嫌疑人另案处理).
 */
function isAside(sentence: string, at: number, length: number, names: Names): boolean {
  const before = sentence.slice(Math.max(0, at - 8), at);
  if (DENIED.test(before)) return true;
  // A minor who is called the accused is this accused, even if a word of DONE_TO precedes.
  if (/(?:被告|上诉人|罪犯|嫌疑)$/.test(sentence.slice(at, at + length)) && !/(?:其他|同案)的?$/.test(before))
    return /^[^，。；]{0,12}另案/.test(sentence.slice(at + length));
  if (DONE_TO.test(before)) return true;
  if (/^[^，。；]{0,12}另案|^[^，。；]{0,8}(?:进行|的保护)/.test(sentence.slice(at + length))) return true;
  return (
    /被害|受害/.test(sentence.slice(Math.max(0, at - 6), at)) && whoseWords(sentence, at, names) === "other"
  );
}

/** Words directly before the person to whom an act is done: 侵害 in 性侵害未成年人犯罪, 多名 in 容留多名未成年人. */
const DONE_TO =
  /(?:侵|害|奸|淫|亵|留|纳|唆|织|迫|骗|卖|诱|对|向|与|同|将|让|使|有|含|[名个位]|及|其他|保护|惩治)$/;

function isPredicate(sentence: string, match: RegExpMatchArray): boolean {
  const at = match.index ?? 0;
  const before = sentence.slice(Math.max(0, at - 8), at);
  if (DENIED.test(before) || DONE_TO.test(before)) return false;
  return PREDICATE_END.test(sentence.slice(at + match[0].length));
}

function isOfAccused(sentence: string, at: number, names: Names): boolean {
  const whose = whoseWords(sentence, at, names);
  if (whose !== "unknown") return whose === "accused";
  const clause =
    sentence
      .slice(0, at)
      .split(/[，。；、：（(]/)
      .at(-1) ?? "";
  return AT_THE_ACT.test(clause) || /^[^。]{0,20}(?:从轻|减轻|从宽)|^未成年人?犯罪/.test(sentence.slice(at));
}

function isMinorsAge(sentence: string, match: RegExpMatchArray, names: Names): boolean {
  const at = match.index ?? 0;
  const { bound = "", age = "", above } = match.groups ?? {};
  const years = parseChineseNumeral(age) ?? 0;
  if (years < AGE_OF_CRIME || years > ADULT_AGE) return false;
  const from = at + bound.length;
  const after = sentence.slice(at + match[0].length);
  if (
    /^(?:[、，]?[不未]满[^，。；]{1,4}岁)?的?(?:幼女|少女|女|儿童|被害|受害|男童|学生|未成年女)/.test(after)
  )
    return false;
  if (/^的?(?:被告人|上诉人|罪犯|犯罪嫌疑人)/.test(after)) return true;
  if (DENIED.test(bound) || /[对与向将把]$/.test(bound.replace(BELOW, ""))) return false;
  const isBelow = BELOW.test(bound);
  if (!isBelow && years === ADULT_AGE) return false;
  if (isBelow && years <= AGE_OF_VICTIMS && !AT_THE_ACT.test(sentence)) return false;
  const whose = whoseWords(sentence, from, names);
  if (whose === "other") return ACTING_AT.test(sentence.slice(0, from));
  const isAtTheAct = AT_THE_ACT.test(
    sentence
      .slice(0, from)
      .split(/[，。；、：（(]/)
      .at(-1) ?? "",
  );
  if (isBelow || ABOVE.test(bound) || above) return whose === "accused" || isAtTheAct;
  if (
    (whose === "accused" || /其[^，。；]{0,4}$/.test(bound)) &&
    AS_IT_HAPPENED.test(sentence.slice(0, from))
  )
    return true;
  // An age alone may be about any time of life: 十六岁时外出打工.
  const isActing = isAtTheAct || /^时[^，。；]{0,12}(?:实施|参与|作案|犯|罪)/.test(after);
  if (BEGAN.test(after) && whose === "accused") return true;
  if (
    /^(?:时|那年|起|开始|就|便|左右|以后|后|辍学|退学|外出|离家|参加工作|参军|入伍|当兵|[务打]工|学徒)/.test(
      after,
    ) &&
    !isActing
  )
    return false;
  if (isActing && whose === "accused") return true;
  if (isAtTheAct) return true;
  if (years < AGE_OF_VICTIMS) return false;
  return (
    whose === "accused" &&
    (EXACT.test(bound) || /[，（(男女]\s?$|人[^，。；]{1,4}$/.test(sentence.slice(0, from)))
  );
}

import { isWord, SURNAME, surnameOf } from "../printed/surnames.ts";
import { isOrdinaryPair, letterWeight, nameWeight, readsAsName } from "./reads-as-name.ts";

export const HIDDEN = /[某×＊*XxＸ○〇□]|^.([甲乙丙丁戊己庚辛壬癸])\1?$/;
/** What no name after a role begins with, and what none ends with. */
const NO_NAME =
  /^(?:[一二三四五六七八九十两]+[年岁人名次个月日天级百千万]|出庭|到庭|保[密护障]|请求|名称|书[写面]|共[犯同]|代[理为]|以上|宣扬|陈[列述设]|祝[寿福贺]|烈士|控告|检举|举报|有必|有权|意志|意愿|意见|财产|生命|钱包|现场|衣|头|胸|腰|简历|权利|曾报|男|女|的|未|仍|还|又|再|亦|皆|即|便|就|其|该|此|各|多[次名人]|证言|陈述|家属|亲属|近亲|法定|代理|之|与|和|及|均|在|对|因|被|将|等|人|受|死|损|诉讼|应当|明知|方面|单位|高度|关系|全身|安全|代为|要|先|不|也|已|曾[经用多威被因在与对向要有]|都是|通过|伤|身)/;
/** Words that follow a name of two characters; their first character is not the name's third. */
const AFTER_NAME =
  /^(?:的|等|均|与|和|及|在|对|因|称|系|到|于|被|将|为|是|以|并|向|从|之|陈述|证言|证实|证明|报案|辨认|驾驶|死亡|受伤|不|未|有|说|当|也|经|由|已|曾|见|发现|发生|提供|提出|出具|支付|实施|进行|要求|所|家|人民币|经济|身|头|放|停|存|手|遭|则|即|随|给|把|打|持|拿|让|叫|跟随|随[原被其]|去世|病故|病逝|出生|现年|现在|现就|名下|生前|遗留|继承|享有|抚养|离婚|结婚|同居|一起|共同|生活|自[小幼]|至今|目前|户口|上学|就读|年满|成年|[一二三四五六七八九十两]{1,2}[百千万元]|[，,。；;：:、（）()“”‘’\s]|$)/;

const FAMILY_NAME = new RegExp(`^${SURNAME}`);
/** What lists of evidence contain beside names, and what follows a role without a name. */
const NO_PERSON =
  /[的了在着]|(?:笔录|清单|意见|照片|资料|材料|过程|情况|证据|协议|凭条|借条|账单|现场|物证|书证|记录|单据|报告|说明|供述|辩解|证件|实验|来源|检查|搜查|勘查|勘验|提取|称量|权益|损失|财物|钱财|支付宝|马上|分别|共同|全部|多名|大量|双方|县|市|转|时|都|近|先生|女士|小姐|师傅|学生|.[家姓村庄])$|^(?:辨认|辩认|指认|书证|物证|户籍|户口|扣押|发还|案发|案件|到案|抓获|鉴定|诊断|委托|同案|同伙|其他|相关|部分|上述|以上|所|并|称|索|售|租|视听|视频|电子|亲笔|毒品|现勘|堪验|证|本人|当事|马上|全过|双方)/;
/** What stands in the frames beside names: papers, parts of the body, things, people by their office. */
const NOBODY =
  /^付[款清给彩现]|部$|劳力士|^石[墩头块子]|左[肾肺]|眼镜|匣子|毛竹|[证牌肢车客链书地]$|林[木权]|申[请报通]|章程|方案|山上|任免|登记|遗留|介绍$|电话$|刘海$|例会$|怀孕|氏$|冠字|^.老(?:人|汉|头|太|爷|先|家|乡|年|伴|婆|公|大|总|少|师|板|龄|城|街|区|县|旧|化|百|实)|^(?:迟延|向烈|冶[炼金]|涂[改抹层]|矫[治正]|肖像|陆源|芦苇|曲[谱艺]|谷穗|黄[海渤羊]|马[克原]|铁票|高铁|通告)|[树钠]$|身体|实施|进行|立刻|停$|华为|未见|^[那都]|^代表|^左(?:.部|[臀颧额颊腮肋腕踝肘髋])|^左[尺小前颞锁足胫肩股耳上下手腿眼胸臂]|骨$|^解[剖回冻]|^查获|^居民|^应[支凿当予由]|利润|^通[告知]|^车体|^常受|[证代]明|体表|^左[右胳手心侧]|^后[脑背腰枕颈]|^阴[道茎囊]|^谈判|处理$|奸$|指认|(?:老板|经理|主任|书记|老师|医生|律师|警官|[局所队科处院校村镇乡县市厂社]长)$/;

const ORGAN =
  /(?:公司|人员|机关|单位|家属|代理人|亲属|及其|父母|妻子|丈夫|儿子|女儿|民警|被告|医院|中心|所|局|们|均|分别|一致)$/;

/** Whether a name that could begin a sentence's words (钱, 常) is somewhere beside a comma or alike. */
export function standsAlone(name: string, text: string): boolean {
  return ["，", "。", "、", "；", "："].some(
    (sign) => text.includes(name + sign) || text.includes(sign + name),
  );
}

/** The characters that follow a word anywhere in a text. */
function followersOf(word: string, text: string): Set<string> {
  const found = new Set<string>();
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    found.add(text[at + word.length] ?? "");
  return found;
}

/** The weights of a third letter, in bits: up to the first no name has it; between the others nobody can tell. */
const MAX_UNLIKELY_LETTER = -4;
const MAX_DOUBTFUL_LETTER = -3;
const MIN_LIKELY_LETTER = 0;

/**
 * Where a name ends: where a known name does, or before a word that follows names; if in doubt, where all its
 * occurrences continue alike.
 */
export function lengthOfName(text: string, at: number, name: string, known: Set<string>): string {
  const base = name.length > 2 ? name.slice(0, -1) : name;
  if (known.has(name)) return name;
  if (known.has(base)) return base;
  if (
    name.length > 2 &&
    AFTER_NAME.test(text.slice(at + base.length)) &&
    !AFTER_NAME.test(text.slice(at + name.length))
  )
    return base;
  const followers = followersOf(base, text);
  const isSingle = followers.size === 1 && text.indexOf(name) === text.lastIndexOf(name);
  if (name.length > 2 && isSingle && letterWeight(name.at(-1)!) <= MAX_UNLIKELY_LETTER) return base;
  if (
    name.length > 2 &&
    followers.size > 1 &&
    [...followers].some((sign) => /[，。；、：（）的等与和]/.test(sign))
  )
    return base;
  if (AFTER_NAME.test(text.slice(at + name.length)) || followers.size === 1) return name;
  const last = letterWeight(name.at(-1)!);
  if (last >= MIN_LIKELY_LETTER) return name;
  return last <= MAX_DOUBTFUL_LETTER ? base : "";
}

/** Whether what follows a word for somebody can be a name: a family name and one or two letters, and no word. */
export function isTold(name: string): boolean {
  if (!/^[\u4e00-\u9fff]{2,4}$/.test(name) || HIDDEN.test(name) || isWord(name) || isNoName(name))
    return false;
  return FAMILY_NAME.test(name) && name.length - surnameOf(name).length <= 2 && readsAsName(name, "closed");
}

/** Whether what a frame closes on both sides is a name: a family name and one or two letters, and no word. */
export function isClosed(name: string): boolean {
  const given = name.length - surnameOf(name).length;
  if (!FAMILY_NAME.test(name) || given < 1 || given > 2 || HIDDEN.test(name)) return false;
  if (isWord(name.slice(0, 2)) || isNoName(name)) return false;
  // 于例样, 曾例样: family names that are also words which follow a name.
  const isClear = given === 2 && !isOrdinaryPair(name) && nameWeight(name) >= MIN_CLEAR;
  return (!AFTER_NAME.test(name) || isClear) && readsAsName(name, "closed");
}

/** The least weight, in bits, of a name that begins like the words which follow one. */
const MIN_CLEAR = 5;

/** A family name with less weight is the word (有, 从, 后) unless more than its place says otherwise. */
export const MIN_POSSIBLE_FAMILY = -2;

/** Whether a string begins with a word that no name begins with, or ends like an organisation. */
export const cannotBegin = (name: string): boolean =>
  NO_NAME.test(name) || /[的了着]/.test(name) || ORGAN.test(name) || isWord(name);

/** Whether what looks like a name is a verb, a thing, a paper, a part of the body or an office. */
export function isNoName(name: string): boolean {
  return NO_NAME.test(name) || ORGAN.test(name) || NO_PERSON.test(name) || NOBODY.test(name);
}

/** Whether what stands in a frame that also holds others than people is a name. */
export function isPassing(name: string): boolean {
  return isClosed(name) && readsAsName(name, "passing") && letterWeight(name.at(-1)!) > MAX_UNLIKELY_LETTER;
}

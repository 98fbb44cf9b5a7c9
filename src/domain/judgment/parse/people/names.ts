import { DOT, HAN } from "../../../text/han.ts";

/** Characters used to mask part of a name. */
const MASK = "某×＊*ＸXx○〇□△Ｏ?？_＿";
/**
 * Words at the end of organisations' names. An ending that contains a shorter one is left out (行 also covers
 * 支行).
 */
const ORGANISATION_ENDS =
  "厂 店 行 院 局 会 中心 社 部 所 队 处 校 园 场 站 厅 馆 户 办 矿 基金 企业 合伙 委 署 团 室 组 村 学 库 港 铺 坊 楼 吧 庄 台 司 法庭 海关 区 县 市 省 旗 州 街道 镇 乡 监狱 车间 网 汇 城 苑 门诊 物业 船 轮 阁 堂 寺 庙 教 大厦 军 药房 轩 府 号 计划 基地 小吃 管理人".split(
    " ",
  );
const ORGANISATION = new RegExp(`(?:${ORGANISATION_ENDS.join("|")})(?:[（(][^（）()]{1,30}[）)])?$`);
/** Words of running text, which no name contains. */
const NARRATED =
  /[，。；：、？！\s]|涉嫌|被告|公诉|原告|上诉人|被申请|申请执行|第三人|被执行|诉被|被判|判处|起诉|指控|出庭|诉讼|辩护|代理人|认为|自报|自称|羁押|逮捕|拘留|不服|一案|如下|汉族|出生|身份证|住所地|户籍|到庭|传票|为由|取保|犯罪|因犯|犯[^，]{1,20}罪|委托|以及|及其|均系|系[^统]|负责人|法定代表|其他|未到|等[0-9一二三四五六七八九十]{1,3}[人名]/;
/** Words that may stand where a name is expected, but are not names. */
const NO_PERSON =
  /^(?:本人|其|该|均|未|对|已|经|系|和|与|的|在|不|因|为|也|并|但|提|辩|诉|称|表示|或|及|无|下落|上列|上述|以上|自诉|一审|二审|原审|各|等|被|男|女|另|将|向|从|把|由|同|之|有|没有|共同|特别|一般|全权|同上|略|公民|法院|律师|辩称|意见|主张|各自|同案|同案犯|相互|分别|二人|三人)$|^(?:各自|同案|本人|其(?:他|行|亲|所|辩|代|在|于|对|提|余|家|中|以|与|和|被|因|近|向|诉|不|无|实|后|曾|系|自|委|未|已)|该|均[^均]|未到|未经|不服|不予|因[^因]|已经|经本|系[^系]|上列|上述|以上|自诉人|一审|二审|原审|下落|在[^在]|对[^对]|为[^为]|辩称|诉称|提出|共同|没有|表示|住[^住]|籍贯|生于|男[^男]|女[^女]|称[^称]|诉[^诉]|提供|提起|以[^以]|是否|与[^与]|及[^及]|的)|(?:的|不服|辩称|诉称|陈述|供述|提出|认为|称|因|意见|到庭|出庭|请求|主张|进行|之间|行为|事实|本案|承担|等人|赔偿|证言)$/;

/** Words of running text that no person's name contains, although an organisation's name can (家具有限公司). */
const SAID = /具有|已触|触犯|参与|故意|非法|掩饰|身体|疾病|定罪|部分|量刑|行为|无罪|提供|进行/;
/** A masked name with the first character of the text that follows it. */
const GOES_ON = /某[因已均未系在与被将从称对]$/;

const MASKED = new RegExp(
  `^[${HAN}]{1,4}[${MASK}]{1,4}(?:[${HAN}]{0,2}|[0-9０-９]{1,3}|[甲乙丙丁戊己庚辛壬癸子丑寅卯][0-9]?)$`,
  "u",
);
const MASKED_FIRST = new RegExp(`^[${MASK}]{1,3}[${HAN}]{1,3}[0-9]{0,2}$`, "u");
const NUMBERED = new RegExp(
  `^[${HAN}]{1,4}[某]{0,2}(?:[0-9０-９]{1,3}|[A-Z一二三四五六七八九甲乙丙丁戊己庚辛壬癸]{1,2})$`,
  "u",
);
const HAN_NAME = new RegExp(`^[${HAN}]{2,4}$`, "u");
/** Longer names (阿卜杜热合曼, 扎西次仁) and names with a dot, as some ethnic groups write them. */
const LONG_NAME = new RegExp(
  `^[${HAN}]{5,9}$|^[${HAN}${MASK}]{1,12}(?:[${DOT}.][${HAN}${MASK}]{1,12}){1,4}[0-9]{0,2}$`,
  "u",
);
const LATIN_NAME = /^[A-Za-zÀ-ž][A-Za-zÀ-ž .,·•'’&()（）-]{1,78}$/;
const HAN_AND_LATIN = new RegExp(`^[${HAN}·]{2,20}[（(]?[A-Za-z][A-Za-z .,·'’-]{1,60}[）)]?$`, "u");

/** A name followed by its own masked form: 何例例何某某. */
const TWICE = new RegExp(`^([${HAN}])[${HAN}]{1,2}(\\1[${MASK}].{0,2})$`, "u");

/** The masked form of a name, if it is printed in full and then masked (何例例何某某); else the name itself. */
export function nameOnce(name: string): string {
  return TWICE.exec(name)?.[2] ?? name;
}

/**
 * Characters used to transcribe names from other languages. A transcribed name (阿卜杜热合曼, 扎西次仁) consists almost
 * entirely of them.
 */
export const SOUNDS =
  "阿艾爱安奥卜杜曼巴白拜班宝保贝本比毕别波博布才仓曹措茨茶察查尺次聪翠达丹旦当道德的登迪底地丁东都多额恩尔发法夫福嘎盖干岗高格根贡古果哈海汗呼胡华吉嘉加坚江姜杰金晋居卡开凯堪康科克肯空孔库拉来兰朗勒雷力里丽利莲连林琳鲁仑伦罗洛玛马买迈满曼茂梅美门蒙米敏明莫木穆姆那纳乃娜南尼妮宁诺努帕排皮平普其恰强巧钦青琼曲却群然热仁日如茹瑞若萨赛桑色僧沙山莎上申圣松苏孙索塔泰坦特提田铁廷通图土吐托妥陀脱瓦旺万汪旺维为卫文翁沃乌吾武西希锡喜夏仙先香肖谢心辛兴幸许雅亚娅牙彦扬央羊耶叶也伊衣依益意银英永尤于玉元月云孜则泽增扎斋占张召哲者珍治朱珠卓兹子紫宗祖尊佐作合洪加勇孟和斯琴娃敖音敦罕肉再塞麦";
const TRANSCRIBING = new Set(SOUNDS);
/** True for a text of transcription characters only. */
export const isOfSounds = (text: string): boolean => [...text].every((sign) => TRANSCRIBING.has(sign));

/** True for a name in which at least four characters in five are used for transcription. */
export function isTranscribed(name: string): boolean {
  const signs = [...name.replace(new RegExp(`[${DOT}.]`, "gu"), "")];
  return signs.length > 2 && signs.filter((sign) => TRANSCRIBING.has(sign)).length >= signs.length * 0.8;
}

const HAN_RUN = new RegExp(`^[${HAN}]{5,}$`, "u");

/**
 * True for a party's name after a role without a colon. A sentence may continue there instead (被告于去年九月). A
 * run of five or more Han characters is therefore accepted only as an organisation's or a transcribed name.
 */
export function isNameBesideRole(name: string): boolean {
  return isPartyName(name) && (!HAN_RUN.test(name) || isOrganisation(name) || isTranscribed(name));
}

/** True for a text in the form of a person's name, masked or not. */
export function isPerson(name: string): boolean {
  if (name.length > 2 && (GOES_ON.test(name) || SAID.test(name))) return false;
  if (MASKED.test(name) || NUMBERED.test(name) || MASKED_FIRST.test(name)) return !NARRATED.test(name);
  // In 王例例王某例, a second, masked name follows the full one.
  if (/^[^·•．・.]{3,}某[^·•．・.]/.test(name)) return false;
  // A foreign name, possibly with blanks, may follow the Chinese one.
  const told = HAN_AND_LATIN.test(name) ? name.replace(/[（(]?[A-Za-z].*$/u, "") : name;
  if (NO_PERSON.test(told) || NARRATED.test(told)) return LATIN_NAME.test(name);
  return HAN_NAME.test(name) || LONG_NAME.test(name) || LATIN_NAME.test(name) || HAN_AND_LATIN.test(name);
}

/**
 * True for a text in the form of an organisation's name: it has an organisation's ending and contains no word
 * of a sentence.
 */
export function isOrganisation(name: string): boolean {
  return (
    name.length > 2 &&
    name.length <= 80 &&
    ORGANISATION.test(name) &&
    !NARRATED.test(name.replace(/[（(][^（）()]*[）)]/g, ""))
  );
}

/** True for a text in the form of a name, of either a person or an organisation. */
export function isPartyName(name: string): boolean {
  return isPerson(name) || isOrganisation(name);
}

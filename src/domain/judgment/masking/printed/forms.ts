import { allMatches } from "../../../text/all-matches.ts";

/** The characters used to transcribe foreign names. */
export const TRANSCRIBED =
  "阿艾爱安昂奥巴拜班邦包保贝本比彼毕边别宾波伯勃博卜布查察昌达大丹道德登迪蒂丁东都杜多额恩尔法凡菲费芬丰佛夫弗福盖甘冈高戈格葛根古哈海汉翰豪浩合贺赫亨胡华霍基吉季加迦嘉贾简江杰金居卡凯坎康柯科可克肯孔库昆拉莱兰朗劳勒雷蕾里力丽利莉连列林琳隆卢鲁路伦罗洛玛马麦曼毛梅美蒙米密缪明莫墨穆默娜纳乃南尼妮涅宁努诺欧帕潘佩彭皮珀普奇齐乔切青琼萨塞瑟森沙莎珊山尚舍申圣施史什斯丝苏索塔泰坦汤唐陶特提汀廷图托瓦万旺威韦维魏温文翁沃乌吾武西希锡夏香肖谢辛欣雄休许雅亚延彦扬耶叶伊易因英尤于约扎赞泽詹珍朱兹卓子买热孜依木祖农尤守吐逊买娃姆艺茨汗素甫娘措珠吉旦增嘎帕提扎西次仁央宗其格图雅日乌云布赫呼伦苏嘉措顿姑丽木提玉桑孟敦塔娅日朝鲁宝满胡仓珠嘎玛旺堆牧才吾江绒批四郎邓曲呷惹妞伍嘎尕则甲来赛番罕让昂敖郭昌春佐香岩光月";
const PART = `[${TRANSCRIBED}]{1,9}`;
/**
 * Names of several parts with dots between them: 阿例·买例, 让·皮例·杜例. A part beside a punctuation mark may consist
 * of any Chinese characters, the others of transcription characters.
 */
const DOTTED = new RegExp(
  `(?:(?<![\\u4e00-\\u9fff·])[\\u4e00-\\u9fff]{1,6}|${PART})(?:·[\\u4e00-\\u9fff]{1,6}(?=·)){0,3}·(?:[${TRANSCRIBED}]{2,9}|[\\u4e00-\\u9fff]{1,6}(?![\\u4e00-\\u9fff])|${PART})(?!·|[\\u4e00-\\u9fff]{0,2}(?:公司|广场|小区|酒店|集团|国际|花园))`,
  "g",
);
const SMALL = "A-Za-zÀ-ɏ\\u1e00-\\u1effа-яё";
const CAPITAL = `[A-ZÀ-ÞĀ-ſƯƠА-Я][${SMALL}'’А-Я-]*\\.?`;
/** Two to five words in Latin or Cyrillic letters that start with a capital: Michael Example, EXAMPLE THI. */
const LATIN = new RegExp(
  `(?<![${SMALL}0-9./@_-])${CAPITAL}(?:(?:,? |·)(?:${CAPITAL}|de|van|von|der|la|bin|al)){1,4}(?![${SMALL}0-9./@_])`,
  "g",
);
const LATIN_ALONE = new RegExp(`[\\u4e00-\\u9fff]?${CAPITAL}(?:(?:,? |·)${CAPITAL}){0,4}`, "y");
const LATIN_BEFORE = new RegExp(`(?<![${SMALL}])(?:${CAPITAL}[ ·]){1,4}${CAPITAL}$`);
/** Latin words that are in no person's name: of firms, brands, devices, papers. */
const NO_LATIN_NAME =
  /\b(?:CO|LTD|INC|CORP|LLC|GROUP|BANK|COMPANY|LIMITED|GMBH|APP|QQ|ID|UID|VIP|PLUS|PRO|MAX|NO|OPPO|VIVO|IPHONE|APPLE|HUAWEI|AND|THE|OF|FOR|WECHAT|WEIBO|PDF|USB|GPS|ATM|POS|DNA|CT|MRI|KTV|SUV|BMW|AUDI|MAC|BOOK|WIFI|TV|IC|IP|MP)\b/i;
/** Names in Korean or Japanese letters. */
const OTHER_SCRIPTS =
  /[\uac00-\ud7a3][\uac00-\ud7a3 ]{1,7}[\uac00-\ud7a3]|[\uac00-\ud7a3]{2}|[ァ-ヺー]{2,12}(?:・[ァ-ヺー]{2,12})*/g;

/** Whether a name consists of transcription characters. */
export function isTranscribed(name: string): boolean {
  return [...name].every((sign) => TRANSCRIBED.includes(sign));
}

/**
 * Finds names in other scripts, and names with a dot. A name that consists only of Latin letters is found if
 * it has two or more words and none of them is a word of a firm or a thing.
 */
export function foreignNames(text: string): string[] {
  const found: string[] = [];
  if (text.includes("·")) for (const { 0: name } of allMatches(text, DOTTED)) found.push(name);
  if (/[A-ZА-Я]/.test(text))
    for (const { 0: name } of allMatches(text, LATIN))
      if (!NO_LATIN_NAME.test(name) && /[A-Za-zа-я]{2}/.test(name)) found.push(name);
  if (/[\uac00-\ud7a3ァ-ヺ]/.test(text))
    for (const { 0: name } of allMatches(text, OTHER_SCRIPTS)) found.push(name);
  return found;
}

/** The name in Latin letters that begins at an offset after a word for a person, or "". */
export function latinNameAt(text: string, at: number): string {
  LATIN_ALONE.lastIndex = at;
  const name = LATIN_ALONE.exec(text)?.[0] ?? "";
  return /[A-Za-zа-я]{2}/.test(name) && !NO_LATIN_NAME.test(name) ? name : "";
}

/** The name of two to five words in Latin letters that ends at an offset, or "". */
export const latinNameBefore = (text: string, end: number): string =>
  LATIN_BEFORE.exec(text.slice(Math.max(0, end - 40), end))?.[0] ?? "";

/** The parts of a name that the text may use alone: those of two or more characters. */
export function partsOf(name: string): string[] {
  return name.split(/[·, ]+/).filter((part) => part.length > 1 && part !== name && !/^.\.$/.test(part));
}

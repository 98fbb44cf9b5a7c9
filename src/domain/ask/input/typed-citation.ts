import { parseCitation } from "../../statute/citation/cite.ts";
import { type FoundCitation, findCitations } from "../../statute/citation/find-citations.ts";
import { nameKeys } from "../../statute/citation/law-name.ts";
import { HAN } from "../../text/han.ts";

/** Look-ups of names by which citations are recognised. */
export interface LawsAndPlaces {
  /** Whether a law has this key (see `nameKeys`). */
  isLaw: (key: string) => boolean;
  /** Whether a text is the name of a province or a prefecture. */
  isPlace: (text: string) => boolean;
}

/** Maximum offset of a law that is cited in the text, in characters. */
const LATEST = 40;

const NUMBERED_DOCUMENT = new RegExp(
  String.raw`^《?[${HAN}]{1,12}[〔[（(【]\s*(?:19|20)\d\d\s*[〕\]）)】]\s*第?\d{1,5}号》?(?:\s*第?(?:\d{1,4}|[一二三四五六七八九十百千零]+)条(?:第[一二三四五六七八九十\d]+[款项])*)?$`,
  "u",
);
/** A note after a citation about the law's version. */
const VERSION =
  /[\s（(]+(?:(?:19|20)\d\d年?)?(?:修订|修正|修改|版|年版|最新|全文|废止|失效|解读)*[）)]?$|[\s（(]*(?:19|20)\d\d年?(?:修订|修正|版|年版)?[）)]?$/u;
/** The official number after a title: 法释〔2018〕1号, 国务院令第481号. */
const NUMBER_BEHIND = new RegExp(
  String.raw`\s+[${HAN}]{1,12}(?:[〔[（(]\s*(?:19|20)\d\d\s*[〕\]）)])?第?\d{1,5}号$`,
  "u",
);
/** A word before a title: 新公司法, 现行的刑法. */
const BEFORE_TITLE = new RegExp(`^(?:新|旧|原|老|最新|现行)的?(?=[${HAN}]{2,}法)`, "u");
const BOOK = /(?<=民法典)的?(?:总则|物权|合同|人格权|婚姻家庭|继承|侵权责任)编/u;
/** A title followed by an article number without 第 and 条: 民通意见 122. */
const NUMBER_BARE = new RegExp(
  String.raw`^《?(?:刑|宪|[${HAN}]{2,20})(?:法|法典|条例|规定|解释|意见|办法|细则|规则|决定|纪要)》?\s*第?(?:\d{1,4}|[一二三四五六七八九十百千零]{2,})条?(?:[（(][一二三四五六七八九十\d]{1,2}[）)])?$`,
  "u",
);
/** An article number without 第: 公司法 47条, 劳动法 四十四条. */
const NUMBER_SHORT = new RegExp(
  String.raw`(?<=[${HAN}》])\s*(?<!第)(\d{1,4})\s*条|(?<=[${HAN}》])\s+([一二三四五六七八九十百千零]{2,})\s*条`,
  "u",
);
/** An article number without 条 at the end: 刑法第二百六十四. */
const NUMBER_OPEN = /(第(?:\d{1,4}|[一二三四五六七八九十百千零]{2,}))$/u;
/** An article that precedes its law: 第五百八十四条 民法典. */
const ARTICLE_FIRST = new RegExp(
  String.raw`^(第?(?:\d{1,4}|[一二三四五六七八九十百千零]+)条(?:第[一二三四五六七八九十\d]+[款项])*)[\s,，]*(《?[${HAN}]{2,30}》?)$`,
  "u",
);
/**
 * The numbers after the first in a list of articles: 第143、144、153条, 577 584 585. The first one is enough to
 * show that the text is a citation.
 */
const NUMBERS_IN_A_ROW = /(?<=\d)(?:\s*[、,，和及至到~～-]\s*\d{1,4}|\s+\d{1,4})+(?=条?$)/u;
/** The suffix of an article that was inserted later: 之二 in 287之二, 之一 in 第133条之一. */
const INSERTED = /(?<=\d条?)之[一二三四五六七八九十]+(?=条?$)/u;
/**
 * Text that may follow an article in a citation: its paragraphs and items, and a few words about its subject.
 */
const BEHIND_ARTICLE = new RegExp(
  String.raw`^(?:第.{1,6}[款项目]|[之的]?规定|[（(].{1,6}[）)]项?|\s)*(?:(?!.*(?:案|判|裁|书))[\s${HAN}]{0,8})?$`,
  "u",
);
/** Text in the form of a title. The collection need not have the law. */
const TITLE = new RegExp(
  `^中华人民共和国[${HAN}]{2,30}$|^[${HAN}]{2,30}(?:条例|实施细则|实施办法|管理办法|[交缴收]纳办法|暂行办法|暂行规定|若干规定|(?:保护|管理|监督|处理|处罚|使用|登记|审查|特别)规定|实施[${HAN}]{2,20}法办法|鉴定标准|(?:司法解释|修正案)(?:[（(]?[一二三四五六七八九十]+[）)]?)?)$|^[${HAN}]{0,12}关于.{4,80}(?:规定|解释|意见|批复|决定|办法|通知|复函|答复)(?:[（(]?[一二三四五六七八九十]+[）)]?)?$|^(?:[一二三四五六七八九十]+[民刑行商执]|全国法院[${HAN}]{2,30})纪要$|^[${HAN}]{1,14}法(?:司法)?解释(?:[（(]?[一二三四五六七八九十]+[）)]?)?$|^[${HAN}]{2,14}(?<![方办违合司执看做想说用枉立算书宪魔手打语无非不守高]|(?<!保)护)法$`,
  "u",
);
/** Matches the start or end of every text that TITLE matches. */
const TITLE_EDGE = /^中华人民共和国|[例则法定准释案见复知函要一二三四五六七八九十）)]$/u;

/**
 * Whether a text is nothing but the title of a law or a citation of an article. The law's name may be
 * incomplete; `known` looks up complete names.
 */
export function isTypedCitation(text: string, known: LawsAndPlaces): boolean {
  if (NUMBERED_DOCUMENT.test(text) || /^《[^《》]+》$/u.test(text)) return true;
  const named = text
    .replace(ARTICLE_FIRST, "$2$1")
    .replace(NUMBER_OPEN, "$1条")
    .replace(NUMBER_BEHIND, "")
    .replace(VERSION, "")
    .replace(BEFORE_TITLE, "")
    .replace(BOOK, "")
    .replace(NUMBERS_IN_A_ROW, "")
    .replace(INSERTED, "");
  const isTitle = TITLE_EDGE.test(named) && TITLE.test(named) && !isPlaceAndWord(named, known);
  if (isTitle || NUMBER_BARE.test(named)) return true;
  if (parseCitation(named) !== null || nameKeys(named).some(known.isLaw)) return true;
  const written = named.replace(NUMBER_SHORT, "第$1$2条");
  const cited = findCitations(written, known.isLaw, true);
  const last = cited.at(-1);
  return last !== undefined && cited[0]!.from <= LATEST && BEHIND_ARTICLE.test(written.slice(last.to));
}

/** The articles that a question cites by law and number. 第 may be missing: 帮我找民法典1062条. */
export const citationsIn = (text: string, isLaw: (key: string) => boolean): FoundCitation[] =>
  findCitations(text.replace(NUMBER_SHORT, "第$1$2条"), isLaw);

/**
 * Whether a text is a place and two more characters. Such a text is the short name of a law firm (天津津法), even
 * if the two characters are also the name of a law.
 */
const isPlaceAndWord = (text: string, known: LawsAndPlaces): boolean =>
  text.length <= 6 && known.isPlace(text.slice(0, -2));

import { findCaseNumbers } from "../../case-number/find-case-numbers.ts";
import { HAN } from "../../text/han.ts";
import { toAsciiAlphanumerics, toNfc } from "../../text/to-nfc.ts";
import { toSimplified } from "../../text/traditional-characters.ts";
import { isTypedCitation, type LawsAndPlaces } from "./typed-citation.ts";
import { SYNTAX_FIELDS } from "./typed-syntax.ts";
import type { WordedKind } from "./wording-model.ts";

/** The kinds of typed text. A text of none of the other kinds, such as a person's name, is `keywords`. */
export const INPUT_KINDS = [
  "keywords",
  "question",
  "citation",
  "case_number",
  "court",
  "party",
  "lawyer",
  "cause",
  "syntax",
] as const;
export type InputKind = (typeof INPUT_KINDS)[number];

/** Look-ups of names. Each is given the whole typed text. */
export interface KnownNames extends LawsAndPlaces {
  /** Whether the text is the name of a court, full or short, present or former. */
  isCourt: (text: string) => boolean;
  /**
   * Whether the text is the name of a cause, present or former. Everyday wordings do not count, because they
   * have other meanings too.
   */
  isCause: (text: string) => boolean;
  /**
   * What a well-known short name is the name of: a law firm (`lawyer`), or another organisation (`party`).
   */
  organisation: (name: string) => "lawyer" | "party" | undefined;
  /** Chooses one of WORDED_KINDS, the kinds that only differ in how a text is worded. */
  kindOfWording: (text: string) => WordedKind;
}

/** Maximum length of a name in characters. A longer text is an account of facts. */
const MAX_NAME_CHARS = 40;

const FIELD = new RegExp(`(?:^|\\s)[-+]?(?:${SYNTAX_FIELDS.join("|")})[:：=＝]\\s*\\S`, "u");
const EXCLUDED = new RegExp(String.raw`(?:^|\s)[-－﹣−][${HAN}A-Za-z"“]`, "u");
const QUOTED = /(?:^|[\s(（])(?:"[^"]+"|“[^”]+”|「[^」]+」)(?=$|[\s)）])/u;
const JOINED = /\s(?:AND|OR|NOT|NEAR)\s|\S\s*\|\|?\s*\S|\s&{1,2}\s/u;

/** Interrogative words and words about the writer, anywhere in the text. */
const ASKING = new RegExp(
  `[?？]|怎[么样麼办]|咋|如何|为什么|为何|為什麼|什[么麼]|啥|多[少久长大高远重]|几(?!何|乎|内亚|经)[${HAN}]|哪|谁|由谁|[吗嘛]|[呢吧啊呀不没]$|是否|[是能可会该应行对算用]不[是能可会该应行对算用]|要不要|有没有|有无必要|属不属于|犯不犯|违不违|违法不|合不合|合法不|构不构成|需不需要|管不管|还能|求助|请问|想问|咨询一下|请教|帮帮|救救|应当?由|应该找|能[${HAN}]{1,8}么|(?<!自)我(?!国|方)|俺|咱`,
  "u",
);
const CLAUSES = /[，,。；;！!\n]/u;

const FIRM = new RegExp(
  `(?:律师事务所|律师楼|律所)(?:[（(].{1,12}[）)]|.{2,8}分所)?$|^[${HAN}]{2,5}(?:[（(][${HAN}]{2,4}[）)])?(?<!派出|看守|研究|戒毒|拘留|收容|交易|事务|厕|场|住|寓|居|处|诊|会|招待|收费|教养|管教)所$`,
  "u",
);
/**
 * Matches the end of every text that FIRM matches. Testing it first saves compiling FIRM and TITLE, which
 * takes milliseconds in a new process.
 */
const FIRM_END = /[所楼）)]$/u;
/** A search for lawyers in a place or field, or for a list of them. */
const LAWYER_SOUGHT = new RegExp(
  `^(?!.*(?:我|请|找|聘|没|不|被|怎|如何|费))[${HAN}]{2,12}律师(?:有哪些|有谁|推荐|排名|(?:哪[个家位]|谁)(?:更|最|比较)?(?:[打办做接]得)?(?:好|多|强|厉害|专业|靠谱|有名))?$`,
  "u",
);
/** A question about a lawyer who is named, or a lawyer who is named after the role in a case. */
const LAWYER_NAMED = new RegExp(
  String.raw`^(?:(?![我你他请找聘没要当做换不的])[${HAN}·]){2,8}律师(?:(?:评价|口碑|收费)?怎么样|好不好|厉害吗|靠谱吗|靠不靠谱|口碑|评价|电话|联系方式)[?？]?$|^(?:辩护人|诉讼代理人|代理律师|法律援助中心)[\s:：]+[${HAN}·]{2,8}$`,
  "u",
);
/** A search for a lawyer: the word for lawyer with a name, a place or a field. */
const LAWYER = /律师|律所|刑辩|辩护人$|\b(?:lawyer|attorney|law firm)\b/iu;
/** Terms that contain the word for lawyer without being a search for one. */
const OF_LAWYERS =
  /律师(?:费|函|法|协会|资格|证|调查|见证|执业|风险|代理费|收费|服务|责任|违约|在场|会见|阅卷|咨询公司|咨询服务)|(?:^|\s)(?:收费|责任|过错|代理费|违约|赔偿|虚假|侵权|见证|惩戒|处分|承担|败诉方|合同|保密|回避|投诉|执业证?|吊销)(?:$|\s)/u;
const COMPANY_ENDING =
  `有限责任公司|股份公司|有限公司|支公司|公司|集团|合伙企业|合作社|联合社|信用社|支行|分行|银行|厂|医院|卫生院|保健院|养老院|敬老院|福利院|诊所|大学|学院|中学|小学|幼儿园|学校|研究院|研究所|设计院|中心|委员会|居委会|村委会|村民小组|业委会|人民政府|管委会|街道办|办事处|协会|商会|公会|工会|基金会|互助会|联合会|研究会|促进会|(?<!律师)事务所|商行|商店|商场|超市|酒店|宾馆|旅馆|饭店|餐厅|大药房|药房|药店|(?:经营|经销|门市|服务|批发|零售|营业|供销|销售|收购|加工|维修)部|[${HAN}]{2}(?:百货大楼|大厦|旅行社|出版社|杂志社|报社|日报社|电视台|俱乐部|美容院|理发店|养殖场|屠宰场|采石场|加油站|影城|影院|剧院|书店|茶楼|酒楼|酒庄|会所|殡仪馆|博物馆|图书馆|动物园|农贸市场|批发市场|水务|热力|制药|影业|地产|控股|船务|航运|供电所)|工作室|项目部|大队|支队|派出所|看守所|检察院|监狱|农场|林场|[${HAN}]{2}(?:店|铺|馆|(?<![执履进施发流现先实暂通出旅飞可])行|坊)|连锁|分局|[${HAN}]{2}(?:运输|施工|工程|装修|建筑|安装)队|[${HAN}]{2}(?<!小区|前期|业主|老旧|社区|商业|住宅)物业|[${HAN}]{2}(?:速运|快运|人寿|财险|置业|建工|中支|保险经纪|保险代理|保险公估)|[${HAN}]{3}(?:茶|酒|药|纸|乳|木|矿|实|置|牧|粮|盐|糖|鞋|衣|船|渔)业|[一二三四五六七八九十]+局|[${HAN}]{2}工程局|知识产权局|` +
  "(?:市|县|区|省|州|旗|管理|建设|保障|规划|资源|公安|税务|稽查|监督|监管|教育|卫生|健康|民政|财政|执法|交通|运输|水利|水务|农业|农村|环境|环保|司法|住建|人社|城管|海关|民族|统计|审计|林业|烟草|医保|应急|商务|文旅)局|(?:公安|教育|民政|司法|财政|交通运输|住房和城乡建设|社会保障|自然资源)厅";
const COMPANY = new RegExp(
  `^(?=.{4,60}$)[${HAN}A-Za-z0-9·（）()&.・×某*-]*(?:${COMPANY_ENDING})(?:[（(][^（）()]{1,20}[）)])?$`,
  "u",
);
const LATIN_COMPANY = /\b(?:ltd|llc|inc|gmbh|corp|limited|pte|co)\b\.?$/iu;
const ROLE = new RegExp(
  String.raw`^(?:原告|被告|被告人|上诉人|被上诉人|申请人|被申请人|个体工商户|当事人)[\s:：]*(?=[${HAN}A-Za-z×某*]{2,})|^第三人[\s:：]+(?=[${HAN}A-Za-z×某*]{2,})|\s(?:原告|被告|上诉人|被上诉人|第三人)$|^[${HAN}×某*]{2,4}\s(?:原告|被告|上诉人|被上诉人)\s[${HAN}×某*]{2,3}$`,
  "u",
);
/** Words for a kind of organisation. They do not name a particular one. */
const ANY_COMPANY =
  /^(?:保险|银行|信托|证券|有限|责任|一人|股份|母子|关联|上市|人格混同|子|分|总|物业|小额贷款|劳务派遣|建筑|房地产|融资租赁|担保|项目|目标|清算|合资|外资|国有|民营|空壳|挂靠)?(?:有限责任|股份有限|有限|服务)?(?:公司|集团|银行|保险|证券|信托|医院|学院|大学|厂|村|学校|幼儿园|中心|委员会|工会|业委会|业主委员会)$|^(?:用人|用工)单位$/u;
const SHORT_COURT = new RegExp(
  `(?:法院|法庭|分院|人民[${HAN}]院|[高中一二三四五]院|最高法|高法|[一二三四五]中|[一二三四五六]巡|[${HAN}]互|海事|知产|铁中院?)$`,
  "u",
);

/** The names of causes without their last word, if they have no other meaning. */
const CAUSE_CUT = new RegExp(`^(?:侵害|侵犯)[${HAN}]{2,14}权$|^[${HAN}]{2,12}(?:损害责任|损害|合同)$`, "u");
const CUT_ENDINGS = ["纠纷", "责任纠纷"];

/**
 * A part of a case number. It may lack the year, the court or the serial number, or have the year at the end:
 * 沪01民终, 民终字第12号, 京03民终(2021)12号.
 */
const PART_OF_NUMBER = new RegExp(
  String.raw`^(?:[（(〔[【]?(?:19|20)\d\d[）)〕\]】]?)?(?:最高法|[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙内陕吉闽贵黔粤青藏川宁琼兵])\d{0,4}(?:民|刑|行|执|知|商|破|清|赔|司|财|认|仲|法|国|强|诉|监|请)(?![${HAN}]*(?:法庭|法院)$)[${HAN}]{0,3}(?:\d+号?)?(?:之[一二三四五六七八九十\d]+)?(?:[（(〔[【]?(?:19|20)\d\d[）)〕\]】]?年?(?:\d+号?)?)?$`,
  "u",
);
/** A case number that contains the short name of the court instead of its code (京海淀2018民初12号). */
const NUMBER_WITH_NAME = new RegExp(
  String.raw`^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵黔粤青藏川宁琼][${HAN}]{2,6}(?:19|20)\d\d(?:民|刑|行|执|知|商|破|赔)[${HAN}]{1,3}\d+号?$`,
  "u",
);
const NUMBER_WITHOUT_COURT = new RegExp(
  String.raw`^(?:民|刑|行|执|知|商|破|赔)[一二三四五]?[${HAN}]{1,3}第\d+号(?:[（(〔[【]?(?:19|20)\d\d[）)〕\]】]?年?)?$`,
  "u",
);
/** A hyphen between the parts of a case number (2022-粤-0106-民初-3812). It is beside a Chinese character. */
const NUMBER_HYPHEN = new RegExp(`(?<=[${HAN}])-|-(?=[${HAN}])`, "gu");
/** A year in Chinese digits, in or without brackets: 二〇一六. */
const CHINESE_YEAR =
  /(?<=^[（(〔[【]?)[一二][九零〇○０][零〇○一二三四五六七八九]{2}(?=[）)〕\]】]|[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵黔粤青藏川宁琼兵最])/u;
/** A letter typed instead of the digit that it looks like: l or I for 1. */
const ONE = /(?<=[\d初终再执字第])[lI](?=\d)|(?<=\d)[lI](?=[\d号])/gu;
const ZERO = /(?<=\d)[oO](?=[\d号])|(?<=[初终再执字第])[oO](?=\d)/gu;
/**
 * The year that is added to a case number without one. Whether the rest is a case number does not depend on
 * it.
 */
const ANY_YEAR = "2000";
/** A label before a case number. */
const NUMBER_LABEL = /^(?:案号|案件编号|文号|(?:入库)?编号)(?:是|为)?[:：]?/u;
const YEAR_FIRST = new RegExp(
  String.raw`^[（(〔[【]?(?:19|20)\d\d[）)〕\]】]?[${HAN}\d]{2,14}\d+号?(?:之[一二三四五六七八九十\d]+)?$`,
  "u",
);
const REFERENCE_NUMBER = /^20\d\d-\d\d-\d-\d{2,3}-\d{3}号?$/u;
/** The number of a guiding case: 指导案例24号, 检例第47号. */
const GUIDING_NUMBER =
  /^(?:最高(?:人民)?(?:法院?|检(?:察院)?))?(?:指导性?案例|典型案例|公报案例|检例)+第?\d{1,3}号?$/u;
/** The comma before the year at the end of a case number: 宁01民终2215号，2021. */
const COMMA_BEFORE_YEAR = /[,，](?=[（(]?(?:19|20)\d\d[）)]?年?$)/u;
/** The kind of document after a case number. */
const NAMED_DOCUMENT = /(?:民事|刑事|行政|执行|赔偿)*(?:判决|裁定|调解|决定|通知)书?$/u;
/**
 * The kind of a typed text. Rules are applied in order, the most certain ones first. A text that asks
 * something is a question, even if it names a law or a company.
 */
export function inputKind(typed: string, known: KnownNames): InputKind {
  const text = toSimplified(toAsciiAlphanumerics(toNfc(typed))).trim();
  const bare = text.replace(/^[\s，。、；：!！.]+|[\s，。、；：!！.]+$/gu, "");
  if (bare === "") return "keywords";
  // Tested first, because a number with its label (案号：…) looks like the syntax field:value.
  if (isCaseNumber(bare.replace(/\s+/gu, "")) && !EXCLUDED.test(text)) return "case_number";
  if (isSyntax(text)) return "syntax";
  if (bare.length > MAX_NAME_CHARS && !isRowOfWords(bare)) return "question";
  if (LAWYER_NAMED.test(bare) || (LAWYER_SOUGHT.test(bare) && !OF_LAWYERS.test(bare))) return "lawyer";
  if (ASKING.test(text) && !isRowOfTerms(bare)) return "question";
  if (isTypedCitation(bare, known)) return "citation";
  if (isCourt(bare, known)) return "court";
  if (known.isCause(bare) || (CAUSE_CUT.test(bare) && CUT_ENDINGS.some((end) => known.isCause(bare + end))))
    return "cause";
  if (FIRM_END.test(bare) && FIRM.test(bare)) return "lawyer";
  const named = organisationIn(bare, known);
  if (named) return named;
  const worded = known.kindOfWording(bare);
  if (worded === "question") return isRowOfTerms(bare) ? "keywords" : worded;
  if (isLawyer(bare)) return "lawyer";
  return isParty(bare, known) ? "party" : worded;
}

/** Whether the text is the name of a court. Its place may follow it (朝阳区法院 北京). */
function isCourt(text: string, known: KnownNames): boolean {
  const [name = "", place, ...more] = text.split(/\s+/u);
  if (place !== undefined && more.length === 0 && SHORT_COURT.test(name) && known.isPlace(place))
    return known.isCourt(place + name) || known.isCourt(name);
  return SHORT_COURT.test(text) && known.isCourt(text);
}

/**
 * The kind of the organisation with this well-known short name. Places may stand beside the name (碧桂园 湖南,
 * 上海锦天城).
 */
function organisationIn(text: string, known: KnownNames): "lawyer" | "party" | undefined {
  const names = text.split(/\s+/u).filter((word) => !known.isPlace(word));
  return names.length === 1 ? known.organisation(names[0]!) : undefined;
}

function isSyntax(text: string): boolean {
  return FIELD.test(text.toLowerCase()) || EXCLUDED.test(text) || JOINED.test(text) || QUOTED.test(text);
}

/** Whether a text consists of case numbers or parts of them. Blanks are removed from it before. */
function isCaseNumber(typed: string): boolean {
  const text = typed
    .replace(/[﹙﹚]/gu, (sign) => sign.normalize("NFKC"))
    .replace(NUMBER_LABEL, "")
    .replace(COMMA_BEFORE_YEAR, "")
    .replace(NUMBER_HYPHEN, "")
    .replace(CHINESE_YEAR, ANY_YEAR)
    .replace(ONE, "1")
    .replace(ZERO, "0");
  const found = findCaseNumbers(text, true);
  const read = found.reduce((sum, { from, to }) => sum + to - from, 0);
  if (found.length > 0) return text.replace(NAMED_DOCUMENT, "").length - read <= 4 * found.length;
  return (
    YEAR_FIRST.test(text.replace(NAMED_DOCUMENT, "")) ||
    PART_OF_NUMBER.test(text) ||
    NUMBER_WITHOUT_COURT.test(text) ||
    NUMBER_WITH_NAME.test(text) ||
    REFERENCE_NUMBER.test(text) ||
    GUIDING_NUMBER.test(text)
  );
}

function isLawyer(text: string): boolean {
  return LAWYER.test(text) && !OF_LAWYERS.test(text) && text.length <= 24;
}

/**
 * Whether a text consists of names of organisations, possibly with 诉 between them or with places, or names
 * somebody with the role in a case.
 */
function isParty(text: string, known: KnownNames): boolean {
  if (ROLE.test(text) || LATIN_COMPANY.test(text)) return true;
  const names = text.split(/\s+|诉|、/u).filter((name) => name !== "" && !known.isPlace(name));
  return names.length > 0 && names.every((name) => COMPANY.test(name) && !ANY_COMPANY.test(name));
}

/** Whether a text is a row of short words, which are no sentence. A question word among them asks nothing. */
function isRowOfTerms(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.length > 2 && words.every((word) => word.length <= 4);
}

/** Whether a text consists of words separated by blanks, without clauses. Such a text is keywords. */
function isRowOfWords(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.length > 1 && !CLAUSES.test(text) && words.every((word) => word.length <= 12);
}

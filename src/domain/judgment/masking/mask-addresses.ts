import { allMatches } from "../../text/all-matches.ts";
import { countMasked, MASK, type MaskCounts } from "./kinds.ts";

/**
 * Words that introduce where a person lives; 住院, 住宿 and 住房 do not. Without a lookahead for their first characters, with
 * which it takes seven times as long.
 */
const RESIDENCE =
  /(?:户籍(?:所在)?地址?|户口所在地|户籍(?=[在：:])|家庭(?:住址|地址)|(?:经常|实际)?居住地址?|现?住址|住所地?|身份证(?:住址|地址)|(?:通讯|联系|送达|邮寄)地址|籍贯|(?:现|暂|家|原|租|捕前|案发前|曾|均|都)(?:居)?住(?:地|址)?|(?<=^|[，,；;。、（(\s族化业员女男盲])住)(?!院|宿|房|建|户|宅|店|进|着|了|过|满|处|证|一起|同|持)(?:地)?(?:为|是|在|于|系|：|:)?\s?/g;
/** One of these is in each of those words, at most so far behind its beginning and before its end. */
const AT_HOME = /[住籍址]|户口/;
const [BEFORE_SIGN, BEHIND_SIGN] = [4, 12];
/** How far an address extends. */
const ADDRESS = /^(?:[^，,。；;：:（()）、\s“”"]|（(?:原|现|以下|户籍)[^（）]{1,20}）(?=[^，。；]))+/;
const PLACE = /[省市区县旗州盟镇乡村街路道号苑楼庄屯组湾巷弄里]/;
/**
 * A character of a county's name: characters that name towns and roads belong to it only at its beginning or
 * end (道外区, 固镇县).
 */
const NAME_SIGN = "(?:(?![镇乡街路村号道](?<=[^省市州盟区县旗].)(?![县区市旗]))[^0-9，。（）])";
const DISTRICT = "(?<![小社园校厂库景院]|住宅|生活|家属)区";
const CITY = "(?<![超菜夜])市";
/** From the province to the county; 小区 and 社区 are not districts. */
const COUNTY = new RegExp(
  `^(?:中国|我国)?(?:[\\u4e00-\\u9fff]{2,7}?(?:省|自治区|特别行政区))?(?:${NAME_SIGN}{2,12}?(?:自治州|地区|盟|${CITY}))?(?:${NAME_SIGN}{1,12}?(?:自治县|县|自治旗|旗|${DISTRICT}|${CITY}))?(?:（[^（）]{1,20}）)?`,
);
/** 本市, 该县: a place named before. */
const SAME = /^(?:本|该|同)(?:省|市|区|县|旗)+/;
const ORGANISATION =
  /(?:公司|集团|厂|店|银行|支行|分行|信用社|合作社|中心|委员会|政府|局|处|所|院|学校|大学|中学|小学|企业|协会|基金会|部|站|馆|行|社|会|队|场|园|矿|户）?)(?:（[^（）]{1,40}）)?$/;

/**
 * The text with home addresses masked below the county: 住呼和浩特市新城区×××. The seat of an organisation stays (art.
 * 11), and so does everything down to the county.
 */
export function maskResidences(text: string, counts: MaskCounts): string {
  let shown = "";
  let done = 0;
  for (const match of residencesIn(text)) {
    const from = match.index + match[0].length;
    if (match.index < done) continue;
    const address = text.slice(from, from + 90).match(ADDRESS)?.[0] ?? "";
    if (!PLACE.test(address) || isSeat(text, match.index, match[0])) continue;
    const same = address.match(SAME)?.[0] ?? "";
    const kept = same + (address.slice(same.length).match(COUNTY)?.[0] ?? "");
    const below = address.slice(kept.length);
    if (below.length < 2 || NO_ADDRESS.test(below)) continue;
    countMasked(counts, "address");
    shown += text.slice(done, from) + kept + MASK;
    done = from + address.length;
  }
  return shown + text.slice(done);
}

/** The words are searched only around the signs: the pattern takes long and most of a paragraph has none. */
function residencesIn(text: string): RegExpExecArray[] {
  const first = text.search(AT_HOME);
  // From the end a sign that is not there takes ten times as long as from the beginning.
  const last = Math.max(
    ...[..."住籍址口"].map((sign) => (text.includes(sign) ? text.lastIndexOf(sign) : -1)),
  );
  return allMatches(text.slice(0, last + BEHIND_SIGN), RESIDENCE, Math.max(0, first - BEFORE_SIGN));
}

/** After the county no address but a sentence continues. */
const NO_ADDRESS =
  /^×+$|^(?:人(?!民)|人民|内|的|等|期间|地|户籍|犯|因|被|以|为|与|有|无|没|系|居委|村委|司法|公安|派出所|社区矫正|社区服务|基层|当地|检察|法院|政府|有关|进行|时|后|及)/;

const SENTENCE_REACH = 160;

/** What precedes a place in its sentence, as far as is read. */
const sentenceBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - SENTENCE_REACH), at)
    .split(/[。；;\n]/)
    .at(-1) ?? "";

/** True if the sentence opens with an organisation, whose seat is not a home. */
function isSeat(text: string, at: number, words: string): boolean {
  const sentence = sentenceBefore(text, at);
  const [first = ""] = sentence.split(/[，,]/);
  return (
    (ORGANISATION.test(first.trim()) &&
      !/(?:法定代表人|负责人|经营者)[^，。；]{0,12}[，,]?$/.test(sentence)) ||
    (/^住所/.test(words) && ORGANISATION.test(sentence.replace(/[，,（(]$/, "")))
  );
}

const NUMBER = "(?:[0-9０-９A-Za-z]{1,5}(?:[-－—][0-9]{1,5}){0,3}|[一二三四五六七八九十]{1,4})";
/** 12号3栋2单元401室: two or more house numbers in a row. */
const EACH_NUMBER = new RegExp(`附?${NUMBER}`, "g");
const FLAT = new RegExp(
  `(?:${NUMBER}(?:号楼|号院|栋|幢|座|号|弄)(?:附?${NUMBER}号?楼?)?(?:${NUMBER}(?:单元|门洞|门|梯|层|楼))?${NUMBER}(?:号?室|号?房(?!间?价|屋)|户|号|楼))|(?:${NUMBER}单元${NUMBER}(?:号?室|号|户|房|楼)?)|(?:${NUMBER}(?:栋|幢|号楼)${NUMBER}单元)`,
  "g",
);
/** What every paragraph with a flat contains; most have none, and are ruled out quickly. */
const HAS_FLAT = /[栋幢座弄元楼院号][0-9０-９A-Za-z一二三四五六七八九十]{1,6}(?:号?[室房户]|单元|号|楼)/;
/** 12号, 7-3号 after a street (海拉尔大街, 村三组): not other things numbered this way. */
const HOUSE =
  /[0-9０-９](?<=[路街巷弄道村组里庄屯坊同苑园区寨社][附甲乙]?.)[0-9０-９]{0,4}(?:[-－—][0-9]{1,4}){0,2}号(?!区|线|公路|文件|令|车|井|矿|机|判|裁|地块|桩|标|批|函|台|仓|厂|监|桌)/g;

/** What every house number ends with: few paragraphs have it, and they are found several times as fast. */
const HAS_HOUSE =
  /号(?<=[路街巷弄道村组里庄屯坊同苑园区寨社][附甲乙]?[0-9０-９]{1,5}(?:[-－—][0-9]{1,4}){0,2}.)/;

/** The text with house and flat numbers masked wherever they occur: 松林街×号. */
export function maskHouses(text: string, counts: MaskCounts): string {
  const shown = HAS_FLAT.test(text)
    ? text.replace(FLAT, (printed, at: number) => {
        if (!/[0-9０-９一二三四五六七八九十]/.test(printed) || isOfSeat(text, at)) return printed;
        countMasked(counts, "address");
        return printed.replace(EACH_NUMBER, "×");
      })
    : text;
  if (!HAS_HOUSE.test(shown)) return shown;
  return shown.replace(HOUSE, (printed, at: number) => {
    if (isOfSeat(shown, at)) return printed;
    countMasked(counts, "address");
    return "×号";
  });
}

/**
 * True for the seat of an organisation in the head: 住所地, 营业场所 and so on in a sentence that opens with its
 * name.
 */
function isOfSeat(text: string, at: number): boolean {
  const sentence = sentenceBefore(text, at);
  const seat = sentence.search(/住所|营业场所|经营场所|注册地|营业地|办公地|(?<=[，,])住|地址/);
  return seat >= 0 && isSeat(sentence, seat, sentence.slice(seat, seat + 2));
}

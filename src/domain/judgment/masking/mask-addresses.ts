import { allMatches } from "../../text/all-matches.ts";
import { MASK, type Span } from "./printed/kinds.ts";

/** Words before a home address. 住院, 住宿 and 住房 do not match. */
const AT_HOME =
  "户籍(?:所在)?地址?|户口所在地|户籍(?=[在：:])|家庭(?:住址|地址)|(?:经常|实际)?居住地址?|居住(?=[于在])|居住的(?=[\u4e00-\u9fff]{2,8}[路街巷])|(?:租|暂|同|寄)住(?:处|地|址)?|(?:现|原|曾)?住址|身份证(?:上的?)?(?:住址|地址)|籍贯|(?<!交通)门牌(?:号码?|地址)?(?=[为是：:])|(?:现|家|原|捕前|案发前|曾|均|都)(?:居)?住(?:地|址)?|(?<=^|[，,；;。、（(\\s族化业员女男盲人将系])住(?!院|宿|房|建|户|宅|店|进|着|了|过|满|处|证|一起|同(?![村院楼组小])|持|所)(?:地|址)?|(?<![入居同不收站暂商])住(?![所地址处户院房宿宅建了着过])(?=(?:[\u4e00-\u9fff]{2,7}(?:省|自治区))?[\u4e00-\u9fff]{1,6}[市区县旗州盟镇乡][\u4e00-\u9fff])|(?:租住的[\u4e00-\u9fff]{1,6}|家|住处|住宅|出租屋|宿舍)(?:中|里|内|门口|楼下)?[（(]|(?<=[\u4e00-\u9fff]{2}|某[0-9]?)家即|(?<=某[0-9]?)（(?=[^（），。]{2,12}[镇乡村街路区苑][^（），。]{0,16}[组号室楼栋幢户上下侧门院]）)|(?<=[其他她我])家(?=[\u4e00-\u9fff]{2,3}[区县市][\u4e00-\u9fff]{2,4}[镇乡街])";
/** Words before a home address or the seat of an organisation. */
const AT_HOME_OR_SEAT = "住所地?|(?:通讯|通信|联系|送达|邮寄|收件)地址|地址";
const RESIDENCE = new RegExp(
  `(?:(${AT_HOME})|${AT_HOME_OR_SEAT})(?:为|是|在|于|系|：|:|——|附近的?|(?<=住)的(?![房住小地出公宿屋人方]))?\\s?`,
  "g",
);
/** Pattern for an address before a word that calls it a home: 位于…小区9号楼的住处. */
const placeOf = (homes: string): RegExp =>
  new RegExp(
    `(?:位于|坐落于|坐落在|在|至|到|入|往)(?<address>[^，,。；;：:（()）、\\s“”"×]{4,50}?)(?=的?(?:${homes}))`,
    "g",
  );
const HOMES =
  "同居|居住(?!地)|自[建住]房|住处|住所(?!地)|住宅|家[中里内门，。附]|出租屋|出租房|租住|暂住|租房|宿舍";
const PLACE_OF_HOME = placeOf(HOMES);
/**
 * Pattern for an address before a word for a home or for a house. It is for criminal and family cases, in
 * which a house is a person's home.
 */
const PLACE_OF_HOUSE = placeOf(`${HOMES}|(?<=的)(?:房屋|住房|[砖木石]?屋[内里]?|院[内子里])`);
/**
 * The characters from the start of an address on that can belong to it. Words that do not belong to it may be
 * at their end; UNIT finds the end of the address.
 */
const ADDRESS =
  /^(?:(?![的被因])[^，,。；;：:（()）、\s“”"×]|（(?:原|现|以下|户籍|[东西南北中])[^（）]{0,20}）|（[^（）]{1,4}）(?=[0-9])|“[^“”]{1,10}”(?=[^，。；]{1,10}[号楼室户])|（(?:镇|乡|街道)）|(?<=[区苑园城座栋幢楼元])\s(?=[0-9]))+/;
export const PLACE =
  /[省市区县旗州盟镇乡村街路道号苑楼庄屯组湾巷弄里城园社寨院厦栋幢]|[0-9][室房]|[0-9]-[0-9]/;
/** The address up to its last unit (路, 号, 室). */
const UNIT =
  /^.*(?:[省市区县旗州盟镇乡村街路巷弄里号组社屯庄苑园城府湾楼栋幢座层室户门房排寨队坊院厦寓段侧边坪坝坳冲脚塘沟岭]|单元|大道|宿舍|门牌|[0-9一二三四五六七八九十][东西南北]?|右手边|左手边|嘎查|苏木|浩特|之[一二三四五])/;
/**
 * A character of a county's name. Characters of towns and roads are accepted only at its beginning or end
 * (道外区, 固镇县).
 */
const NAME_SIGN = "(?:(?![镇乡街路村号道](?<=[^省市州盟区县旗].)(?![县区市旗]))[^0-9，。（）])";
const DISTRICT = "(?<![小社园校厂库景院]|住宅|生活|家属)区";
const CITY = "(?<![超菜夜鱼])市";
/** The part of an address from the province to the county; 小区 and 社区 are not districts. */
export const COUNTY = new RegExp(
  `^(?:中国|我国)?(?:[\\u4e00-\\u9fff]{2,7}?(?:省|自治区|特别行政区))?(?:(?:(?!县)${NAME_SIGN}){2,12}?(?:自治州|地区|盟|${CITY}))?(?:${NAME_SIGN}{1,12}?(?:自治县|县(?!市(?!场))|自治旗|旗|${DISTRICT}|${CITY}))?(?:（[^（）]{1,20}）)?`,
);
/** A reference at the start of an address to a place that was named before: 本市, 该县. */
export const SAME = /^(?:本|该|同)(?:省|市|区|县|旗)+/;
const ORGANISATION =
  /(?:公司|集团|厂|店|银行|支行|分行|信用社|合作社|联合社|中心|委员会|办公室|政府|局|处|所|院|学校|大学|中学|小学|幼儿园|企业|协会|基金会|部|站|馆|行|社|会|队|场|园|矿|厅|吧|铺|坊|工作室|管理人|清算组|小组|联社|（有限合伙）|（普通合伙）|（个体工商户）|户）?)(?:（[^（）]{1,60}）)?$/;
const PERSON =
  /[，,（(](?:男|女)(?=[，,；。）)、性\s]|$)|出生|[0-9一二三四五六七八九十]岁|[\u4e00-\u9fff]族(?=[，,])|身份证|身份号码|文化(?=[，,])|无业|农民(?=[，,])|[系为]个体(?:工商)?户(?=[，,])/;
const SPOKESMAN = /^(?:法定代表人|负责人|经营者|投资人|委托|诉讼|代理)/;
/** Words of law and proceedings, which occur in no address. */
const NO_ADDRESS_AT_ALL =
  /辖区|管辖|接受|或者|受理|是指|履行地|当事人|第一审|行政区|规定|诉讼|法院|发生地|不一致|相同|不详|同上(?![楼栋幢号单院])|变更|一致|不在|均在|应为|主要|登记|所在地(?![\u4e00-\u9fff]{2,9}[镇乡街路])|派出所|公安|居委会(?:出具|证明)|村委会(?:出具|证明)|司法所|社区矫正|检察|主管部门|机构|部门/;
/** Text after the county which shows that the sentence goes on there without an address. */
const NO_ADDRESS =
  /^×+$|^（[^（）]*）$|^社区(?:$|戒|康|矫|、)|^乡镇?(?:$|（)|^乡（镇）|^[本该][村社乡镇]|^其?[一二三四五六七八九十]楼$|^(?:同一|[那这][个村]|人(?!民)|人民|内|的|等|期间|地|户籍|犯|因|被|以|为|与|有|无|没|系|有关|进行|时|后|及|不|均|应|或)/;
/** An address down to its house number, whatever its first character is: 后溪路12号, 内蒙古路老院乙15号. */
const HOUSE = /[路街道巷弄里镇乡村湾院轩苑园][^的]{0,12}[0-9](?:号|室|$)/;

/**
 * Finds people's home addresses by the words before or after them (住呼和浩特市新城区×××). A span starts after the
 * county.
 */
export function residenceSpans(text: string, isOfPeople = false): Span[] {
  const spans: Span[] = [];
  const add = (from: number, address: string): void => {
    const same = address.match(SAME)?.[0] ?? "";
    const kept = same + (address.slice(same.length).match(COUNTY)?.[0] ?? "");
    const below = address.slice(kept.length);
    if (below.length < 2 || (NO_ADDRESS.test(below) && !HOUSE.test(below))) return;
    spans.push({ from: from + kept.length, to: from + address.length, shown: MASK, kind: "address" });
  };
  for (const { 0: words, 1: isHome, index } of allMatches(text, RESIDENCE)) {
    const from = index + words.length;
    const address = addressAt(text, from);
    if (address && (isHome ? !isOrganisations(text, index, words) : isPersons(text, index)))
      add(from, address);
  }
  for (const { 0: whole, index, groups } of text.includes("的") || text.includes("家")
    ? allMatches(text, isOfPeople ? PLACE_OF_HOUSE : PLACE_OF_HOME)
    : []) {
    const printed = (groups?.address ?? "").replace(/^(?:.*位于|了)/, "");
    const address = UNIT.exec(printed)?.[0] ?? "";
    // Between the address and the word for a home there may only be a name: 在…村李例家.
    if (
      printed.length - address.length > MAX_OWNER ||
      printed.startsWith("织", address.length) ||
      /宾馆|酒店|公司|店|网吧|KTV|搭乘|驾驶|乘坐|抢|盗|打/.test(printed)
    )
      continue;
    if (
      PLACE.test(address) &&
      /[0-9一二三四五六七八九十]|[小社]区|花园|家园|公寓|胡同|宿舍|组(?!织)|[村屯苑弄]/.test(address) &&
      !NO_ADDRESS_AT_ALL.test(address)
    )
      add(index + whole.length - printed.length, address);
  }
  return spans;
}

const MAX_OWNER = 6;

/** A few words after the last unit of an address, up to the end of its clause: 靠楼梯一间 in 二楼靠楼梯一间. */
const LAST_WORDS =
  /^(?![^，。；（]*[的时后前与和被将在系为是无未等])[\u4e00-\u9fff]{0,5}[间屋侧面旁边头角口坎坡底](?=[，。；（）]|$)/;
/** A bracket after an address that adds detail to it: （老库家属楼西门洞）. */
const BRACKET =
  /^（(?![^（）]*(?:公司|店|厂))[^（），。；：]{0,20}(?:[楼院门户室号栋排屋房间幢]|宿舍|家属)[^（），。；：]{0,12}）/;

/**
 * The address that begins at an offset, or "". It ends with its last unit, or with LAST_WORDS or a bracket
 * after it.
 */
function addressAt(text: string, from: number): string {
  const reach = text.slice(from, from + 90);
  let address = UNIT.exec(ADDRESS.exec(reach)?.[0] ?? "")?.[0] ?? "";
  if (!PLACE.test(address) || NO_ADDRESS_AT_ALL.test(address)) return "";
  for (const pattern of [LAST_WORDS, BRACKET]) {
    const more = pattern.exec(reach.slice(address.length))?.[0] ?? "";
    if (!NO_ADDRESS_AT_ALL.test(more)) address += more;
  }
  return address;
}

/** A character of an estate's name after a road, a town or a house number. */
const OF_ESTATE = "(?![路街道巷号镇乡])[\\u4e00-\\u9fff]";
/** The estate or village in an address. */
const ESTATE = new RegExp(
  `(?:^|[路街道巷号镇乡])((?:${OF_ESTATE}){1,10}?(?:小区|花园|家园|公寓|新村|家属院|[苑湾庭郡墅](?![\\u4e00-\\u9fff]{1,3}[苑湾庭郡墅])|村(?=[一二三四五六七八九十0-9]{1,3}[组社]|[\\u4e00-\\u9fff]{1,3}[组屯]))|(?:${OF_ESTATE}){4,6}?(?=[一二三四五六]期|[0-9]{1,3}[栋幢座]))`,
  "g",
);
const MIN_ESTATE = 4;
const MIN_VILLAGE = 3;
/**
 * The part of a village after its name. The name of a village elsewhere in the text counts as a home address
 * only if such a part follows it.
 */
const PART_OF_VILLAGE = /^(?:[一二三四五六七八九十0-9]{1,3}|[\u4e00-\u9fff]{1,3})[组社屯](?:[0-9]{1,4}号)?/;

/**
 * Finds further places where the text names a housing estate or village from one of the addresses at `spans`.
 */
export function namedAgain(text: string, spans: readonly Span[]): Span[] {
  const estates = new Set<string>();
  for (const { from, to } of spans)
    for (const [, estate = ""] of text.slice(from, to).matchAll(ESTATE))
      if (estate.length >= (estate.endsWith("村") ? MIN_VILLAGE : MIN_ESTATE)) estates.add(estate);
  const found: Span[] = [];
  for (const estate of estates)
    for (let at = text.indexOf(estate); at >= 0; at = text.indexOf(estate, at + estate.length)) {
      const part = PART_OF_VILLAGE.exec(text.slice(at + estate.length, at + estate.length + MAX_PART))?.[0];
      if (/(?<!新)村$/.test(estate) && !part) continue;
      const end = at + estate.length + (part?.length ?? 0);
      if (isSeat(sentenceBefore(text, at)) || spans.some(({ from, to }) => at < to && end > from)) continue;
      found.push({ from: at, to: end, shown: MASK, kind: "address" });
    }
  return found;
}
const MAX_PART = 9;

/** The start of a sentence about one person: 张例，住所地…. */
const ALONE = /^(?:[^，,：:]{2,12}[：:])?[\u4e00-\u9fff]{2,3}[，,]$/;

const SENTENCE_REACH = 160;

/** The part of the sentence before an offset, at most SENTENCE_REACH characters. */
export const sentenceBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - SENTENCE_REACH), at)
    .split(/[。；;\n]/)
    .at(-1) ?? "";

/** Whether the address at an offset is a person's, by the words before it in the sentence. */
function isPersons(text: string, at: number): boolean {
  const sentence = sentenceBefore(text, at);
  return (
    (PERSON.test(sentence) || ALONE.test(sentence)) &&
    !isOfOrganisation(sentence) &&
    (/[户室]）?[，,]$/.test(sentence) || !ORGANISATION.test(sentence.replace(/[，,（(]$/, "")))
  );
}

/** Whether an address after words for a home (AT_HOME) is nevertheless the seat of an organisation. */
function isOrganisations(text: string, at: number, words: string): boolean {
  const sentence = sentenceBefore(text, at);
  if (isOfOrganisation(sentence)) return true;
  if (PERSON.test(sentence) || /^(?:户|家|籍|身|租|暂|居)/.test(words)) return false;
  return ORGANISATION.test(sentence.replace(/[，,（(]$/, "")) && sentence.length < SENTENCE_REACH;
}

/** Whether a sentence starts with an organisation and mentions neither a person nor its representatives. */
function isOfOrganisation(sentence: string): boolean {
  const [first = "", ...others] = sentence.split(/[，,]/);
  return (
    ORGANISATION.test(first.trim()) &&
    !others.some((part) => SPOKESMAN.test(part.trim())) &&
    !PERSON.test(sentence)
  );
}

/**
 * Whether a sentence states an organisation's seat: it starts with the organisation, or has it before words
 * such as 住所.
 */
export function isSeat(sentence: string): boolean {
  const seat = sentence.search(/住所|营业场所|经营场所|经营地|注册地|营业地|办公地|(?<=[，,])住|地址/);
  const before = (seat < 0 ? sentence : sentence.slice(0, seat)).replace(/[，,（(：:]$|登记$|实际$/g, "");
  return (
    isOfOrganisation(sentence) ||
    (seat >= 0 && ORGANISATION.test(before) && !PERSON.test(sentence)) ||
    (seat === 0 && !PERSON.test(sentence))
  );
}

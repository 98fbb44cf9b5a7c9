import { allMatches } from "../../text/all-matches.ts";
import { MASK, type Span } from "./printed/kinds.ts";

/** Words followed by a home address. 住院, 住宿 and 住房 do not match. */
const AT_HOME =
  "户籍(?:所在)?地址?|户口所在地|户籍(?=[在：:])|家庭(?:住址|地址)|(?:经常|实际)?居住地址?|居住(?=[于在])|居住的(?=[\u4e00-\u9fff]{2,8}[路街巷])|(?:租|暂|同|寄)住(?:处|地|址)?|(?:现|原|曾)?住址|身份证(?:上的?)?(?:住址|地址)|籍贯|(?:现|家|原|捕前|案发前|曾|均|都)(?:居)?住(?:地|址)?|(?<=^|[，,；;。、（(\\s族化业员女男盲人将系])住(?!院|宿|房|建|户|宅|店|进|着|了|过|满|处|证|一起|同(?![村院楼组小])|持|所)(?:地|址)?|(?<![入居同不收站暂])住(?![所地址处户院房宿宅建了着过])(?=(?:[\u4e00-\u9fff]{2,7}(?:省|自治区))?[\u4e00-\u9fff]{1,6}[市区县旗州盟镇乡][\u4e00-\u9fff])|(?:家|住处|住宅|出租屋|宿舍)(?:中|里|内|门口|楼下)?[（(]";
/** Words followed by a home address or by the seat of an organisation. */
const AT_HOME_OR_SEAT = "住所地?|(?:通讯|通信|联系|送达|邮寄|收件)地址|地址";
const RESIDENCE = new RegExp(`(?:(${AT_HOME})|${AT_HOME_OR_SEAT})(?:为|是|在|于|系|：|:|——)?\\s?`, "g");
/** A place that the text calls a home afterwards: 位于…小区9号楼的住处. */
const placeOf = (homes: string): RegExp =>
  new RegExp(
    `(?:位于|坐落于|坐落在|在|至|到|入|往)(?<address>[^，,。；;：:（()）、\\s“”"×]{4,50}?)(?=的?(?:${homes}))`,
    "g",
  );
const HOMES = "住处|住所(?!地)|住宅|家[中里内门，。附]|出租屋|出租房|租住|暂住|租房|宿舍";
const PLACE_OF_HOME = placeOf(HOMES);
/** A place called a house, for cases about people, in which a house is a home. */
const PLACE_OF_HOUSE = placeOf(`${HOMES}|(?<=的)(?:房屋|住房|[砖木石]?屋[内里]?|院[内子里])`);
/** The extent of an address. */
const ADDRESS =
  /^(?:(?![的被因])[^，,。；;：:（()）、\s“”"×]|（(?:原|现|以下|户籍|[东西南北中])[^（）]{0,20}）|（[^（）]{1,4}）(?=[0-9])|（(?:镇|乡|街道)）|(?<=[区苑园城座栋幢楼元])\s(?=[0-9]))+/;
const PLACE = /[省市区县旗州盟镇乡村街路道号苑楼庄屯组湾巷弄里城园社寨院厦栋幢]|[0-9]-[0-9]/;
/** The last unit of an address; other words follow it. */
const UNIT =
  /^.*(?:[省市区县旗州盟镇乡村街路巷弄里号组社屯庄苑园城府湾楼栋幢座层室户门房排寨队坊院厦寓段侧边坪坝坳冲脚塘沟岭]|单元|大道|宿舍|门牌|[0-9一二三四五六七八九十][东西南北]?|右手边|左手边|之[一二三四五])/;
/**
 * A character of a county's name. Characters of towns and roads are accepted only at its beginning or end
 * (道外区, 固镇县).
 */
const NAME_SIGN = "(?:(?![镇乡街路村号道](?<=[^省市州盟区县旗].)(?![县区市旗]))[^0-9，。（）])";
const DISTRICT = "(?<![小社园校厂库景院]|住宅|生活|家属)区";
const CITY = "(?<![超菜夜鱼])市";
/** The part of an address from the province to the county; 小区 and 社区 are not districts. */
const COUNTY = new RegExp(
  `^(?:中国|我国)?(?:[\\u4e00-\\u9fff]{2,7}?(?:省|自治区|特别行政区))?(?:${NAME_SIGN}{2,12}?(?:自治州|地区|盟|${CITY}))?(?:${NAME_SIGN}{1,12}?(?:自治县|县|自治旗|旗|${DISTRICT}|${CITY}))?(?:（[^（）]{1,20}）)?`,
);
/** A reference to a place named before: 本市, 该县. */
const SAME = /^(?:本|该|同)(?:省|市|区|县|旗)+/;
const ORGANISATION =
  /(?:公司|集团|厂|店|银行|支行|分行|信用社|合作社|联合社|中心|委员会|办公室|政府|局|处|所|院|学校|大学|中学|小学|幼儿园|企业|协会|基金会|部|站|馆|行|社|会|队|场|园|矿|厅|吧|铺|坊|工作室|管理人|清算组|小组|联社|（有限合伙）|（普通合伙）|（个体工商户）|户）?)(?:（[^（）]{1,60}）)?$/;
const PERSON =
  /[，,（(](?:男|女)(?=[，,；。）)、性\s]|$)|出生|[0-9一二三四五六七八九十]岁|[\u4e00-\u9fff]族(?=[，,])|身份证|身份号码|文化(?=[，,])|无业|农民(?=[，,])/;
const SPOKESMAN = /^(?:法定代表人|负责人|经营者|投资人|委托|诉讼|代理)/;
/** Words of law and proceedings, which occur in no address. */
const NO_ADDRESS_AT_ALL =
  /辖区|管辖|接受|或者|受理|是指|履行地|当事人|第一审|行政区|规定|诉讼|法院|发生地|不一致|相同|不详|同上(?![楼栋幢号单院])|变更|一致|不在|均在|应为|主要|登记|所在地(?![\u4e00-\u9fff]{2,9}[镇乡街路])|派出所|公安|居委会(?:出具|证明)|村委会(?:出具|证明)|司法所|社区矫正|检察|主管部门|机构|部门/;
/** Text after the county that continues a sentence rather than an address. */
const NO_ADDRESS =
  /^×+$|^（[^（）]*）$|^社区(?:$|戒|康|矫|、)|^乡镇?(?:$|（)|^乡（镇）|^本[村社乡镇]|^(?:人(?!民)|人民|内|的|等|期间|地|户籍|犯|因|被|以|为|与|有|无|没|系|有关|进行|时|后|及|不|均|应|或)/;

/** The home addresses of people below the county (住呼和浩特市新城区×××), where words introduce one. */
export function residenceSpans(text: string, isOfPeople = false): Span[] {
  const spans: Span[] = [];
  const add = (from: number, address: string): void => {
    const same = address.match(SAME)?.[0] ?? "";
    const kept = same + (address.slice(same.length).match(COUNTY)?.[0] ?? "");
    const below = address.slice(kept.length);
    if (below.length < 2 || NO_ADDRESS.test(below)) return;
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
    const printed = (groups?.address ?? "").replace(/^(?:了|其?位于)/, "");
    const address = UNIT.exec(printed)?.[0] ?? "";
    // Only a name may be between the address and the home: 在…村李例家.
    if (
      printed.length - address.length > MAX_OWNER ||
      printed.startsWith("织", address.length) ||
      /宾馆|酒店|公司|店|网吧|KTV|搭乘|驾驶|乘坐|抢|盗|打/.test(printed)
    )
      continue;
    if (
      PLACE.test(address) &&
      /[0-9一二三四五六七八九十]|小区|花园|家园|公寓|胡同|组(?!织)|[村屯苑弄]/.test(address) &&
      !NO_ADDRESS_AT_ALL.test(address)
    )
      add(index + whole.length - printed.length, address);
  }
  return spans;
}

const MAX_OWNER = 6;

/** The address that begins at an offset, up to its last unit; "" if there is none. */
function addressAt(text: string, from: number): string {
  const whole = ADDRESS.exec(text.slice(from, from + 90))?.[0] ?? "";
  const address = UNIT.exec(whole)?.[0] ?? "";
  return PLACE.test(address) && !NO_ADDRESS_AT_ALL.test(address) ? address : "";
}

/** A character of an estate's name after a road, a town or a house number. */
const OF_ESTATE = "(?![路街道巷号镇乡])[\\u4e00-\\u9fff]";
/** The estate or village in an address. */
const ESTATE = new RegExp(
  `(?:^|[路街道巷号镇乡])((?:${OF_ESTATE}){1,10}?(?:小区|花园|家园|公寓|新村|家属院|[苑湾庭郡墅]|村(?=[一二三四五六七八九十0-9]{1,3}[组社]|[\\u4e00-\\u9fff]{1,3}[组屯]))|(?:${OF_ESTATE}){4,6}?(?=[一二三四五六]期|[0-9]{1,3}[栋幢座]))`,
  "g",
);
const MIN_ESTATE = 4;
const MIN_VILLAGE = 3;
/** A repeated village name is a home address only together with a part of the village. */
const PART_OF_VILLAGE = /^(?:[一二三四五六七八九十0-9]{1,3}|[\u4e00-\u9fff]{1,3})[组社屯](?:[0-9]{1,4}号)?/;

/** The other occurrences of a housing estate or village of a found address. */
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
const sentenceBefore = (text: string, at: number): string =>
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

/** Whether an address that is worded like a home is the seat of an organisation. */
function isOrganisations(text: string, at: number, words: string): boolean {
  const sentence = sentenceBefore(text, at);
  if (isOfOrganisation(sentence)) return true;
  if (PERSON.test(sentence) || /^(?:户|家|籍|身|租|暂|居)/.test(words)) return false;
  return ORGANISATION.test(sentence.replace(/[，,（(]$/, "")) && sentence.length < SENTENCE_REACH;
}

/** Whether a sentence starts with an organisation and continues about it. */
function isOfOrganisation(sentence: string): boolean {
  const [first = "", ...others] = sentence.split(/[，,]/);
  return (
    ORGANISATION.test(first.trim()) &&
    !others.some((part) => SPOKESMAN.test(part.trim())) &&
    !PERSON.test(sentence)
  );
}

const NUMBER =
  "(?:[0-9A-Za-z]{1,5}(?:[-－—][0-9]{1,5}){0,3}|[一二三四五六七八九十百〇零]{1,5}|[甲乙丙丁东西南北中])";
const HOUSE_UNIT = "(?:#楼|号楼|号院|栋|幢|座|舍|号|弄|排|楼|门|单元|区|期)";
const ROOM_UNIT = "(?:单元|门洞|号?室|号?房(?!间?价|屋)|号?寝室|号?宿舍|号铺|户|号|楼|层)";
/** Two or more house numbers in sequence: 12号3栋2单元401室, A座2704, 2-1-501. */
const FLAT = new RegExp(
  `(?:附?${NUMBER}${HOUSE_UNIT}){1,5}附?${NUMBER}${ROOM_UNIT}(?:[0-9]{3,4}(?![0-9年月日元万]))?|${NUMBER}(?:单元|栋|幢|座|舍|门|排|号楼|#楼)${NUMBER}(?![0-9年月日元万])|(?<=[苑园庭湾庄区城府楼][^，。0-9]{0,2})[A-Z]?[0-9]{1,3}[-－—][0-9]{1,2}[-－—][0-9]{3,4}(?![0-9-])|(?<=[苑园庭院楼寓])[A-Z][0-9]{3,4}(?:寝室|宿舍|室|房)`,
  "g",
);
/** A quick test that every paragraph with a flat passes and most others fail. */
const HAS_FLAT =
  /[栋幢座舍弄元楼院号门区排期苑园庭湾庄城府寓][0-9A-Za-z一二三四五六七八九十甲乙丙丁]{1,6}(?:-[0-9]{1,5}){0,2}(?:号?[室房户]|单元|寝|宿|号|楼|门|层|$|[^0-9])/;
/** The text before a flat that may be its address, after the last word that introduces a place. */
const BEFORE_FLAT = /[\u4e00-\u9fff0-9A-Za-z#\-－]{0,40}$/;
const LEADING = /^.*(?:[于在至到入窜往的址住将从该租把被回了为]|证实|民警|购买|出售|包括)/;
/** A house number after a street: 12号, 7-3号 (海拉尔大街, 村三组). Other things numbered in this way do not match. */
const HOUSE =
  /[0-9](?<=[路街巷弄道村组里庄屯坊同苑园区寨社][附甲乙丙丁]?.)[0-9]{0,4}(?:[-－—][0-9]{1,4}){0,2}号(?!区|线|公路|文件|令|车|井|矿|机|判|裁|地块|桩|标|批|函|台|仓|厂|监|桌)/g;
/** A quick test for the end of a house number; few paragraphs pass, and it is several times as fast. */
const HAS_HOUSE =
  /号(?<=[路街巷弄道村组里庄屯坊同苑园区寨社][附甲乙丙丁]?[0-9]{1,5}(?:[-－—][0-9]{1,4}){0,2}.)/;
/** Words around a house number that show a home, and words after it that show something else. */
const HOMELY = /住(?!所地|建|院|宿)|家[中里（]|租房|租屋|宿舍|居住|卧室|入户|户籍/;
const BUSINESS =
  /^[^，。；]{0,24}?(?:公司|店|商行|厂|酒店|宾馆|超市|网吧|银行|营业|经营|饭店|门市|会所|仓库|办公|工地|项目|地块|市场|医院|学校|设立|写字楼|大厦)/;
/** Words after a street's house number that show a public or empty place. */
const PLACE_OF_NOBODY = /^[^，。；]{0,24}?(?:公寓楼下|路口|门前|门口|附近|停车|空地|闲置)/;
const AROUND = 40;

/**
 * House and flat numbers (松林街×号) where the surrounding words show a home. In cases about people's homes, all
 * flats.
 */
export function houseSpans(text: string, isOfPeople: boolean): Span[] {
  const spans: Span[] = [];
  const isHome = (at: number, end: number, isFlat: boolean): boolean => {
    const sentence = sentenceBefore(text, at);
    const behind = text.slice(end, end + AROUND).split(/[。；\n]/)[0] ?? "";
    if (BUSINESS.test(behind) || (!isFlat && PLACE_OF_NOBODY.test(behind)) || isSeat(sentence)) return false;
    return (
      (isFlat && isOfPeople) ||
      HOMELY.test(sentence.slice(-AROUND)) ||
      (isOfPeople && HOMELY.test(behind.slice(0, 12)))
    );
  };
  const add = (from: number, to: number, shown: string): void => {
    spans.push({ from, to, shown, kind: "address" });
  };
  for (const { 0: printed, index } of HAS_FLAT.test(text) ? allMatches(text, FLAT) : []) {
    const from = beginOfAddress(text, index);
    const end = index + printed.length;
    if (/[0-9一二三四五六七八九十]/.test(printed) && isHome(from, end, true)) add(from, end, MASK);
  }
  for (const { 0: printed, index } of HAS_HOUSE.test(text) ? allMatches(text, HOUSE) : [])
    if (isHome(index, index + printed.length, false)) add(index, index + printed.length, "×号");
  return spans;
}

/** Offset of the part below the county of the address that ends with a flat. */
function beginOfAddress(text: string, at: number): number {
  const before = BEFORE_FLAT.exec(text.slice(Math.max(0, at - AROUND), at))?.[0] ?? "";
  const address = before.replace(LEADING, "");
  const same = address.match(SAME)?.[0] ?? "";
  const below = address.slice(same.length).replace(COUNTY, "");
  return PLACE.test(below) ? at - below.length : at;
}

/**
 * Whether a sentence states an organisation's seat: it starts with the organisation, or has it before words
 * such as 住所.
 */
function isSeat(sentence: string): boolean {
  const seat = sentence.search(/住所|营业场所|经营场所|经营地|注册地|营业地|办公地|(?<=[，,])住|地址/);
  const before = (seat < 0 ? sentence : sentence.slice(0, seat)).replace(/[，,（(：:]$|登记$|实际$/g, "");
  return (
    isOfOrganisation(sentence) ||
    (seat >= 0 && ORGANISATION.test(before) && !PERSON.test(sentence)) ||
    (seat === 0 && !PERSON.test(sentence))
  );
}

import { allMatches } from "../../text/all-matches.ts";
import { COUNTY, isSeat, PLACE, SAME, sentenceBefore } from "./mask-addresses.ts";
import { MASK, type Span } from "./printed/kinds.ts";

const NUMBER =
  "(?:[0-9A-Za-z]{1,5}(?:[-－—][0-9]{1,5}){0,3}|[一二三四五六七八九十百〇零]{1,5}|[甲乙丙丁东西南北中])";
const HOUSE_UNIT = "(?:#楼|号楼|号院|栋|幢|座|舍|号|弄|排|楼|门|单元|区|期)";
const ROOM_UNIT = "(?:单元|门洞|号?室|号?房(?!间?价|屋)|号?寝室|号?宿舍|号铺|户|号|楼|层)";
/** Two or more house numbers in sequence: 12号3栋2单元401室, A座2704, 2-1-501. */
const FLAT = new RegExp(
  `(?:附?${NUMBER}${HOUSE_UNIT}){1,5}附?${NUMBER}${ROOM_UNIT}(?:[0-9]{3,4}(?![0-9年月日元万]))?|${NUMBER}(?:单元|栋|幢|座|舍|门|排|号楼|#楼)${NUMBER}(?![0-9年月日元万])|(?<=[苑园庭湾庄区城府楼][^，。0-9]{0,2})[A-Z]?[0-9]{1,3}[-－—][0-9]{1,2}[-－—][0-9]{3,4}(?![0-9-])|(?<=[苑园庭院楼寓])[A-Z][0-9]{3,4}(?:寝室|宿舍|室|房)`,
  "g",
);
/** The characters before a flat that may belong to its address. LEADING is removed from them. */
const BEFORE_FLAT = /[\u4e00-\u9fff0-9A-Za-z#\-－]{0,40}$/;
const LEADING = /^.*(?:[于在至到入窜往的址住将从该租把被回了为]|证实|民警|购买|出售|包括)/;
/**
 * A house number after the name of a street or village: 12号 in 海拉尔大街12号, 7-3号 in 村三组7-3号. Numbers of other
 * things (公路, 文件) do not match.
 */
const HOUSE =
  /[0-9](?<=[路街巷弄道村组里庄屯坊同苑园区寨社][附甲乙丙丁]?.)[0-9]{0,4}(?:[-－—][0-9]{1,4}){0,2}号(?!区|线|公路|文件|令|车|井|矿|机|判|裁|地块|桩|标|批|函|台|仓|厂|监|桌)/g;
/** A room number beside words for neighbours or for somebody's home: 隔壁302室, 1104房的李例家. */
const ROOM =
  /(?<=(?:对门|隔壁|楼上|楼下|住在?)的?)[0-9]{3,4}[室房号](?![间屋价])|(?<![0-9.-])[0-9]{3,4}[室房号](?=的?(?:邻居|住户|业主|房主|[\u4e00-\u9fff]{1,2}某[0-9]?家))/g;
/** Words near a house number which show that it is a home. */
const HOMELY = /住(?!所地|建|院|宿)|家[中里（]|租房|租屋|宿舍|居住|卧室|入户|户籍/;
const BUSINESS =
  /^[^，。；]{0,24}?(?:公司|店|用品|商行|厂|酒店|宾馆|超市|网吧|银行|营业|经营|饭店|门市|会所|仓库|办公|工地|项目|地块|市场|医院|学校|设立|写字楼|大厦|空地)/;
/** The end of the text before a flat that is part of a business or market. */
const OF_BUSINESS = /(?:公司|市场|商城|工厂|俱乐部|酒店|宾馆)$/;
/** Words after a street's house number that show a public or empty place. */
const PLACE_OF_NOBODY = /^[^，。；]{0,24}?(?:公寓楼下|路口|门前|门口|附近|停车|空地|闲置)/;
/** Words after a flat for the person whose home it is. */
const OF_OWNER = /^的?(?:业主|住户|房主|住客)/;
const AROUND = 40;

/**
 * Finds house and flat numbers (松林街×号) that the surrounding words show to be those of a home. If
 * `isOfPeople`, every flat counts as a home, unless the words after it name a business or the sentence states
 * a seat.
 */
export function houseSpans(text: string, isOfPeople: boolean): Span[] {
  const spans: Span[] = [];
  const isHome = (at: number, end: number, isFlat: boolean): boolean => {
    const sentence = sentenceBefore(text, at);
    const behind = text.slice(end, end + AROUND).split(/[。；\n]/)[0] ?? "";
    if (
      BUSINESS.test(behind) ||
      OF_BUSINESS.test(text.slice(at - 4, at)) ||
      (!isFlat && PLACE_OF_NOBODY.test(behind)) ||
      isSeat(sentence)
    )
      return false;
    return (
      (isFlat && (isOfPeople || OF_OWNER.test(behind))) ||
      HOMELY.test(sentence.slice(-AROUND)) ||
      (isOfPeople && HOMELY.test(behind.slice(0, 12)))
    );
  };
  const add = (from: number, to: number, shown: string): void => {
    spans.push({ from, to, shown, kind: "address" });
  };
  for (const { 0: printed, index } of allMatches(text, FLAT)) {
    const from = beginOfAddress(text, index);
    const end = index + printed.length;
    if (/[0-9一二三四五六七八九十]/.test(printed) && isHome(from, end, true)) add(from, end, MASK);
  }
  for (const { 0: printed, index } of allMatches(text, HOUSE))
    if (isHome(index, index + printed.length, false)) add(index, index + printed.length, "×号");
  if (isOfPeople)
    for (const { 0: printed, index } of allMatches(text, ROOM)) add(index, index + printed.length, MASK);
  return spans;
}

/**
 * Offset at which the address of the flat at `at` starts after its part down to the county. `at` itself if
 * there is no address before the flat.
 */
function beginOfAddress(text: string, at: number): number {
  const before = BEFORE_FLAT.exec(text.slice(Math.max(0, at - AROUND), at))?.[0] ?? "";
  const address = before.replace(LEADING, "");
  const same = address.match(SAME)?.[0] ?? "";
  const below = address.slice(same.length).replace(COUNTY, "");
  return PLACE.test(below) ? at - below.length : at;
}

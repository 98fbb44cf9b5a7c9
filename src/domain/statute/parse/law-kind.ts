import { maskTitles } from "../citation/mask-titles.ts";
import type { LawKind } from "../record.ts";

/**
 * Names of folders that contain only one kind of text. Fields of law such as 行政法 do not determine the kind.
 */
const FOLDERS: [RegExp, LawKind][] = [
  [/司法解释/, "interpretation"],
  [/监察法规/, "supervisory"],
  [/地方政府规章/, "local_rule"],
  [/部门规章/, "rule"],
  [/地方(?:性)?法规|自治条例|单行条例/, "local"],
  [/行政法规/, "administrative"],
];

const COURT = /最高人民法院|最高人民检察院|审判委员会|检察委员会|法释|高检发/;
const SUPERVISION = /国家监察委员会/;
const CONGRESS = /全国人民代表大会|全国人大|中华人民共和国主席令|^\s*主席令/m;
const LOCAL_CONGRESS = /人民代表大会|人大常委会/;
const STATE_COUNCIL =
  /(?:国务院|政务院)(?=令|第|批准|发布|公布|颁布|通过|修[订正]|常务|全体|总理|、|$)|国务院令/m;
/**
 * Words of an approval by the State Council before 2002. In those years, before the law on legislation,
 * departments issued administrative regulations with such an approval.
 */
const APPROVED_BEFORE_2002 = /(?:19\d\d|200[01])\s*年[^年]{0,10}国务院批准/;
const APPROVED = /国务院批准/g;
const LOCAL_GOVERNMENT = /(?:省|市|州|盟|县|区|旗)(?:人民)?政府/;
const DEPARTMENT =
  /(?:部|委员会|总局|局|署|办公室|银行|证监会|银监会|保监会|银保监会|国资委|发展改革委)(?:、[^，。]{2,60})?(?:公告|令)|[部局委署行]务会议|(?:部|委员会|总局|局|署|银行)(?:发布|公布|颁布|印发)/;

const PROVINCE =
  /^(?:北京|天津|上海|重庆)市|^[\u4e00-\u9fff]{2,3}省|^(?:内蒙古|广西|西藏|宁夏|新疆)[\u4e00-\u9fff]{0,3}自治区|^[\u4e00-\u9fff]{2,12}自治[州县]|^[\u4e00-\u9fff]{2,4}经济特区/;
/** A name that begins with a city: 武汉市…. 城市…, 上市…, 都市… and 农贸市场… do not match. */
const CITY = /^(?![^市]*(?:城|上|都|股|门|集|超|夜|楼|书|贸)市)[\u4e00-\u9fff]{2,4}市(?![场民容值价])/;

/**
 * The kind of a law. It follows from the issuer in the lines above the first article (`head`), else from the
 * folder, else from the title. An issuer that only occurs in the title of a decision does not count.
 */
export function lawKind(title: string, head = "", folder = ""): LawKind {
  const name = title.replace(/\s+/g, "").replace(/^中华人民共和国/, "");
  if (/^宪法(?:修正案.*)?$/.test(name)) return "constitution";
  return ofIssuer(name, head) ?? ofFolder(folder) ?? ofWeakIssuer(head) ?? ofTitle(name);
}

function ofIssuer(name: string, head: string): LawKind | null {
  const said = maskHead(head);
  if (/^(?:最高人民|人民)(?:法院|检察院)[^组]/.test(name) && !CONGRESS.test(said)) return "interpretation";
  if (CONGRESS.test(said)) return ofCongress(name);
  if (SUPERVISION.test(said)) return "supervisory";
  if (COURT.test(said)) return "interpretation";
  if (LOCAL_CONGRESS.test(said)) return "local";
  // An approval by the State Council alone counts only before 2002, when departments issued regulations with
  // it.
  if (STATE_COUNCIL.test(said.replace(APPROVED, "")) || APPROVED_BEFORE_2002.test(said))
    return "administrative";
  return null;
}

function ofFolder(folder: string): LawKind | null {
  return FOLDERS.find(([pattern]) => pattern.test(folder))?.[1] ?? null;
}

function ofWeakIssuer(head: string): LawKind | null {
  const said = maskHead(head);
  if (LOCAL_GOVERNMENT.test(said)) return "local_rule";
  if (/国务院关于(?:修改|废止)/.test(head)) return "administrative";
  return DEPARTMENT.test(said) ? "rule" : null;
}

/** The head with the words of titles masked, line by line. */
function maskHead(head: string): string {
  return head.split("\n").map(maskTitles).join("\n");
}

function ofCongress(name: string): LawKind {
  if (/修正案|关于修改.*的决定/.test(name)) return "change";
  return /^(?:全国人民代表大会|关于).*(?:决定|决议|解释)$/.test(name) ? "decision" : "law";
}

function ofTitle(name: string): LawKind {
  if (/^(?:国务院|政务院)/.test(name)) return "administrative";
  if (/^国家监察委员会|^监察法实施条例/.test(name)) return "supervisory";
  if (/^关于.*(?:适用|审理|审判|执行程序).*(?:解释|规定|批复)/.test(name)) return "interpretation";
  if (PROVINCE.test(name) || CITY.test(name))
    return /条例|实施|决定|议事规则/.test(name) ? "local" : "local_rule";
  if (/^全国人民代表大会|修正案|关于修改.*的决定|(?:(?<!办)法|法典)(?:[（(].*)?$/.test(name))
    return ofCongress(name);
  // Under art. 7 of 规章制定程序条例, a department's rule must not be called 条例.
  if (/条例(?:实施细则)?(?:[（(].*)?$/.test(name)) return "administrative";
  return /(?:办法|规定|细则|规则|规范|标准|通知|公告)(?:[（(].*)?$/.test(name) ? "rule" : "law";
}

import { isPersonName, namedPeople } from "../../parse/published/named-people.ts";
import type { JudgmentRecord, Party } from "../../record.ts";
import { namesByRole } from "./find-by-role.ts";
import { namesBySum } from "./find-by-sum.ts";
import { namesInPassing } from "./find-in-passing.ts";
import { namesOfMinors, namesOfRepresented } from "./find-minors.ts";
import { framedNames } from "./find-roleless.ts";
import { unclaimedNames } from "./find-unclaimed.ts";
import { readsAsName } from "./reads-as-name.ts";
import { isWord } from "./surnames.ts";
import {
  HIDDEN,
  hasStatement,
  isClosed,
  isFormed,
  isOfPeople,
  isStated,
  isTold,
  lengthOfName,
  standsAlone,
} from "./told-name.ts";

/** Names that art. 8 of 法释〔2016〕19号 hides, or that they cannot all be found. */
export type Protected = { kind: "names"; names: string[] } | { kind: "unsure" };

const FAMILY_CAUSE =
  /婚姻|继承|抚养|抚育|赡养|扶养|收养|监护|探望|分家析产|同居|离婚|亲子|彩礼|婚约|遗赠|遗嘱|遗产|家庭|夫妻/;
/** Organisations that can be parties of family cases; a name in any other form may have been misread. */
const SEATED =
  /(?:公司|集团|银行|支行|分行|厂|店|中心|委员会|政府|局|部|厅|所|处|院|学校|社|会|队|站|基金|村|组|民政|企业|社区|街道办|办事处)(?:（[^（）]*）)?$/;
/**
 * The people in a record whom art. 8 protects: parties of family cases, minors and those who represent them,
 * victims, witnesses, experts.
 */
export function findProtected(record: JudgmentRecord): Protected {
  const names = new Set<string>();
  const text = record.body_text.join("\n");
  if (isFamilyCase(record)) {
    const people = namedPeople(record).people;
    const isRead = ({ name }: Party) => isPersonName(name) || HIDDEN.test(name) || SEATED.test(name);
    if (record.parties.length === 0 || !record.parties.every(isRead)) return { kind: "unsure" };
    for (const name of people) names.add(name);
  }
  const own = new Set([...names, ...namesOfRepresented(record)]);
  for (const name of own) names.add(name);
  for (const name of namesOfMinors(text, record.casedate)) names.add(name);
  for (const { name, role } of record.parties)
    if (/被害人|受害人|附带民事诉讼原告/.test(role) && isPersonName(name)) names.add(name);
  const byRole = namesByRole(text, /^刑/.test(record.text_type));
  if (byRole.kind === "unsure") return byRole;
  for (const name of byRole.names) names.add(name);
  const frames = isFamilyCase(record) ? "family" : /^刑/.test(record.text_type) ? "crime" : null;
  if (frames) {
    const roleless = named(text, frames);
    if (roleless === null) return { kind: "unsure" };
    const officials = [...record.panel, record.clerk, ...record.counsel.map(({ name }) => name)];
    for (const name of roleless) if (!officials.includes(name)) names.add(name);
    const told = frames === "crime" ? [...namesInPassing(text), ...namesBySum(text)] : [];
    const known = [...officials, ...record.parties.map(({ name }) => name)].filter(Boolean);
    for (const name of told)
      if (!names.has(name) && !officials.includes(name) && !isOfAnother(name, text)) names.add(name);
    // 张例先 is the accused 张例 and a word.
    for (const name of unclaimedNames(text))
      if (!known.some((other) => other.includes(name) || name.startsWith(other)) && !isOfAnother(name, text))
        names.add(name);
  }
  // The accused keep their names; where the text also gives them a protected role, it was misread.
  for (const { name, role } of record.parties)
    if (
      /^(?:原审)?(?:被告人|上诉人|罪犯)/.test(role) &&
      !/附带民事诉讼原告|被害人/.test(role) &&
      !own.has(name)
    )
      names.delete(name);
  const whole = record.parties.map(({ name }) => name).filter((name) => !names.has(name));
  const isPart = (name: string): boolean =>
    whole.some((other) => other.length > name.length && other.startsWith(name)) && !standsAlone(name, text);
  // 证人李例村的证言: behind a role even what ends like an organisation is somebody.
  const held = new Set(byRole.names);
  const isSomebody = (name: string): boolean =>
    isName(name) || ((held.has(name) || hasStatement(name, text)) && !HIDDEN.test(name));
  return { kind: "names", names: [...names].filter((name) => isSomebody(name) && !isPart(name)) };
}

function isFamilyCase({ cause_code, cause, casename, text_type }: JudgmentRecord): boolean {
  if (cause_code?.startsWith("202")) return true;
  return !/^刑/.test(text_type) && FAMILY_CAUSE.test(cause || casename);
}

/** Whether a name is a person's, printed in full. */
function isName(name: string): boolean {
  return isPersonName(name) && !HIDDEN.test(name);
}

/** 检察员李例, 同案人李例, 又名李例: words before a name that tell that somebody acts for the court or is accused. */
const NOT_PROTECTED =
  /(?:检察员|检察长|公诉人|助理|辩护人|代理人|审判[员长]|陪审员|法官|书记员|律师|工作者|[民干刑交协辅]警|侦查员|被告人?|上诉人|同案人|同案犯|同伙|罪犯|嫌疑人|又名|化名|别名|绰号|外号|曾用名|自称|冒充|自报|昵称|[网姓]名)(?:[\u4e00-\u9fff某×0-9]{2,5}、){0,6}[“：为是]?$/;
/** 李例（另案处理）, 李例、王例（均已判刑）: accused in another case; 李例镇: a place. */
const IS_OTHER =
  /^(?:(?:、[\u4e00-\u9fff某×0-9]{2,5}){0,8}(?:等[^，。；（]{0,4})?[（(][^（）()]{0,10}(?:另案|已判|在逃|另处|同案|未到案|已起诉|已决|不起诉|判刑|判处|取保|刑拘)|[镇乡村县市区街路庄]|派出所|公司|集团|大[厦道街]|医院|学校|小学|中学|银行|酒店|宾馆|广场|小区)/;
/** The most characters that either pattern looks at. */
const MAX_AROUND = 60;

/** Whether a text tells that somebody whom it names in passing is accused, acts for the court or is none. */
function isOfAnother(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (NOT_PROTECTED.test(text.slice(Math.max(0, at - MAX_AROUND), at))) return true;
    if (IS_OTHER.test(text.slice(end, end + MAX_AROUND))) return true;
  }
  return false;
}

/** So many others in a list show that its items are names. */
const MIN_LISTED = 3;

/**
 * Names that the text shows to be protected without a role: by what they state, suffer or are to a family.
 * Null if one of them is also a word, or ends where the text does not tell.
 */
function named(text: string, frames: "crime" | "family"): string[] | null {
  const found = new Set<string>();
  for (const { name, at, isExact, isStatement, beside } of framedNames(text, frames)) {
    if (isWord(name) && beside.some(isClosed)) return null;
    if (isExact) {
      if (/[·•]/.test(name)) found.add(name.replace(/^(?:被害人|证人|鉴定人)/, ""));
      else if (
        (isStatement ? isStated : isClosed)(name) ||
        (beside.length >= MIN_LISTED && isOfPeople(beside) && isFormed(name))
      )
        found.add(name.replace(/(?<=^..)[用家并均被因等也还又在]$/, ""));
    } else if (!isWord(name.slice(0, 2)) && readsAsName(name, "open")) {
      const read = lengthOfName(text, at, name, found);
      if (read === "" && isTold(name)) return null;
      if (isTold(read) || (isClosed(read) && standsAlone(read, text))) found.add(read);
    }
  }
  return [...found];
}

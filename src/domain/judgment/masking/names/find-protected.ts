import { isPersonName, namedPeople } from "../../parse/published/named-people.ts";
import type { JudgmentRecord, Party } from "../../record.ts";
import { COMPOUND_NAMES, SELDOM_NAMES, SURNAME, surnameOf } from "../printed/surnames.ts";
import { kinOfMinors, namesOfMinors, namesOfRepresented } from "./find-minors.ts";
import { peopleIn } from "./find-people.ts";
import { HIDDEN } from "./likeliest-name.ts";
import type { Scene } from "./marks.ts";
import { isPart, placesOf } from "./overlaps.ts";
import { isToldOpen } from "./told-open.ts";
import { toldPeople } from "./told-people.ts";

/**
 * What `findProtected` finds. `names`: the names that art. 8 of 法释〔2016〕19号 hides. `close`: those of parties
 * and minors, and in family cases all. `places`: for a name that is an ordinary word elsewhere, the offsets
 * at which it is a name. "unsure": not all names can be found.
 */
export type Protected =
  | {
      kind: "names";
      names: string[];
      close: ReadonlySet<string>;
      places: ReadonlyMap<string, ReadonlySet<number>>;
    }
  | { kind: "unsure" };

const FAMILY_CAUSE =
  /婚姻|人身(?:安全)?保护|继承|抚养|抚育|赡养|扶养|收养|监护(?!人责任)|探望|分家析产|同居|离婚|亲子|彩礼|婚约|遗赠|遗嘱|遗产|家庭|夫妻/;
/**
 * Endings of organisations that can be parties of family cases. A party with another name that is not a
 * person's was probably misread.
 */
const SEATED =
  /(?:公司|集团|银行|支行|分行|厂|店|中心|委员会|政府|局|部|厅|所|处|院|学校|社|会|队|站|基金|村|组|民政|企业|社区|街道办|办事处)(?:（[^（）]*）)?$/;
const ACCUSED = /^(?:原审)?(?:被告人|上诉人|罪犯)/;
const PROTECTED_PARTY = /被害人|自诉人|受害人|附带民事诉讼原告/;

/**
 * Whom a case protects. "crime": everybody except the accused and those who act for the court. "family": the
 * family. Null: only minors.
 */
export function sceneOf({
  cause_code,
  cause,
  casename,
  text_type,
  case_number,
}: JudgmentRecord): Scene | null {
  if (/^刑|强制医疗/.test(text_type) || /刑/.test(case_number)) return "crime";
  return cause_code?.startsWith("202") || FAMILY_CAUSE.test(cause || casename) ? "family" : null;
}

/**
 * Whether a record's text names one of its parties, or none are known. A text that names no party is a law or
 * a form.
 */
export function namesParty({ parties, body_text }: JudgmentRecord): boolean {
  if (parties.length === 0) return true;
  return parties.some(
    ({ name, role }) =>
      (!SEATED.test(name) || role === "公诉机关") && body_text.some((text) => text.includes(name)),
  );
}

/**
 * Finds the people in a record whom art. 8 protects: in family cases the parties and their relatives, in
 * criminal cases everybody who is neither accused nor acts for the court or an organisation, in all cases
 * minors and their representatives. `text` is the record's text in the form of `readPrinted`.
 */
export function findProtected(record: JudgmentRecord, text: string): Protected {
  const scene = sceneOf(record);
  const own = new Set(namesOfRepresented(record, text));
  if (scene === "family") {
    const isRead = ({ name }: Party) =>
      isPersonName(name) || HIDDEN.test(name) || SEATED.test(name) || !/[\u4e00-\u9fff]/.test(name);
    if (record.parties.length === 0 || !record.parties.every(isRead)) return { kind: "unsure" };
    for (const { name } of record.parties) if (!SEATED.test(name)) own.add(name);
    for (const name of namedPeople(record).people) own.add(name);
    for (const name of namesOfTitle(record.casename)) own.add(name);
  }
  if (scene === "crime") for (const name of victimsOfTitle(record)) own.add(name);
  // 童某 in the text and 童例样 in the title: a person whom the court masked only in the text.
  const hidden = record.parties
    .filter(({ name, role }) => HIDDEN.test(name) && (scene !== "crime" || PROTECTED_PARTY.test(role)))
    .map(({ name }) => surnameOf(name));
  for (const name of namesOfTitle(record.casename)) if (hidden.includes(surnameOf(name))) own.add(name);
  for (const { name, role } of record.parties)
    if (PROTECTED_PARTY.test(role) && !SEATED.test(name)) own.add(name);
  for (const name of namesOfMinors(text, record.casedate)) own.add(name);
  const places = new Map<string, ReadonlySet<number>>();
  // A child whom only the title names. The name is masked only there.
  if (!scene && OF_CHILD.test(text))
    for (const name of namesOfTitle(record.casename, record.cause))
      if (text.lastIndexOf(name) < record.casename.length) {
        own.add(name);
        places.set(name, new Set([text.indexOf(name)]));
      }
  for (const name of scene ? [] : kinOfMinors(text, own)) own.add(name);
  // Drops a name read with a character too many (万例样以 from 万例样以被告人…犯…): without its last character it is
  // another party's name.
  for (const name of own) if (COMPOUND_NAMES.has(name) || own.has(name.slice(0, -1))) own.delete(name);
  const names = new Set(own);
  const close = new Set(own);
  const open = openNames(record, scene, own);
  if (scene) {
    const kin = [...own, ...(scene === "crime" ? record.parties.map(({ name }) => name) : [])].map(surnameOf);
    const families = new Set(
      scene === "family" ? kin : kin.filter((family) => SELDOM_NAMES.includes(family)),
    );
    const people = peopleIn(text, scene, families, namesParty(record));
    if (people.isUnsure) return { kind: "unsure" };
    for (const name of people.names) names.add(name);
    if (scene === "family") for (const name of people.names) close.add(name);
    if (scene === "crime" && namesParty(record))
      for (const [name, at] of toldPeople(text, [...names, ...open])) {
        names.add(name);
        if (at) places.set(name, at);
      }
    // Drops a name that is only half of a party's name, read from the record's head because a line ended
    // within it. It is recognised by this: the search for people did not find it, and the text has it only as
    // the start of a longer name or overlapping another.
    for (const name of [...own]) if (!people.names.has(name) && isPart(name, names, text)) names.delete(name);
  }
  const isOpen = (name: string): boolean =>
    open.some(
      (other) =>
        other === name ||
        (name.startsWith(other) && !isOnlyWithin(other, name, text)) ||
        (other.includes(name) && isOnlyWithin(name, other, text)),
    ) ||
    (!own.has(name) && isToldOpen(name, text, scene, open));
  return { kind: "names", close, places, names: [...names].filter((name) => isPlain(name) && !isOpen(name)) };
}

/** Words which show that a child is a party. */
const OF_CHILD =
  /未成年|患儿|婴儿|(?:[^二三四五六七八九]十[一二三四五六七]?|[^0-9]1[0-7]|[^0-9十][1-9一二三四五六七八九])(?:周)?岁|监护人|法定代理人/;
const OF_TITLE = new RegExp(`^${SURNAME}[\\u4e00-\\u9fff]{1,2}$`);

/** The names before the cause of action in a case title: 郎例、郎样与郎品法定继承纠纷…. */
function namesOfTitle(casename: string, cause = ""): string[] {
  const ends = [casename.search(FAMILY_CAUSE), cause ? casename.indexOf(cause) : -1].filter((at) => at >= 0);
  return casename
    .slice(0, Math.min(casename.length, ...ends))
    .replace(
      /附带民事诉讼|原告人|被告人|上诉人|被上诉人|原审|一审|二审|再审|申请人|被申请人|第三人|原告|被告/g,
      "、",
    )
    .split(/[、与诉和及因（）()]|法定(?:代理人)?|纠纷|案/)
    .map((part) => part.trim())
    .filter((part) => OF_TITLE.test(part) && !HIDDEN.test(part) && isPersonName(part));
}

const VICTIMS_OF_TITLE =
  /^(?:罪)?致?(?:被害人)?([\u4e00-\u9fff]{2,4}?(?:[、和及与][\u4e00-\u9fff]{2,4}?)*)(?:等人?)?(?:死亡|受伤|重伤|轻伤|身亡)?(?:、([\u4e00-\u9fff]{2,4}?)(?:死亡|受伤|重伤|轻伤))?(?:一案|案|一审|二审|再审|刑事|附带)/;

/** The names after the offence in a case title: 李例 in 张例故意伤害李例一审刑事判决书. */
function victimsOfTitle({ casename, cause }: JudgmentRecord): string[] {
  const offence = cause.replace(/罪$/, "");
  const at = offence ? casename.indexOf(offence) : -1;
  if (at < 0) return [];
  const [, names = "", other = ""] = VICTIMS_OF_TITLE.exec(casename.slice(at + offence.length)) ?? [];
  return [...names.split(/[、和及与]/), other].filter((name) => OF_TITLE.test(name) && !HIDDEN.test(name));
}

/** The names before the offence in a case title: 张例、李例盗窃罪一审刑事判决书. */
function accusedOfTitle({ casename, cause }: JudgmentRecord): string[] {
  const offence = cause.replace(/罪$/, "");
  const head = offence ? casename.slice(0, Math.max(0, casename.indexOf(offence))) : "";
  if (/[与诉]|附带/.test(head)) return [];
  return head
    .replace(/犯$/, "")
    .split(/[、，和]|等/)
    .filter((name) => /^[\u4e00-\u9fff]{2,4}$/.test(name));
}

/**
 * The names that stay: of judges, counsel, parties who are not protected, and in criminal cases the accused.
 */
function openNames(record: JudgmentRecord, scene: Scene | null, own: ReadonlySet<string>): string[] {
  const officials = [...record.panel, record.clerk, ...record.counsel.map(({ name }) => name)];
  const parties = record.parties
    .filter(
      ({ name, role }) =>
        !own.has(name) || (scene === "crime" && ACCUSED.test(role) && !PROTECTED_PARTY.test(role)),
    )
    .map(({ name }) => name);
  const accused = scene === "crime" ? accusedOfTitle(record) : [];
  return [...officials, ...parties, ...accused].filter(
    (name) => name.length > 1 && !own.has(name) && !COMPOUND_NAMES.has(name),
  );
}

/** Whether every occurrence of a name is part of an occurrence of `other`. */
function isOnlyWithin(name: string, other: string, text: string): boolean {
  return placesOf(text, name).every((at) => text.startsWith(other, at - other.indexOf(name)));
}

/** Whether a name is printed in full, and not masked by the court. */
const isPlain = (name: string): boolean => !HIDDEN.test(name) && name.length > 1;

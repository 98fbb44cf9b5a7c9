import { allMatches } from "../../text/all-matches.ts";
import { parseChineseNumeral } from "../../text/numbers/chinese-numeral.ts";
import { findIntroduction } from "../parse/published/introduction.ts";
import { isPersonName, namedPeople } from "../parse/published/named-people.ts";
import type { JudgmentRecord, Party } from "../record.ts";
import { framedNames, namesOfAge } from "./find-roleless.ts";
import { isWord, SURNAME } from "./surnames.ts";
import { HIDDEN, isClosed, isOfPeople, isTold, LIKE_WORDS, lengthOfName, standsAlone } from "./told-name.ts";

/** Names that art. 8 of 法释〔2016〕19号 hides, or that they cannot all be found. */
export type Protected = { kind: "names"; names: string[] } | { kind: "unsure" };

const FAMILY_CAUSE =
  /婚姻|继承|抚养|抚育|赡养|扶养|收养|监护|探望|分家析产|同居|离婚|亲子|彩礼|婚约|遗赠|遗嘱|遗产|家庭|夫妻/;
/** Organisations that can be parties of family cases; a name in any other form may have been misread. */
const SEATED =
  /(?:公司|集团|银行|支行|分行|厂|店|中心|委员会|政府|局|部|厅|所|处|院|学校|社|会|队|站|基金|村|组|民政|企业|社区|街道办|办事处)(?:（[^（）]*）)?$/;
/** Roles whose holders are hidden in criminal cases. */
const HIDDEN_ROLE =
  "(?:被害人|受害人|被害单位负责人|证人(?<!保证人)|鉴定人|附带民事诉讼原告人?|附带民事诉讼原告人暨被害人|被害人家属|目击者|报案人)";
/** 证人张三、李四的证言, 被害人王五陈述: whatever stands in such a frame is a list of names. */
const FRAME = new RegExp(
  `${HIDDEN_ROLE}(?<names>[\\u4e00-\\u9fff某×*0-9Xx]{2,5}(?:[、，和及与][\\u4e00-\\u9fff某×*0-9Xx]{2,5}){0,30})(?:等[0-9一二三四五六七八九十多]{0,3}人?)?(?:的|所作的?|当庭|出庭)?(?=证言|陈述|证词|证实|证明|作证|的?报案|的?辨认|指认|证述|笔录|出具|到庭|（[男女]|[，。；：]?证实)`,
  "g",
);
/** 被害人张三…: a family name after the role, and one or two characters. */
const AFTER_ROLE = new RegExp(`${HIDDEN_ROLE}[：:]?\\s?(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2})`, "g");
/** 被害人张三、李四、王五在场: whoever stands in one list with the holder of a role holds it too. */
const LISTED = "(?:(?!等)[\\u4e00-\\u9fff]){2,4}[0-9]{0,2}";
const PARTED = "(?:(?![等和及与的])[\\u4e00-\\u9fff]){2,4}[0-9]{0,2}";
const LIST_AFTER_ROLE = new RegExp(
  `${HIDDEN_ROLE}[：:]?\\s?(?<names>${LISTED}(?:、${LISTED}(?=[、，。；：（）等和及与的]))+)`,
  "g",
);
/** 附带民事诉讼原告人李某1、王例样提起: the last of such a list, behind which its own words stand. */
const LAST_AFTER_ROLE = new RegExp(
  `${HIDDEN_ROLE}[：:]?\\s?(?<names>(?:${PARTED}[、和及与]){1,60})(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2})`,
  "g",
);
/** 张三、李四等八名被害人: what stands before the first sign may begin with other words. */
const LIST_BEFORE_ROLE = new RegExp(
  `${LISTED}、(?<names>${LISTED}(?:、${LISTED}){0,200})(?:等[0-9一二三四五六七八九十多]{0,3}|[0-9二两三四五六七八九十]{1,3})[名位]?(?:被害人|受害人|证人)`,
  "g",
);
/** Words are found faster one by one than by a pattern of them. */
const HINTS_AT_ROLE = ["被害", "受害", "附带民事", "证人", "鉴定人", "报案人", "目击"];
const HINTS_AT_CHILD = ["幼", "童", "婴", "未成年"];
const ENDS_WITH_ROLE = /[等多名位0-9二两三四五六七八九十](?:被害人|受害人|证人)/;
/** 李小例（女，2010年3月1日出生, 李小例，男，2010年生: a minor on the day of the judgment. */
const BORN = new RegExp(
  `[男女](?<=(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2})[，（].)[，,、](?:[^，。；（）]{1,4}族[，,])?(?:生于|出生于)?(?<year>[0-9]{4})年(?:(?<month>[0-9]{1,2})月(?<day>[0-9]{1,2})日|(?:[0-9]{1,2}月)?出?生)`,
  "g",
);
/** （女，12岁）, ，年仅九岁: an age that says of whoever is named before it that they are minors. */
const AGED =
  /[，（](?:系)?(?:[男女][，,、])?(?:当时|时年|年仅|现年|殁年|年龄)?(?:(?<age>[0-9]{1,2}|[一二三四五六七八九十]{1,2})(?:周)?岁|(?:未满|不满)(?<below>[0-9]{1,2}|[一二三四五六七八九十]{1,2})(?:周)?岁|未成年)/g;
const NAME_BEFORE = new RegExp(`(?<=(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2}))`, "y");
/** 幼女王小例, 未成年的女儿李例: words used only of minors, followed by a name. */
const AFTER_MINOR = new RegExp(
  `(?:幼女|女童|男童|儿童|幼儿|婴儿|女婴|男婴|未成年人|(?:未成年|年幼)的?(?:女儿|儿子|子女|孩子|学生|少女|女孩|男孩))(?<name>${SURNAME}[\\u4e00-\\u9fff]{1,2})`,
  "g",
);
const FULL_AGE = 18;
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
  const own = new Set([...names, ...represented(record)]);
  for (const name of own) names.add(name);
  for (const name of minors(text, record.casedate)) names.add(name);
  for (const { name, role } of record.parties)
    if (/被害人|受害人|附带民事诉讼原告/.test(role) && isPersonName(name)) names.add(name);
  for (const name of toldMinors(text)) names.add(name);
  if (HINTS_AT_ROLE.some((word) => text.includes(word))) for (const name of told(text)) names.add(name);
  const frames = isFamilyCase(record) ? "family" : /^刑/.test(record.text_type) ? "crime" : null;
  if (frames) {
    const roleless = named(text, frames);
    if (roleless === null) return { kind: "unsure" };
    const officials = [...record.panel, record.clerk, ...record.counsel.map(({ name }) => name)];
    for (const name of roleless) if (!officials.includes(name)) names.add(name);
  }
  // The accused keep their names; where the text also gives them a protected role, it was misread.
  for (const { name, role } of record.parties)
    if (
      /^(?:原审)?(?:被告人|上诉人|罪犯)/.test(role) &&
      !/附带民事诉讼原告|被害人/.test(role) &&
      !own.has(name)
    )
      names.delete(name);
  return { kind: "names", names: [...names].filter(isName) };
}

function isFamilyCase({ cause_code, cause, casename, text_type }: JudgmentRecord): boolean {
  if (cause_code?.startsWith("202")) return true;
  return !/^刑/.test(text_type) && FAMILY_CAUSE.test(cause || casename);
}

/** Whether a name is a person's, printed in full. */
function isName(name: string): boolean {
  return isPersonName(name) && !HIDDEN.test(name);
}

/** 法定代理人张三，…; 法定代理人暨诉讼代理人：李四，…; not 法定代理人的谅解. */
const GUARDIAN =
  /法定代理人(?!的|对|与|和|及|均|未|没|不|在|到|参|表|达|出|提|谅)[^：:，。；的]{0,12}?(?:[：:]\s?|(?<=人|）|\))\s?)([\u4e00-\u9fff]{2,4}(?:[、和][\u4e00-\u9fff]{2,4}){0,3})(?=[，,。；（(])/;

/** In the head, the persons whom a 法定代理人 represents, and the representative. */
function represented(record: JudgmentRecord): string[] {
  if (!record.body_text.some((paragraph) => paragraph.includes("法定代理人"))) return [];
  const end = findIntroduction(record.body_text);
  const head = end < 0 ? record.body_text.slice(0, 30) : record.body_text.slice(0, end + 1);
  const found: string[] = [];
  let party = "";
  for (const sentence of head.flatMap((text) => text.split(/(?<=[。；])/))) {
    const own = record.parties.find(
      ({ name }) =>
        sentence.slice(0, 40 + name.length).includes(name) && !/^(?:法定|委托|诉讼)/.test(sentence),
    );
    if (own) party = own.name;
    const guardian = GUARDIAN.exec(sentence);
    if (!guardian) continue;
    if (party) found.push(party);
    found.push(...(guardian[1] ?? "").split(/[、和]/));
  }
  return found;
}

function minors(text: string, casedate: string): string[] {
  if (!casedate) return [];
  return allMatches(text, BORN).flatMap(({ groups = {} }) => {
    // Of a year or month alone the last day counts.
    const { name = "", year = "", month = "12", day = "31" } = groups;
    const fullAge = `${Number(year) + 18}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    return casedate < fullAge ? [name] : [];
  });
}

/** Names that the text itself gives to minors, by their age or by a word for children. */
function toldMinors(text: string): string[] {
  const found = new Set<string>();
  const isAged = text.includes("岁");
  if (isAged || text.includes("未成年"))
    for (const { index, groups = {} } of allMatches(text, AGED)) {
      const { age, below } = groups;
      NAME_BEFORE.lastIndex = index;
      const { name } = NAME_BEFORE.exec(text)?.groups ?? {};
      if (!name) continue;
      const years = parseChineseNumeral(age ?? below ?? "") ?? 0;
      const at = text.lastIndexOf(name, index);
      const isMinor = age ? years < FULL_AGE : years <= FULL_AGE;
      const read = isMinor ? lengthOfName(text, at, name, found) : "";
      if (read && isTold(read)) found.add(read);
    }
  for (const { name, age, at } of isAged ? namesOfAge(text) : []) {
    const isMinor = (parseChineseNumeral(age) ?? FULL_AGE) < FULL_AGE;
    const read = isMinor ? lengthOfName(text, at, name, found) : "";
    if (isTold(read) || (isClosed(read) && standsAlone(read, text))) found.add(read);
  }
  if (HINTS_AT_CHILD.some((word) => text.includes(word)))
    for (const name of behind(text, AFTER_MINOR, found)) found.add(name);
  return [...found];
}

/**
 * Names that the text shows to be protected without a role: by what they state, suffer or are to a family.
 * Null if one of them is also a word, or ends where the text does not tell.
 */
function named(text: string, frames: "crime" | "family"): string[] | null {
  const found = new Set<string>();
  for (const { name, at, isExact, beside } of framedNames(text, frames)) {
    if (isWord(name) && beside.some(isClosed)) return null;
    if (isExact) {
      if (/[·•]/.test(name)) found.add(name.replace(/^(?:被害人|证人|鉴定人)/, ""));
      else if (isClosed(name)) found.add(name.replace(/(?<=^..)[用家并均被因等也还又在]$/, ""));
    } else if (!isWord(name.slice(0, 2)) && !LIKE_WORDS.test(name)) {
      const read = lengthOfName(text, at, name, found);
      if (read === "" && isTold(name)) return null;
      if (isTold(read) || (isClosed(read) && standsAlone(read, text))) found.add(read);
    }
  }
  return [...found];
}

/** Names that follow a protected role. */
function told(text: string): string[] {
  const found = new Set<string>();
  for (const { groups } of allMatches(text, FRAME))
    for (const [at, piece] of (groups?.names ?? "").split(/[、，和及与]/).entries()) {
      const name = piece.replace(ENDS_LIST, "");
      if (isTold(name, at === 0)) found.add(name);
      // 证人张三的证言、任职证明: what follows is a list of documents.
      if (name !== piece) break;
    }
  for (const name of behind(text, AFTER_ROLE, found)) found.add(name);
  const before = ENDS_WITH_ROLE.test(text) ? allMatches(text, LIST_BEFORE_ROLE) : [];
  for (const { groups } of [...allMatches(text, LIST_AFTER_ROLE), ...before]) {
    const names = (groups?.names ?? "").split("、").map((item) => item.replace(/[0-9]+$/, ""));
    // 被害人手机、钱包 is no list of people.
    if (isOfPeople(names)) for (const name of names) if (isClosed(name)) found.add(name);
  }
  const lists = allMatches(text, LAST_AFTER_ROLE).filter(({ groups }) =>
    isOfPeople(
      (groups?.names ?? "")
        .split(/[、和及与]/)
        .filter(Boolean)
        .map((item) => item.replace(/[0-9]+$/, "")),
    ),
  );
  for (const name of namesBehind(text, lists, found)) found.add(name);
  return [...found];
}

const ENDS_LIST = /的?(?:当庭)?(?:陈述|证言|证词|证实|证明|辨认|报案).*$|等.*$|的$/;

/** The names that a pattern finds after its words, as long as the text shows them to be. */
function behind(text: string, pattern: RegExp, known: Set<string>): string[] {
  return namesBehind(text, allMatches(text, pattern), known);
}

function namesBehind(text: string, matches: readonly RegExpExecArray[], known: Set<string>): string[] {
  return matches.flatMap((match) => {
    const name = match.groups?.name ?? "";
    if (!isTold(name) || LIKE_WORDS.test(name)) return [];
    const read = lengthOfName(text, match.index + match[0].length - name.length, name, known);
    return read && isTold(read) ? [read] : [];
  });
}

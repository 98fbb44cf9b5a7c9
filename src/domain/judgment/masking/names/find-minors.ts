import { allMatches } from "../../../text/all-matches.ts";
import { parseChineseNumeral } from "../../../text/numbers/chinese-numeral.ts";
import { findIntroduction } from "../../parse/published/introduction.ts";
import type { JudgmentRecord } from "../../record.ts";
import { nameBefore, nameBehind } from "./likeliest-name.ts";
import { KIN, MINOR_WORDS } from "./word-lists.ts";

/**
 * A date of birth after a name: 李小例（女，2010年3月1日出生, 李小例，男，2010年生, 其子李小例（2010年3月出生）. The person is a minor if
 * younger than 18 on the day of the judgment.
 */
const BORN =
  /[，（](?:[男女][，,、](?:[^，。；（）]{1,4}族[，,])?|[^，。；（）]{1,8}，)?(?:生于|出生于|出生日期)?(?<year>[0-9]{4})年(?:(?<month>[0-9]{1,2})月(?:(?<day>[0-9]{1,2})日)?)?出?生/g;
/** An age after a name: （女，12岁）, ，年仅九岁. */
const AGED =
  /[，（](?:系)?(?:[男女][，,、])?(?:当时|时年|年仅|现年|殁年|年龄)?(?:(?<age>[0-9]{1,2}|[一二三四五六七八九十]{1,2})(?:周)?岁|(?:未满|不满)(?<below>[0-9]{1,2}|[一二三四五六七八九十]{1,2})(?:周)?岁|未成年)/g;
/** Words that mean a minor, before a name: 幼女王小例, 未成年的女儿李例, 小学生王例. */
const AFTER_MINOR = new RegExp(MINOR_WORDS, "g");
/** An age before a name: 九岁的女儿李例, 8岁的李例. */
const OF_AGE = new RegExp(
  `(?<age>[0-9]{1,2}|[一二三四五六七八九十]{1,2})(?:周)?岁的?(?:孩子|女孩|男孩|女童|男童|女生|男生|学生|${KIN})?`,
  "g",
);
/** Words after a name which say that the person attends school: 李例就读于例样小学, 李例上小学三年级. */
const AT_SCHOOL =
  /(?:现|正|尚)?(?:就读|在读|上学|读书|念书|上)于?[^，。；、]{0,12}?(?:小学|幼儿园|初中|[一二三四五六七八九]年级|初[一二三])/g;
/** Tells quickly whether a text may mention a child. An alternation of plain words is the fastest pattern. */
const HINTS_AT_CHILD = /幼|童|婴|未成年|小学|初中|小女孩|小男孩/;
/** Words for minors that also occur in rules about minors in general, where no name follows. */
const GENERAL = /^(?:未成年人|儿童|幼儿|婴儿)$/;
const FULL_AGE = 18;
const MAX_NAME_CHARACTERS = 6;

/**
 * The names of minors in a text: by date of birth compared with the day of the judgment, by age, and by words
 * for children.
 */
export function namesOfMinors(text: string, casedate: string): string[] {
  return [...bornMinors(text, casedate), ...toldMinors(text)];
}

function bornMinors(text: string, casedate: string): string[] {
  if (!casedate) return [];
  return allMatches(text, BORN).flatMap(({ index, groups = {} }) => {
    // A missing month is taken as December and a missing day as the 31st, so that the person counts as young
    // as possible.
    const { year = "", month = "12", day = "31" } = groups;
    const fullAge = `${Number(year) + FULL_AGE}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    const name = casedate < fullAge ? nameBefore(text, index) : "";
    return name ? [name] : [];
  });
}

/** Names of people whom the text shows to be minors by an age, a word for minors, or attending school. */
function toldMinors(text: string): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (name) found.add(name);
  };
  const isAged = text.includes("岁");
  if (isAged || text.includes("未成年"))
    for (const { index, groups = {} } of allMatches(text, AGED)) {
      const { age, below } = groups;
      const years = parseChineseNumeral(age ?? below ?? "") ?? 0;
      if (age ? years < FULL_AGE : years <= FULL_AGE) add(nameBefore(text, index));
    }
  for (const { 0: whole, index, groups } of isAged ? allMatches(text, OF_AGE) : [])
    if ((parseChineseNumeral(groups?.age ?? "") ?? FULL_AGE) < FULL_AGE)
      add(nameBehind(text, index + whole.length));
  if (HINTS_AT_CHILD.test(text)) {
    // After a word of GENERAL, a name needs a higher score.
    for (const { 0: whole, index } of allMatches(text, AFTER_MINOR))
      add(nameBehind(text, index + whole.length, GENERAL.test(whole) ? MIN_GENERAL : undefined));
    for (const { index } of allMatches(text, AT_SCHOOL)) add(nameBefore(text, index, MIN_GENERAL));
  }
  return [...found];
}
/** Minimum score of a name after a word of GENERAL, or before AT_SCHOOL. */
const MIN_GENERAL = 40;

/** The names of relatives and classmates of minors, parties or not: 付例 in 付小例的母亲付例. */
export function kinOfMinors(text: string, minors: ReadonlySet<string>): string[] {
  if (minors.size === 0) return [];
  const found = new Set<string>();
  for (const { 0: whole, index } of allMatches(text, KIN_OF)) {
    const before = text.slice(Math.max(0, index - MAX_NAME_CHARACTERS), index);
    if (
      !CLASSMATES.test(whole) &&
      !/(?:原告|被告|第三人|其|[，（、])$/.test(before) &&
      ![...minors].some((name) => before.endsWith(name) || before.endsWith(name.slice(1)))
    )
      continue;
    const name = nameBehind(text, index + whole.length);
    if (name) found.add(name);
  }
  for (const { index } of allMatches(text, PARENTS)) {
    const name = nameBefore(text, index);
    if (name) found.add(name);
  }
  return [...found];
}
/** A statement that somebody is a party's parent: 李例，原告之母. */
const PARENTS = /，(?:均?系)?(?:原告|被告|第三人|被害人)[^，。；之]{0,4}之(?:父|母)/g;
const CLASSMATES = /同[学桌班]|玩伴/;
const KIN_OF = new RegExp(`(?:的|之)?(?:${KIN}|同学|同桌|同班|玩伴)`, "g");

/** The name after 法定代理人: 法定代理人张三，…; 法定代理人暨诉讼代理人：李四，…. 法定代理人的谅解 does not match. */
const GUARDIAN =
  /法定代理人(?!的|、|或|是|对|与|和|及|均|未|没|不|在|到|参|表|达|出|提|谅)[^：:，。；的]{0,12}?(?:[：:]\s?|(?<=人|）|\))\s?)([A-Z][A-Za-z'’. -]{3,40}|[\u4e00-\u9fff]{2,4}(?:(?:（[^（）]{1,6}）)?[、和][\u4e00-\u9fff]{2,4}){0,3})(?=[，,。；（(])/;

/** Minimum score of a guardian's name within a sentence. */
const MIN_GUARDIAN = -20;

/**
 * Endings of the names of organisations. After such a name, 法定代理人 is a misprint of 法定代表人, and the
 * organisation is not a represented person.
 */
const SEATED = /(?:公司|集团|银行|支行|厂|店|中心|会|局|部|所|院|学校|社|矿|处)$/;

/**
 * The names in the record's head of people with a 法定代理人, and of these representatives. `text` is the record's
 * text in the form of `readPrinted`.
 */
export function namesOfRepresented(record: JudgmentRecord, text: string): string[] {
  if (!text.includes("法定代理人")) return [];
  const [, ...paragraphs] = text.split("\n");
  const end = findIntroduction(paragraphs);
  const head = end < 0 ? paragraphs.slice(0, 30) : paragraphs.slice(0, end + 1);
  const found: string[] = [];
  let party = "";
  for (const sentence of head.flatMap((text) => text.split(/(?<=[。；])/))) {
    const own = record.parties.find(
      ({ name }) =>
        sentence.slice(0, 40 + name.length).includes(name) && !/^(?:法定|委托|诉讼)/.test(sentence),
    );
    if (own) party = SEATED.test(own.name) ? "" : own.name;
    if (/（[^（）]{0,24}(?:法定代理人|监护人)/.test(sentence))
      for (const { name } of record.parties)
        if (sentence.indexOf(name) >= 0 && sentence.indexOf(name) < sentence.indexOf("（")) found.push(name);
    const guardian = GUARDIAN.exec(sentence);
    if (!guardian) continue;
    if (party) found.push(party);
    if (!party && record.parties.some(({ name }) => SEATED.test(name))) continue;
    const isLine = /^\s*法定代理人/.test(sentence);
    found.push(
      ...(guardian[1] ?? "")
        .split(/(?:（[^（）]*）)?[、和]/)
        .filter((name) => isLine || nameBehind(name, 0, MIN_GUARDIAN) === name),
    );
  }
  return found;
}

import { allMatches } from "../../../text/all-matches.ts";
import { foreignNames, latinNameAt } from "../printed/forms.ts";
import { mayBeNamed } from "./behind-role.ts";
import type { Left } from "./beside-name.ts";
import { readName } from "./read-name.ts";
import { mayBeginName } from "./reads-as-name.ts";
import { HIDDEN } from "./told-name.ts";
import {
  FAMILY_ROLES,
  KIN,
  MINOR_WORDS,
  NAMING,
  PARTY_ROLES,
  PROTECTED_ROLES,
  SHORT_KIN,
} from "./word-lists.ts";

/** Whom a text names: everybody in a criminal case, the family in a family case. */
export type Scene = "crime" | "family";

/** The people of a text; or one of them is introduced by a role, and where the name ends the text does not tell. */
export interface People {
  names: Set<string>;
  isUnsure: boolean;
}

const CUES: Record<Scene, RegExp> = {
  crime: new RegExp(`${PROTECTED_ROLES}|${NAMING}|${MINOR_WORDS}|${KIN}`, "g"),
  family: new RegExp(`${FAMILY_ROLES}|${PARTY_ROLES}|${NAMING}|${MINOR_WORDS}|${KIN}|${SHORT_KIN}`, "g"),
};
const ROLE = new RegExp(`(?:${PROTECTED_ROLES}|${FAMILY_ROLES})$`);
/** What may stand between such a word and the name: a bracket, a relative, 系, a colon, the number of an item, a nickname. */
const STEP = new RegExp(
  `（[^（）]{1,16}）|［[^［］]{1,16}］|(?:的|之|兼|暨|及)?(?:${KIN}|${PROTECTED_ROLES}|员工|职员|经理)|的?(?:姓名|身份)|系|是|为|即|名?叫|[：:]\\s?|(?:[（(][0-9一二三四五六七八九十]{1,2}[）)]|(?:[0-9]{1,2}|[一二三四五六七八九十]{1,2}|[A-Za-z])[.．、）)]|[0-9]{1,2}[，,]|[一二三四五六七八九十]{1,2}(?:[：:]|(?<=证人.{1,2})(?=[\\u4e00-\\u9fff]{2}))|[①-⑳⑴-⒇]|[●■◆▲★◎▪•※])\\s?|“[^“”]{1,8}”|[“‘（［]|\\s`,
  "y",
);
const MAX_STEPS = 4;
/** A role with nothing or a bracket between it and the name. */
const DIRECT = 2;
/** “小辉”（许例辉）, “小付”即付例: behind a nickname in quotes its bearer. */
const BEHIND_NICKNAME = /”(?:的|即|系|（|［|，即|，系)?/g;
/** 俞老太（俞例娴）: a bracket that holds nothing but a name. */
const BRACKETED = /[（［](?=[\u4e00-\u9fff]{2,4}(?:[）］](?![公鉴字刑物法])|，))/g;
/** What people are, as far as the last sign of the word does not tell it. */
const TRADES =
  /房东|股东|前台|总监|监理|会计|出纳|保安|保姆|支书|中介|护士|医生|老板|更夫|车夫|厨师|看客|邻居|亲属|家属|工作人员|班主任|工头|工友|同桌|路人|外号|绰号/g;
/** 娜例（Natasha）: a bracket behind a name that holds it in other letters. */
const LATIN_BRACKETED = /[（，](?<=[某\u4e00-\u9fff]{2}.)(?=(?:姓氏?)?[A-Z][a-z]{2,}[A-Za-z ]{0,30}[，）])/g;
const MAX_CALLED = 4;
/** 证人：1．付例（…）；2．会计付样、村民付品: a list of people behind a role and a colon, and its items. */
const ROLE_LIST =
  /(?:证人|证言|被害人|受害人|鉴定人|死者|伤者|法定代理人)(?:（[^（）]{0,16}）)?[：:][^。\n]{2,300}/g;
const ITEM_OF_LIST =
  /(?<=[；;、：:，,]|[）)](?=[^；;、，,：:]))\s?(?<number>[（(]?(?:[0-9]{1,2}|[A-Za-z])[）)．.、，,])?\s?(?<item>[\u4e00-\u9fff]{2,16})(?=[；;、，,（(]|$)/g;
/** Items of a list of witnesses, a line each: 李例：我在二楼听到…. */
const WITNESSES = /证人|证言|被害人|如下[：:]/;
const ITEM =
  /^(?:[⑴-⒇①-⑳●■◆▲★◎▪•※]|[（(]?(?:[0-9一二三四五六七八九十]{1,2}|[甲乙丙丁戊己庚])[）)]?[.．、]?)?\s?(?=[\u4e00-\u9fff]{2,4}(?:[：:]|(?<=^[①-⑳甲乙丙丁戊][、\u4e00-\u9fff]{2,5})[，（]))/;
/** What parts two of a list, with the explanation and the number that an item may have. */
const NEXT = /(?:（[^（）]{1,40}）)?(?:[、和及与]|以及|[；;，]\s?(?=[0-9]))\s?(?:[0-9]{1,2}[.．、）]\s?)?/y;
const BEFORE_IN_LIST = /(?<=^|[^\u4e00-\u9fff])([\u4e00-\u9fff]{2,4})(?:（[^（）]{1,40}）)?[、和及与]$/;
const MAX_ITEM = 50;

/** Everybody whom a text names, whatever their part; `families` are family names that make a name likelier. */
export function peopleIn(text: string, scene: Scene, families: ReadonlySet<string> = new Set()): People {
  const left = new Uint8Array(text.length + 2);
  const isRole = new Uint8Array(text.length + 2);
  const mark = (at: number, strength: Left): void => {
    if (strength > left[at]!) left[at] = strength;
  };
  for (const { 0: word, index } of allMatches(text, CUES[scene])) {
    let at = index + word.length;
    mark(at, 3);
    if (ROLE.test(word)) isRole[at] = DIRECT;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      STEP.lastIndex = at;
      const step = STEP.exec(text)?.[0];
      if (!step) break;
      // 证人（付例）: what a bracket holds may be the name as well.
      if (/^[（［“]./.test(step)) mark(at + 1, 3);
      at += step.length;
      mark(at, 3);
      if (ROLE.test(word) && isRole[at] === 0) isRole[at] = step.startsWith("（") ? DIRECT : 1;
    }
  }
  for (const { 0: sign, index } of allMatches(text, BEHIND_NICKNAME))
    mark(index + sign.length, /[即（［]/.test(sign) ? 3 : 2);
  // 老付（付例）, 付二（付例）: the family name before the bracket is that of the name in it.
  for (const { index } of allMatches(text, BRACKETED))
    mark(index + 1, text.slice(Math.max(0, index - MAX_CALLED), index).includes(text[index + 1]!) ? 3 : 2);
  for (const { 0: word, index } of allMatches(text, TRADES)) mark(index + word.length, 2);
  for (const { index } of allMatches(text, LATIN_BRACKETED)) mark(index + 1, 2);
  markItems(text, mark);
  markLists(text, mark);
  return gather(text, scene === "crime", left, isRole, families, mark);
}

/** Marks what stands before the colon of each line below a line about witnesses. */
function markItems(text: string, mark: (at: number, strength: Left) => void): void {
  let isOfWitnesses = false;
  let at = 0;
  for (const line of text.split("\n")) {
    const item = ITEM.exec(line);
    if (item && isOfWitnesses) mark(at + item[0].length, 3);
    else isOfWitnesses = WITNESSES.test(line) && line.length < MAX_ITEM;
    at += line.length + 1;
  }
}

/** Marks what each item of a list behind a role begins and ends with: of 班主任付例样 the last letters may be a name. */
function markLists(text: string, mark: (at: number, strength: Left) => void): void {
  for (const { 0: list, index } of allMatches(text, ROLE_LIST))
    for (const { 0: whole, index: within, groups } of allMatches(list, ITEM_OF_LIST)) {
      const { number, item = "" } = groups ?? {};
      const end = index + within + whole.length;
      mark(end - item.length, number ? 3 : 2);
      for (const length of [3, 2])
        if (item.length > length + 1 && end <= text.length && mayBeginName(text, end - length)) {
          mark(end - length, 2);
          break;
        }
    }
}

function gather(
  text: string,
  isCrime: boolean,
  left: Uint8Array,
  isRole: Uint8Array,
  families: ReadonlySet<string>,
  mark: (at: number, strength: Left) => void,
): People {
  const people: People = { names: new Set(foreignNames(text)), isUnsure: false };
  // 佳例（姓付）: a given name whose family name is told.
  for (const [, given = ""] of text.matchAll(/([\u4e00-\u9fff]{2})（(?:本|原)?姓[^名氏）]）/g))
    people.names.add(given);
  const doubtful = new Map<string, number[]>();
  const done = new Set<number>();
  const queue: [at: number, strength: Left][] = [];
  const take = (at: number): void => {
    const strength = left[at] as Left;
    const latin = strength > 1 ? latinNameAt(text, at) : "";
    if (latin) people.names.add(latin);
    const read = readName(text, at, strength, people.names, families);
    if (
      isRole[at]! > 0 &&
      (read.kind === "unsure" || (read.kind === "none" && isRole[at] === DIRECT && mayBeNamed(text, at)))
    )
      people.isUnsure = true;
    if (read.kind === "doubtful") doubtful.set(read.name, [...(doubtful.get(read.name) ?? []), at]);
    if (read.kind !== "name") return;
    people.names.add(read.name);
    const end = at + read.name.length;
    NEXT.lastIndex = end;
    const next = NEXT.exec(text)?.[0];
    const listed: Left = left[at] === 3 || /[0-9]/.test(next ?? "") ? 3 : 2;
    if (next) queue.push([end + next.length, listed]);
    const before = BEFORE_IN_LIST.exec(text.slice(Math.max(0, at - MAX_ITEM), at));
    if (before) queue.push([at - before[0].length, 2]);
  };
  const drain = (): void => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [at, strength] = next;
      if (done.has(at)) continue;
      done.add(at);
      mark(at, strength);
      take(at);
    }
  };
  // The title of a criminal case names the accused; whom else, it says.
  const title = isCrime ? text.indexOf("\n") : -1;
  for (let at = 0; at < text.length; at++)
    if (left[at]! > 0 || (at > title && mayBeginName(text, at))) {
      take(at);
      drain();
    }
  for (const [name, places] of doubtful)
    if (places.some((at) => isListed(text, at, at + name.length, people.names))) people.names.add(name);
  for (const name of [...people.names])
    if (HIDDEN.test(name) || isPart(name, people.names, text)) people.names.delete(name);
  return people;
}

const MASKED_BEFORE = /[某×*][0-9甲乙丙丁]{0,2}[、和及与]$/;
const MASKED_BEHIND = /^[、和及与][\u4e00-\u9fff][某×*]/;
const LENGTHS = [2, 3, 4];

/** Whether a found name, or somebody masked, stands beside a place in its list. */
function isListed(text: string, at: number, end: number, found: ReadonlySet<string>): boolean {
  if (/[、和及与]/.test(text[at - 1] ?? "")) {
    if (MASKED_BEFORE.test(text.slice(Math.max(0, at - 5), at))) return true;
    if (LENGTHS.some((length) => found.has(text.slice(at - 1 - length, at - 1)))) return true;
  }
  if (!/[、和及与]/.test(text[end] ?? "")) return false;
  return (
    MASKED_BEHIND.test(text.slice(end, end + 3)) ||
    LENGTHS.some((length) => found.has(text.slice(end + 1, end + 1 + length)))
  );
}

/** Whether a name stands only where it begins a longer one, or where another ends within it (张例牛 beside 牛陈述). */
export function isPart(name: string, found: ReadonlySet<string>, text: string): boolean {
  const others = [...found].filter(
    (other) =>
      other !== name && (other.startsWith(name) || (!other.startsWith(name[0]!) && other.includes(name[0]!))),
  );
  if (others.length === 0) return false;
  const isCovered = (at: number): boolean =>
    others.some((other) => {
      const within = other.indexOf(name[0]!);
      return text.startsWith(other, at - within);
    });
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isCovered(at)) return false;
  return true;
}

import { allMatches } from "../../../text/all-matches.ts";
import { SURNAME } from "../printed/surnames.ts";
import people from "./people.json" with { type: "json" };
import {
  DOES,
  FAMILY_ROLES,
  KIN,
  MINOR_WORDS,
  NAMING,
  PARTY_ROLES,
  PROTECTED_ROLES,
  SHORT_KIN,
  TESTIFIES,
} from "./word-lists.ts";

/** The kind of a case whose people are masked: everybody in a criminal case, the family in a family case. */
export type Scene = "crime" | "family";

/**
 * A mark says how strongly the text before an offset announces a person whose name begins there; 0 if not at
 * all. HINT: the offset is in a bracket or a list that may contain people.
 */
export const HINT = 1;
/** After a word for people (房东, 司机), or where the surrounding text shows a person. */
export const PERSON = 2;
/** After a word for a relative, a child or a name, or in a list of people. */
export const MARKED = 3;
/** Directly after a role (被害人, 证人), or after a role and a bracket. */
export const DIRECT = 4;

/** The last two characters of words for people. */
const ENDINGS = new Set(people.nouns.split(" ").map((noun) => noun.slice(-2)));
/** A word with one of these last characters counts as a word for people without being listed. */
const ANY_ENDING = "员商匠贩";
/**
 * By code of a word's last character: 1 if some listed words for people end with it, 2 if it is in
 * ANY_ENDING.
 */
const LAST_SIGNS = new Uint8Array(2 ** 16);
for (const ending of ENDINGS) LAST_SIGNS[ending.charCodeAt(1)] = 1;
for (const sign of ANY_ENDING) LAST_SIGNS[sign.charCodeAt(0)] = 2;
/** Whether a word for people ends at an offset. */
export function isPersonBefore(text: string, at: number): boolean {
  const last = LAST_SIGNS[text.charCodeAt(at - 1)];
  return last === 2 || (last === 1 && ENDINGS.has(text.slice(at - 2, at)));
}

const CUES: Record<Scene, RegExp> = {
  crime: new RegExp(`${PROTECTED_ROLES}|${NAMING}|${MINOR_WORDS}|${KIN}`, "g"),
  family: new RegExp(`${FAMILY_ROLES}|${PARTY_ROLES}|${NAMING}|${MINOR_WORDS}|${KIN}|${SHORT_KIN}`, "g"),
};
const ROLE = new RegExp(`(?:${PROTECTED_ROLES}|${FAMILY_ROLES})$`);
/**
 * Text that may stand between a word of CUES and the name: a bracket, a relative, 系, a colon, an item number,
 * a nickname.
 */
const STEP = new RegExp(
  `（[^（）]{1,16}）|［[^［］]{1,16}］|(?:的|之|兼|暨|及)?(?:${KIN}|${PROTECTED_ROLES}|员工|职员|经理)|的?(?:姓名|身份)|系|是|为|即|名?叫|[：:]\\s?|(?:[（(][0-9一二三四五六七八九十]{1,2}[）)]|(?:[0-9]{1,2}|[一二三四五六七八九十]{1,2}|[A-Za-z])[.．、）)：:]|[0-9]{1,2}[，,]|[一二三四五六七八九十]{1,2}(?:[：:]|(?<=证人.{1,2})(?=[\\u4e00-\\u9fff]{2}))|[①-⑳⑴-⒇]|[●■◆▲★◎▪•※])\\s?|[甲乙丙丁戊己庚](?=[（：:])|[0-9]{1,2}(?=[\\u4e00-\\u9fff]{2})(?![0-9名人个位次年月日时元万])|“[^“”]{1,8}”|[“‘（［]|\\s`,
  "y",
);
const MAX_STEPS = 4;
/** The text between a nickname in quotes and the real name: “小辉”（许例辉）, “小付”即付例. */
const BEHIND_NICKNAME =
  /”(?:的|即|系|（|［|，即|，系)|(?<=“[\u4e00-\u9fff0-9]{1,5})”(?=[\u4e00-\u9fff]{2,3}[、，。；（的])/g;
/** The start of a bracket that contains only a name: 俞老太（俞例娴）. */
const BRACKETED = /[（［](?=[\u4e00-\u9fff]{2,4}(?:[）］](?![公鉴字刑物法])|，))/g;
/** The start of a bracket with the real name of the person before it: 小付（付例）, 孙某1（孙例）, （即江例）. */
const BRACKETED_NAME =
  /[（［](?=([\u4e00-\u9fff])[\u4e00-\u9fff]{1,2}[）］，])(?<=\1[\u4e00-\u9fff]{0,2}[0-9]?.)|[（［](?:即|系|本名)(?=[\u4e00-\u9fff]{2,4}[）］，])/g;
/** The number before the next person in a list without other separators: ②付例③李例. */
const NUMBERED = /(?<=[\u4e00-\u9fff])[②-⑳](?=[\u4e00-\u9fff]{2,4}[②-⑳的，、；。（])/g;
/** The start of a bracket that gives the name before it in Latin letters: 娜例（Natasha）. */
const LATIN_BRACKETED = /[（，](?<=[某\u4e00-\u9fff]{2}.)(?=(?:姓氏?)?[A-Z][a-z]{2,}[A-Za-z ]{0,30}[，）])/g;
/** A role, a colon and a list of people: 证人：1．付例（…）；2．会计付样、村民付品. */
const ROLE_LIST = new RegExp(
  `(?:${PROTECTED_ROLES}|证言|法定代理人)(?:（[^（）]{0,16}）|[^（）：，。；\\n]{0,8})[：:][^。\\n]{2,300}`,
  "g",
);
const ITEM_OF_LIST =
  /(?<=[；;、：:，,]|[）)](?=[^；;、，,：:]))\s?(?:[①-⑳]|[（(]?(?:[0-9]{1,2}|[A-Za-z])[）)．.、，,])\s?(?=[\u4e00-\u9fff]{2})/g;
/** The number of an item that begins with the name of a witness: 1.付例证言：…, ②李例，证实…. */
const ITEM_OF_WITNESS =
  /(?:^|[。；：，、\n])\s?(?:[①-⑳]|[（(]?(?:[0-9]{1,2}|[A-Za-z]|[一二三四五六七八九十]{1,2})[）)．.、，,])\s?(?=[\u4e00-\u9fff]{2,4}(?:（[^（）]{1,8}）)?(?:的?(?:证言|陈述)|[，：,](?:证实|证明|陈述|证言|[男女][，,。])))/gm;
/** A line after which each line may begin with the name of a witness (李例：我在二楼听到…). */
const WITNESSES = /证人|证言|被害人|如下[：:]/;
const ITEM =
  /^(?:[⑴-⒇①-⑳●■◆▲★◎▪•※]|[（(]?(?:[0-9一二三四五六七八九十]{1,2}|[甲乙丙丁戊己庚])[）)]?[.．、]?)?\s?(?=[\u4e00-\u9fff]{2,4}(?:[：:]|(?<=^[①-⑳甲乙丙丁戊][、\u4e00-\u9fff]{2,5})[，（]))/;
/** The heading of a table of people: 退赔清单, 购药人员名单（节录）, 序号 姓名 金额. */
const TABLE = /(?:名单|一览|清单|明细表?)(?:（[^（）]{1,8}）)?[：:]?$|姓名|持卡人/;
/** The text before the name in a row of such a table: 1 付例 2000, ①付例 车窗两块. */
const ROW = /^\s?(?:[0-9]{1,3}|[①-⑳])?[.．、]?[\s／/|]{0,4}(?=[\u4e00-\u9fff]{2,4}.{0,12}[0-9])/;
const MAX_HEADING = 50;
/** 的 between a clause and a name that is the subject of the next verb: 跳舞的税例琼拨打. */
const PASSING = new RegExp(`的(?=[\\u4e00-\\u9fff]{2,3}(?:${DOES}|${TESTIFIES}))`, "g");
/**
 * The text before an item of a list of amounts. Each item names a person or a thing: 1、付例12000元；2、李例9000元,
 * 付例30000元李例12000元.
 */
const AMOUNT = /[：；;、\n元](?:[0-9]{1,3}[、.．])?(?=[\u4e00-\u9fff]{2,4}，?[0-9][0-9.,]*万?元)/g;
const NAMED_AMOUNT = new RegExp(`^(?:${SURNAME}[\u4e00-\u9fff]{1,2}|[\u4e00-\u9fff]某[0-9]?)，?[0-9]`);
const MAX_NAMED = 5;
/** Maximum distance of two items of one list. */
const MAX_AMOUNT = 30;
/** Minimum number of items, and minimum share of those with a family name, of a list of people's amounts. */
const [MIN_AMOUNTS, MIN_PEOPLE] = [3, 0.7];
/** The left border of a table cell that contains only a name: |付例|, ／付例／. */
const CELL = /[|│／](?=\s?[\u4e00-\u9fff]{2,4}\s?[|│／])/g;
/** The label of an item that is numbered with the heavenly stems: 甲：付例，2100元. */
const STEM = /(?:^|[。；：\n])[甲乙丙丁戊己庚辛][：:](?=[\u4e00-\u9fff]{2,4}[，（])/gm;
/** The verb before the owner of a home: 进入付例家, 窜至付例的住处. */
const OWNER =
  /[至到入从在往×](?=[\u4e00-\u9fff]{2,3}(?:家[，。；（中里盗偷门]|的(?:住处|住所|房门|家[中里])))/g;
const PATTERNS: [RegExp, number][] = [
  [OWNER, PERSON],
  [CELL, PERSON],
  [STEM, MARKED],
  [PASSING, PERSON],
  [BRACKETED, HINT],
  [NUMBERED, PERSON],
  [BRACKETED_NAME, MARKED],
  [BEHIND_NICKNAME, MARKED],
  [LATIN_BRACKETED, MARKED],
  [ITEM_OF_WITNESS, MARKED],
];

/** The marks of a text, by offset. */
export function marksOf(text: string, scene: Scene): Uint8Array {
  const marks = new Uint8Array(text.length + 2);
  const mark = (at: number, strength: number): void => {
    if (strength > marks[at]!) marks[at] = strength;
  };
  const markBehind = (end: number, strength: number): void => {
    const beyond = Math.min(strength, MARKED);
    mark(end, strength);
    let at = end;
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      STEP.lastIndex = at;
      const step = STEP.exec(text)?.[0];
      if (!step) break;
      // The name may be in the bracket itself: 证人（付例）.
      if (/^[（［“]./.test(step)) mark(at + 1, beyond);
      at += step.length;
      mark(at, step.startsWith("（") ? strength : beyond);
    }
  };
  for (let at = 2; at <= text.length; at++) if (isPersonBefore(text, at)) markBehind(at, PERSON);
  for (const { 0: word, index } of allMatches(text, CUES[scene]))
    markBehind(index + word.length, ROLE.test(word) ? DIRECT : MARKED);
  for (const [pattern, strength] of PATTERNS)
    for (const { 0: sign, index } of allMatches(text, pattern)) mark(index + sign.length, strength);
  for (const { 0: list, index } of allMatches(text, ROLE_LIST))
    for (const { 0: number, index: within } of allMatches(list, ITEM_OF_LIST))
      mark(index + within + number.length, MARKED);
  markItems(text, mark);
  markAmounts(text, mark);
  return marks;
}

/** Marks the items of lists of amounts: strongly if most items of a list begin with a family name. */
function markAmounts(text: string, mark: (at: number, strength: number) => void): void {
  const lists: number[][] = [];
  for (const { 0: sign, index } of allMatches(text, AMOUNT)) {
    const at = index + sign.length;
    const list = lists.at(-1);
    if (list && at - list.at(-1)! < MAX_AMOUNT) list.push(at);
    else lists.push([at]);
  }
  for (const list of lists) {
    const people = list.filter((at) => NAMED_AMOUNT.test(text.slice(at, at + MAX_NAMED)));
    const isOfPeople = list.length >= MIN_AMOUNTS && people.length / list.length >= MIN_PEOPLE;
    for (const at of list) mark(at, isOfPeople ? MARKED : HINT);
  }
}

/**
 * Marks the names at the start of the lines after a line about witnesses, and of the rows of a table of
 * people.
 */
function markItems(text: string, mark: (at: number, strength: number) => void): void {
  let isOfWitnesses = false;
  let isTable = false;
  let at = 0;
  for (const line of text.split("\n")) {
    const item = ITEM.exec(line);
    if (item && isOfWitnesses) mark(at + item[0].length, MARKED);
    else isOfWitnesses = WITNESSES.test(line) && line.length < MAX_HEADING;
    const row = isTable && line.length < MAX_HEADING ? ROW.exec(line) : null;
    if (row) mark(at + row[0].length, MARKED);
    else isTable = line.length < MAX_HEADING && TABLE.test(line);
    at += line.length + 1;
  }
}

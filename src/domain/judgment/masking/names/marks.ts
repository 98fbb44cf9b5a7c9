import { allMatches } from "../../../text/all-matches.ts";
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

/** A place behind a word that introduces somebody, and one with nothing but a bracket between it and a role. */
export const MARKED = 1;
export const DIRECT = 2;

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
/** “小辉”（许例辉）, “小付”即付例: behind a nickname in quotes its bearer. */
const BEHIND_NICKNAME = /”(?:的|即|系|（|［|，即|，系)/g;
/** 俞老太（俞例娴）: a bracket that holds nothing but a name. */
const BRACKETED = /[（［](?=[\u4e00-\u9fff]{2,4}(?:[）］](?![公鉴字刑物法])|，))/g;
/** 娜例（Natasha）: a bracket behind a name that holds it in other letters. */
const LATIN_BRACKETED = /[（，](?<=[某\u4e00-\u9fff]{2}.)(?=(?:姓氏?)?[A-Z][a-z]{2,}[A-Za-z ]{0,30}[，）])/g;
/** 证人：1．付例（…）；2．会计付样、村民付品: a list of people behind a role and a colon, and its items. */
const ROLE_LIST =
  /(?:证人|证言|被害人|受害人|鉴定人|死者|伤者|法定代理人)(?:（[^（）]{0,16}）)?[：:][^。\n]{2,300}/g;
const ITEM_OF_LIST =
  /(?<=[；;、：:，,]|[）)](?=[^；;、，,：:]))\s?(?:[（(]?(?:[0-9]{1,2}|[A-Za-z])[）)．.、，,])\s?(?=[\u4e00-\u9fff]{2})/g;
/** Items of a list of witnesses, a line each: 李例：我在二楼听到…. */
const WITNESSES = /证人|证言|被害人|如下[：:]/;
const ITEM =
  /^(?:[⑴-⒇①-⑳●■◆▲★◎▪•※]|[（(]?(?:[0-9一二三四五六七八九十]{1,2}|[甲乙丙丁戊己庚])[）)]?[.．、]?)?\s?(?=[\u4e00-\u9fff]{2,4}(?:[：:]|(?<=^[①-⑳甲乙丙丁戊][、\u4e00-\u9fff]{2,5})[，（]))/;
const MAX_HEADING = 50;

/** Where somebody's name is announced, by place. */
export function marksOf(text: string, scene: Scene): Uint8Array {
  const marks = new Uint8Array(text.length + 2);
  const mark = (at: number, strength: number): void => {
    if (strength > marks[at]!) marks[at] = strength;
  };
  for (const { 0: word, index } of allMatches(text, CUES[scene])) {
    const isRole = ROLE.test(word);
    let at = index + word.length;
    mark(at, isRole ? DIRECT : MARKED);
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      STEP.lastIndex = at;
      const step = STEP.exec(text)?.[0];
      if (!step) break;
      // 证人（付例）: what a bracket holds may be the name as well.
      if (/^[（［“]./.test(step)) mark(at + 1, MARKED);
      at += step.length;
      mark(at, isRole && step.startsWith("（") ? DIRECT : MARKED);
    }
  }
  for (const pattern of [BEHIND_NICKNAME, BRACKETED, LATIN_BRACKETED])
    for (const { 0: sign, index } of allMatches(text, pattern)) mark(index + sign.length, MARKED);
  for (const { 0: list, index } of allMatches(text, ROLE_LIST))
    for (const { 0: number, index: within } of allMatches(list, ITEM_OF_LIST))
      mark(index + within + number.length, MARKED);
  markItems(text, mark);
  return marks;
}

/** Marks what stands before the colon of each line below a line about witnesses. */
function markItems(text: string, mark: (at: number, strength: number) => void): void {
  let isOfWitnesses = false;
  let at = 0;
  for (const line of text.split("\n")) {
    const item = ITEM.exec(line);
    if (item && isOfWitnesses) mark(at + item[0].length, MARKED);
    else isOfWitnesses = WITNESSES.test(line) && line.length < MAX_HEADING;
    at += line.length + 1;
  }
}

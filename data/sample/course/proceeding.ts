import type { Party, Side } from "#domain/judgment/record.ts";
import { counselLines, counselRecords, type Representative } from "../print/counsel.ts";
import type { HouseStyle } from "../print/document.ts";
import type { Day } from "../world/calendar.ts";
import type { Formation } from "../world/judges.ts";
import type { Litigant } from "../world/litigant.ts";
import type { PrintMoney } from "../world/money.ts";
import type { Random } from "../world/random.ts";
import type { Seat } from "../world/seat.ts";
import type { Story } from "./story.ts";

/** One instance of a case: the court, its numbers and days, and who appeared for whom. */
export interface Proceeding {
  random: Random;
  seat: Seat;
  style: HouseStyle;
  money: PrintMoney;
  story: Story;
  caseNumber: string;
  filed: Day;
  decided: Day;
  formation: Formation;
  representatives: Map<Litigant, Representative[]>;
  /** Defendants who did not appear. */
  absent: Set<Litigant>;
  /** The operative items of the judgment, once written; an appeal repeats them. */
  ordered: string[];
}

/** A party in its role at this instance. */
export interface Role {
  litigant: Litigant;
  side: Side;
  /** As printed: 被上诉人（原审原告）. */
  word: string;
}

/** The paragraphs that list parties and representatives, with the matching records. */
export function partyParagraphs(proceeding: Proceeding, roles: Role[]) {
  const { random, style, representatives } = proceeding;
  const lines: string[] = [];
  const parties: Party[] = [];
  const counsel = [];
  const merged = random.chance(0.12);
  for (let index = 0; index < roles.length; index++) {
    const role = roles[index]!;
    const { litigant, side, word } = role;
    parties.push({ name: litigant.name, side, role: word });
    const about =
      litigant.kind === "person" ? `${litigant.about}，住${litigant.address}` : seatOf(random, litigant);
    const called = style.shortWithParty ? introduced(litigant) : litigant.name;
    const own = [`${word}${style.colon}${called}，${about}。`];
    if (litigant.head) own.push(headLine(style, litigant));
    const mine = representatives.get(litigant) ?? [];
    const shares = (other: Role | undefined) =>
      other !== undefined &&
      other.word === word &&
      mine.length > 0 &&
      representatives.get(other.litigant) === mine;
    const before = roles[index - 1];
    const together = before && shares(before);
    const sharedLater = shares(roles[index + 1]);
    if (together) {
      const two = `以上二${word.replace(/（.*/, "")}共同`;
      own.push(...counselLines(random, style, mine, two));
      counsel.push(...counselRecords(mine, side, [before.litigant.name, litigant.name]));
    } else if (!sharedLater) {
      own.push(...counselLines(random, style, mine));
      counsel.push(...counselRecords(mine, side, [litigant.name]));
    }
    if (merged && !together && !sharedLater) lines.push(own.join(""));
    else lines.push(...own);
  }
  return { lines, parties, counsel };
}

function seatOf(random: Random, litigant: Litigant): string {
  return `${random.pick(["住所地", "住所地", "住所", "营业场所"])}${random.chance(0.3) ? "：" : ""}${litigant.address}`;
}

function headLine(style: HouseStyle, litigant: Litigant): string {
  const word = litigant.kind === "branch" ? "负责人" : "法定代表人";
  return `${word}${style.colon}${litigant.head}，${litigant.headTitle}。`;
}

/** 示例A公司（以下简称…）if short and full name differ. */
function introduced(litigant: Litigant): string {
  return litigant.short === litigant.name ? litigant.name : `${litigant.name}（以下简称${litigant.short}）`;
}

/** How the introduction names a party: with its short name unless the list of parties gave it. */
export function inIntroduction(style: HouseStyle, litigant: Litigant): string {
  return style.shortWithParty ? litigant.name : introduced(litigant);
}

/** Names joined by 、. */
export function names(litigants: Litigant[]): string {
  return litigants.map((each) => each.short).join("、");
}

/** Who attended the hearing: 原告A的委托诉讼代理人B、被告C到庭参加诉讼. */
export function attendance(proceeding: Proceeding, roles: Role[]): string {
  const { style, representatives, absent, random } = proceeding;
  const word = style.old ? "委托代理人" : "委托诉讼代理人";
  const bare = random.chance(0.3);
  const present = roles
    .filter((role) => !absent.has(role.litigant))
    .map(({ litigant, word: role }) => {
      const mine = representatives.get(litigant) ?? [];
      const title = role.replace(/（.*/, "") + litigant.short;
      if (mine.length === 0) {
        return litigant.kind === "person"
          ? title
          : `${title}的${litigant.kind === "branch" ? "负责人" : "法定代表人"}${litigant.head}`;
      }
      if (bare) return `${title}的${word}`;
      const self = litigant.kind === "person" && random.chance(0.4) ? `${title}及其` : `${title}的`;
      return `${self}${word}${mine.map((each) => each.name).join("、")}`;
    });
  return `${present.join("，")}${random.pick(["到庭参加诉讼", "均到庭参加了诉讼", "到庭参加了诉讼"])}。`;
}

/** The sentence on defendants who did not appear; empty if all did. */
export function absence(proceeding: Proceeding, roles: Role[]): string {
  const away = roles.filter((role) => proceeding.absent.has(role.litigant));
  if (away.length === 0) return "";
  const who = away.map((role) => role.word.replace(/（.*/, "") + role.litigant.short).join("、");
  return `${who}经本院${proceeding.random.pick(["传票传唤", "合法传唤", "公告送达开庭传票"])}，无正当理由${proceeding.random.pick(["拒不到庭参加诉讼", "未到庭参加诉讼", "拒不到庭"])}。`;
}

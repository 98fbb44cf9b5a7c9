import type { Counsel, Side } from "#domain/judgment/record.ts";
import type { Day } from "../world/calendar.ts";
import { firmOn, type SampleLawyer } from "../world/cast.ts";
import type { Litigant, SamplePlace } from "../world/litigant.ts";
import { brandWord, partyName, personName } from "../world/names.ts";
import type { Random } from "../world/random.ts";
import type { HouseStyle } from "./document.ts";

/** Somebody who appears for a party, before any document prints it. */
export interface Representative {
  name: string;
  /** Firm, legal service office, or empty. */
  firm: string;
  kind: Counsel["kind"];
  /** What is printed after the name: 内蒙古示例青禾律师事务所律师, 该公司员工 … */
  post: string;
  address: string;
}

/** A practising lawyer of the cast, with their firm on that day. */
export function asLawyer(lawyer: SampleLawyer, day: Day): Representative {
  const firm = firmOn(lawyer, day).name;
  return { name: lawyer.name, firm, kind: "lawyer", post: `${firm}律师`, address: "" };
}

/** A trainee beside a lawyer, of the same firm. */
export function asTrainee(random: Random, firm: string): Representative {
  return { name: personName(random), firm, kind: "trainee", post: `${firm}实习律师`, address: "" };
}

/** A representative who is not a lawyer: a company's employee, a legal worker, or a relative. */
export function layRepresentative(random: Random, party: Litigant, place: SamplePlace): Representative {
  const name = personName(random);
  if (party.kind !== "person") {
    const post = random.pick([
      "该公司员工",
      "该公司法务",
      "系该公司职员",
      "公司员工",
      "该公司法律顾问室工作人员",
    ]);
    return { name, firm: "", kind: "other", post, address: "" };
  }
  if (random.chance(0.5)) {
    const firm = `${place.district || place.city}示例${brandWord(random)}法律服务所`;
    return {
      name,
      firm,
      kind: "legal_worker",
      post: `${firm}${random.pick(["法律工作者", "基层法律服务工作者", "法律工作者"])}`,
      address: "",
    };
  }
  const tie = random.pick([party.about.startsWith("女") ? "之夫" : "之妻", "之子", "之女", "之兄"]);
  return {
    name: partyName(random, place.province).name,
    firm: "",
    kind: "other",
    post: `系${party.name}${tie}`,
    address: party.address,
  };
}

/** The paragraphs that name a party's representatives, in the house style. */
export function counselLines(
  random: Random,
  style: HouseStyle,
  representatives: Representative[],
  shared = "",
): string[] {
  if (representatives.length === 0) return [];
  const word = style.old ? "委托代理人" : "委托诉讼代理人";
  const label = `${shared}${word}${style.colon}`;
  const power = random.chance(0.15) ? random.pick(["（特别授权）", "（特别授权代理）", "（一般授权）"]) : "";
  const print = (each: Representative) =>
    `${each.name}${power}，${each.post}${each.address ? `，住${each.address}` : ""}`;
  const [first, second] = representatives;
  if (first && second && first.post === second.post) {
    const both = `${first.name}、${second.name}`;
    const manner = random.next();
    if (manner < 0.4) return [`${label}${both}，${first.firm ? first.post : first.post}。`];
    if (manner < 0.6) return [`${label}${both}，均系${first.post.replace(/^系/, "")}。`];
    if (manner < 0.75) return [`${label}${both}，均为${first.post.replace(/^系/, "")}。`];
  }
  return representatives.map((each) => `${label}${print(each)}。`);
}

/** The record's form of representatives for the parties they act for. */
export function counselRecords(representatives: Representative[], side: Side, parties: string[]): Counsel[] {
  return representatives.map(({ name, firm, kind }) => ({ name, firm, kind, side, parties }));
}

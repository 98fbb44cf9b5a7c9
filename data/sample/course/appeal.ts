import type { AppealOutcome, CaseRef } from "#domain/judgment/record.ts";
import { chineseDate, type Day } from "../world/calendar.ts";
import type { Litigant } from "../world/litigant.ts";
import type { Decision } from "./decision.ts";
import { inIntroduction, names, type Proceeding, type Role } from "./proceeding.ts";
import type { Issue } from "./story.ts";

/** Shares of the outcomes of appeals, adding up to 1; see data/sources/base-rates.json. */
export interface AppealRates {
  upheld: number;
  changed: number;
  withdrawn: number;
  remanded: number;
  other: number;
}

const GOLDEN_RATIO = 0.6180339887498949;

/** Deals outcomes so evenly (by multiples of the golden ratio) that their shares come close to the rates. */
export function dealOutcomes(rates: AppealRates): () => AppealOutcome {
  let dealt = 0;
  return () => {
    dealt++;
    let left = (dealt * GOLDEN_RATIO) % 1;
    for (const outcome of ["upheld", "changed", "withdrawn", "remanded", "other"] as const) {
      left -= rates[outcome];
      if (left < 0) return outcome;
    }
    return "upheld";
  };
}

/** An appeal: who appealed, its outcome, and the instance before. */
export interface Appeal {
  outcome: AppealOutcome;
  /** How exactly it ended if the outcome has several ways. */
  way: "judgment" | "withdrawn" | "abandoned" | "remanded" | "suit-withdrawn" | "suit-dismissed";
  by: "claimant" | "respondent" | "both";
  appellants: Litigant[];
  first: { proceeding: Proceeding; decision: Decision };
  /** The decision on appeal and the point that turned it; only for changed judgments. */
  turned: { decision: Decision; point: Issue } | null;
}

/** The roles on appeal: 上诉人（原审被告）, 被上诉人（原审原告）, 原审第三人 … */
export function appealRoles(appeal: Appeal, proceeding: Proceeding): Role[] {
  const { plaintiffs, defendants, thirds } = proceeding.story;
  const former = proceeding.style.originalWord;
  const both = appeal.by === "both";
  const role = (litigant: Litigant, word: string): Role => {
    if (appeal.appellants.includes(litigant)) {
      return { litigant, side: "appellant", word: `上诉人（${former}${word}）` };
    }
    const opposite = both || (word === "原告") !== (appeal.by === "claimant");
    return opposite && word !== "第三人"
      ? { litigant, side: "appellee", word: `被上诉人（${former}${word}）` }
      : { litigant, side: word === "第三人" ? "third" : "defendant", word: `${former}${word}` };
  };
  const all = [
    ...plaintiffs.map((each) => role(each, "原告")),
    ...defendants.map((each) => role(each, "被告")),
    ...thirds.map((each) => role(each, "第三人")),
  ];
  const order: Role["side"][] = ["appellant", "appellee", "defendant", "third"];
  return order.flatMap((side) => all.filter((each) => each.side === side));
}

/** How this document names the decision appealed from, and the reference that goes with it. */
export function originOf(appeal: Appeal, proceeding: Proceeding): { printed: string; ref: CaseRef } {
  const { random } = proceeding;
  const { proceeding: first } = appeal.first;
  const dated = random.chance(0.25);
  const court = random.chance(0.6) ? first.seat.printed : first.seat.node.label;
  const printed = dated
    ? `${court}${chineseDate(first.decided)}作出的${first.caseNumber}民事判决`
    : `${court}${first.caseNumber}民事判决`;
  return {
    printed,
    ref: {
      court: first.seat.node.label,
      court_id: first.seat.node.value,
      case_number: first.caseNumber,
      text_type: "民事判决书",
      casedate: dated ? iso(first.decided) : "",
      instance: "first",
    },
  };
}

function iso(day: Day): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** 上诉人A因与被上诉人B、原审被告C…纠纷一案，不服X（…）民事判决，向本院提起上诉。 */
export function appealOpening(appeal: Appeal, roles: Role[], proceeding: Proceeding, origin: string): string {
  const { story, style } = proceeding;
  const groups = new Map<string, { word: string; list: Litigant[] }>();
  for (const { side, word, litigant } of roles) {
    const printed = side === "appellant" ? "上诉人" : side === "appellee" ? "被上诉人" : word;
    const key = side === "appellant" && story.plaintiffs.includes(litigant) ? `${printed}1` : printed;
    groups.set(key, { word: printed, list: [...(groups.get(key)?.list ?? []), litigant] });
  }
  const [own, ...others] = [...groups.values()].map(
    ({ word, list }) => word + list.map((each) => inIntroduction(style, each)).join("、"),
  );
  const against = others.length > 0 ? `因与${others.join("、")}` : "";
  const all = appeal.by === "both" ? "均" : "";
  return `${own}${against}${story.cause}一案，${all}不服${origin}，${all ? "分别" : ""}向本院提起上诉。`;
}

/** The short names of the appellants and of those who respond. */
export function camps(roles: Role[]): { appellants: string; appellees: string } {
  const of = (side: Role["side"]) =>
    names(roles.filter((role) => role.side === side).map((role) => role.litigant));
  return { appellants: of("appellant"), appellees: of("appellee") };
}

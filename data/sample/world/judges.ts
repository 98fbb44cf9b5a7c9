import { type Day, dayOf } from "./calendar.ts";
import { personName } from "./names.ts";
import { createRandom, type Random } from "./random.ts";
import type { Seat } from "./seat.ts";

/** Who sits on one case, with the titles their document prints. */
export interface Formation {
  judges: { title: string; name: string }[];
  staff: { title: string; name: string }[];
  /** How the court sat: a panel (合议庭), or one judge in summary or ordinary procedure. */
  sitting: "panel" | "summary" | "single";
}

/** The title 代理审判员 ended with the reform of judges' posts (法官法 of 2019); most courts dropped it by 2018. */
const ASSISTANT_JUDGES_UNTIL = dayOf(2018, 1, 1);
/** 法官助理 have signed documents since the forms of 2016. */
const JUDGE_ASSISTANTS_SINCE = dayOf(2017, 1, 1);
/** A single judge may hear ordinary procedure and simple appeals since 2022-01-01 (民事诉讼法 arts. 40, 41). */
const SINGLE_JUDGE_SINCE = dayOf(2022, 1, 1);

/** Draws the formation of a case at a court from that court's own invented judges. */
export function formation(
  random: Random,
  seat: Seat,
  decided: Day,
  sitting: Formation["sitting"],
): Formation {
  const house = createRandom(`judges ${seat.node.label}`);
  const benches = seat.tier === "basic" ? 9 : 14;
  const everybody = unique(() => personName(house), benches + 11);
  const judges = everybody.slice(0, benches);
  const lay = everybody.slice(benches, benches + 6);
  const clerks = everybody.slice(benches + 6);
  const title = () => (decided < ASSISTANT_JUDGES_UNTIL && random.chance(0.35) ? "代理审判员" : "审判员");
  const staff = [
    ...(decided >= JUDGE_ASSISTANTS_SINCE && random.chance(0.5)
      ? [{ title: "法官助理", name: random.pick(clerks.slice(0, 2)) }]
      : []),
    { title: random.chance(0.08) ? "代书记员" : "书记员", name: random.pick(clerks.slice(2)) },
  ];
  if (sitting !== "panel") return { judges: [{ title: title(), name: random.pick(judges) }], staff, sitting };
  const [first, second, third] = random.sample(judges, 3) as [string, string, string];
  const presiding = { title: "审判长", name: first };
  if (seat.tier !== "basic" || random.chance(0.3)) {
    return {
      judges: [presiding, { title: title(), name: second }, { title: title(), name: third }],
      staff,
      sitting,
    };
  }
  const [layOne, layTwo] = random.sample(lay, 2) as [string, string];
  const wings = random.chance(0.5)
    ? [
        { title: "人民陪审员", name: layOne },
        { title: "人民陪审员", name: layTwo },
      ]
    : [
        { title: title(), name: second },
        { title: "人民陪审员", name: layOne },
      ];
  return { judges: [presiding, ...wings], staff, sitting };
}

/** How a court sits on a claim: small cases at basic courts before one judge, appeals mostly before three. */
export function sittingFor(
  random: Random,
  seat: Seat,
  decided: Day,
  claim: number | null,
): Formation["sitting"] {
  if (seat.tier === "basic") {
    if ((claim ?? 0) < 500_000 && random.chance(0.55)) return "summary";
    return decided >= SINGLE_JUDGE_SINCE && (claim ?? 0) < 2_000_000 && random.chance(0.35)
      ? "single"
      : "panel";
  }
  return decided >= SINGLE_JUDGE_SINCE && (claim ?? 0) < 300_000 && random.chance(0.4) ? "single" : "panel";
}

function unique(draw: () => string, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(draw());
  return [...names];
}

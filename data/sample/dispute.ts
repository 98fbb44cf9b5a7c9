import type { AppealOutcome } from "#domain/judgment/record.ts";
import type { Appeal } from "./course/appeal.ts";
import { type Decision, decide, turned } from "./course/decision.ts";
import { LAST_DAY, type PlannedDispute } from "./course/plan.ts";
import type { Proceeding } from "./course/proceeding.ts";
import type { Scene, Story } from "./course/story.ts";
import type { CaseNumbers } from "./print/case-number.ts";
import type { Representative } from "./print/counsel.ts";
import { houseStyle, publishSample, type SampleJudgment } from "./print/document.ts";
import type { CounselDesk } from "./print/instructions.ts";
import { firstInstance } from "./texts/first-instance.ts";
import { appealRuling, suitRuling } from "./texts/rulings.ts";
import { secondInstance } from "./texts/second-instance.ts";
import { type Day, dayOf, later } from "./world/calendar.ts";
import { formation, sittingFor } from "./world/judges.ts";
import { type Litigant, placeOf } from "./world/litigant.ts";
import { moneyStyle, type PrintMoney } from "./world/money.ts";
import type { Random } from "./world/random.ts";
import type { Seat } from "./world/seat.ts";

/** New forms of civil judgments, in use since 2016-08-01. */
const FORMS_OF_2016 = dayOf(2016, 8, 1);
/** Appeals may end by withdrawal of the whole suit since 2015-02-04 (民诉法解释). */
const SUIT_WITHDRAWN_SINCE = dayOf(2015, 2, 4);
/** Share of suits that the plaintiff withdraws at first instance. */
const WITHDRAWN_SUITS = 0.045;
/** Share of judgments that are appealed: far above reality, since the samples need pairs. */
const APPEALED = 0.66;

interface Desk {
  random: Random;
  planned: PlannedDispute;
  seats: Seat[];
  desk: CounselDesk;
  numbers: CaseNumbers;
  /** Draws the outcome of the next appeal. */
  dealOutcome: () => AppealOutcome;
}

/** All documents of one dispute: the first instance and, if there was one, its appeal. */
export function disputeDocuments(input: Desk): SampleJudgment[] {
  const { random, planned } = input;
  const money = moneyStyle(random);
  const story = tell(random, planned, money);
  const first = openFirst(input, story, money);
  if (random.chance(WITHDRAWN_SUITS)) return [publishSample(suitRuling(first))];
  const decision = decide(random, story);
  const documents = [publishSample(firstInstance(first, decision))];
  const appeal = openAppeal(input, first, decision);
  if (appeal) {
    const { proceeding, appealed } = appeal;
    const write = appealed.way === "judgment" ? secondInstance : appealRuling;
    documents.push(publishSample(write(proceeding, appealed)));
  }
  return documents;
}

function tell(random: Random, planned: PlannedDispute, money: PrintMoney): Story {
  const { kind, amount, seat, filed } = planned;
  const fitting = kind.scenarios.filter(
    (scenario) => amount === 0 || (amount >= scenario.from && amount <= scenario.to),
  );
  const scene: Scene = {
    random,
    place: placeOf(seat),
    filed,
    amount,
    money,
    one: (...wordings) => random.pick(wordings),
  };
  return random.pick(fitting.length > 0 ? fitting : kind.scenarios).tell(scene);
}

function openFirst(input: Desk, story: Story, money: PrintMoney): Proceeding {
  const { random, planned, numbers } = input;
  const { seat, filed } = planned;
  const sitting = sittingFor(random, seat, filed + 90, story.claim);
  const [least, most] = sitting === "summary" ? [32, 92] : [70, 240];
  const decided = Math.min(later(random, filed, least, most), LAST_DAY);
  const style = houseStyle(seat, decided, FORMS_OF_2016);
  const { plaintiffs, defendants, thirds } = story;
  const representatives = instructSides(input, [plaintiffs, defendants, thirds], story.cause, filed);
  const absent = new Set<Litigant>();
  for (const defendant of story.defendants) {
    const alone = (representatives.get(defendant) ?? []).length === 0;
    if (alone && story.defendants.length - absent.size > 1 && random.chance(0.4)) absent.add(defendant);
  }
  return {
    random,
    seat,
    style,
    money,
    story,
    caseNumber: numbers.next(random, seat, style, filed, "初"),
    filed,
    decided,
    formation: formation(random, seat, decided, sitting),
    representatives,
    absent,
    ordered: [],
  };
}

/** Counsel for whole sides; `engaged` names the firms that already act for others in the case. */
function instructSides(
  input: Desk,
  sides: Litigant[][],
  cause: string,
  day: Day,
  engaged: string[] = [],
): Map<Litigant, Representative[]> {
  const { random, planned, desk } = input;
  const map = new Map<Litigant, Representative[]>();
  const conflicts = new Set<string>(engaged);
  const insurance = /保险/.test(cause);
  const instruct = (party: Litigant) =>
    desk.instruct({ random, party, place: placeOf(planned.seat), day, insurance, conflicts });
  for (const side of sides) {
    side.forEach((party, index) => {
      const before = side[index - 1];
      const shared = before ? map.get(before) : undefined;
      const same = shared && shared.length > 0 && shared[0]?.kind === "lawyer" && !party.insurer;
      map.set(party, same && index === 1 && random.chance(0.35) ? shared : instruct(party));
    });
  }
  return map;
}

function openAppeal(input: Desk, first: Proceeding, decision: Decision) {
  const { random, numbers, dealOutcome } = input;
  const { story } = first;
  const seat = appealCourt(input, first);
  const filed = later(random, first.decided, 32, 80);
  const decided = later(random, filed, 24, 88);
  if (!seat || decided > LAST_DAY || first.absent.size === story.defendants.length) return null;
  if (!random.chance(APPEALED)) return null;
  const appealed = chooseAppeal(random, dealOutcome(), story, first, decision, decided);
  const style = houseStyle(seat, decided, FORMS_OF_2016);
  const sitting = appealed.way === "judgment" ? sittingFor(random, seat, decided, story.claim) : "panel";
  const proceeding: Proceeding = {
    random,
    seat,
    style,
    money: first.money,
    story,
    caseNumber: numbers.next(random, seat, style, filed, "终"),
    filed,
    decided,
    formation: formation(random, seat, decided, sitting),
    representatives: appealCounsel(input, first, filed),
    absent: new Set([...first.absent].filter((each) => !appealed.appellants.includes(each))),
    ordered: [],
  };
  return { proceeding, appealed };
}

/**
 * The parent court; in Shanghai insurance and loan appeals have gone to the financial court since 2018-08-20.
 */
function appealCourt({ seats }: Desk, first: Proceeding): Seat | null {
  const financial = seats.find(
    (seat) => seat.special === "financial" && seat.province === first.seat.province,
  );
  const fits = /保险|金融借款/.test(first.story.cause) && first.seat.tier === "basic";
  if (financial && fits && first.decided >= dayOf(2018, 8, 20)) return financial;
  return first.seat.parent;
}

/** Mostly the counsel of the first instance; sometimes one side brings others. */
function appealCounsel(input: Desk, first: Proceeding, day: Day): Map<Litigant, Representative[]> {
  const { random } = input;
  if (random.chance(0.7)) return first.representatives;
  const side = random.pick([first.story.plaintiffs, first.story.defendants]);
  const kept = [...first.representatives].filter(([party]) => !side.includes(party));
  const engaged = kept.flatMap(([, own]) => own.map((each) => each.firm));
  return new Map([...kept, ...instructSides(input, [side], first.story.cause, day, engaged)]);
}

function chooseAppeal(
  random: Random,
  outcome: AppealOutcome,
  story: Story,
  first: Proceeding,
  decision: Decision,
  decided: Day,
): Appeal {
  const by =
    decision.result === "dismissed"
      ? "claimant"
      : decision.result === "granted"
        ? "respondent"
        : random.weighted(
            ["claimant", "respondent", "both"] as const,
            (who) => ({ claimant: 4, respondent: 4, both: 1 })[who],
          );
  const present = story.defendants.filter((each) => !first.absent.has(each));
  const voice = decision.argued.find((issue) => issue.by && present.includes(issue.by))?.by;
  const respondents =
    voice && random.chance(0.7) ? [voice] : random.chance(0.65) ? present.slice(0, 1) : present;
  const appellants =
    by === "claimant"
      ? story.plaintiffs
      : by === "respondent"
        ? respondents
        : [...story.plaintiffs, ...respondents];
  const base = { by, appellants, first: { proceeding: first, decision }, turned: null } as const;
  if (outcome === "changed") {
    const turn = by === "both" ? "claimant" : by;
    const change = turned(random, story, decision, turn);
    return change
      ? { ...base, outcome, way: "judgment", turned: change }
      : { ...base, outcome: "upheld", way: "judgment" };
  }
  if (outcome === "withdrawn")
    return { ...base, outcome, way: random.chance(0.7) ? "withdrawn" : "abandoned" };
  if (outcome === "remanded") return { ...base, outcome, way: "remanded" };
  if (outcome === "other") {
    const dismissed = decided < SUIT_WITHDRAWN_SINCE || random.chance(0.3);
    return { ...base, outcome, way: dismissed ? "suit-dismissed" : "suit-withdrawn" };
  }
  return { ...base, outcome: "upheld", way: "judgment" };
}

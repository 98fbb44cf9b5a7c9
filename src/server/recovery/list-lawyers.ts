import type {
  LawyerEntry,
  LawyerListData,
  LawyerListQuery,
  ScoreBreakdown,
} from "#contract/recovery/lawyer-list.ts";
import type { CauseIndex } from "#domain/catalogue/causes/causes.ts";
import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import { countAlike } from "#domain/recovery/ranking/count-alike.ts";
import type { CountedCases } from "#domain/recovery/ranking/counted-cases.ts";
import {
  type Ranking,
  rankLawyers,
  type Score,
  type Weights,
} from "#domain/recovery/ranking/rank-lawyers.ts";
import { type CaseWeigher, weighCases } from "#domain/recovery/ranking/weigh-cases.ts";
import { isWithin, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import { formatDay } from "#domain/text/day.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { ALL, type Lawyers, type LawyerWithCases } from "./lawyers.ts";
import type { FindProfile } from "./profiles.ts";
import type { ResolvedClaim } from "./resolve-claim.ts";

/**
 * The three lists of one page for a claim. They are used by GET /lawyer/list and by the page that the build
 * makes.
 */
export async function listLawyers(
  lawyers: Lawyers,
  { claim, understood }: ResolvedClaim,
  query: LawyerListQuery,
  profileOf: FindProfile,
): Promise<LawyerListData> {
  const [{ corpus, lawyers: total }, { counted, numberAt }] = await Promise.all([
    lawyers.facts(),
    lawyers.counted(claim.court?.same ?? ALL),
  ]);
  const weights = query.weights ? readWeights(query.weights) : undefined;
  const first = (query.page - 1) * query.pageSize;
  const ranking = rankLawyers(counted, claim, { wanted: first + query.pageSize, weights });
  const pageOf = (list: readonly number[]) => list.slice(first);
  const { experience, influence, activity } = ranking.lists;
  const { combined } = ranking;
  const places = [...new Set([experience, influence, activity, combined].flatMap(pageOf))];
  const { nearestCause } = ranking;
  const causes = loadCauses();
  const asked = {
    cause: understood.reason ? (causes.byLabel(understood.reason)?.value ?? null) : null,
    court: understood.courtId,
  };
  const [shown, instead] = await Promise.all([
    lawyers.shown(places.map(numberAt)),
    nearestCause !== "same" || ranking.active === 0
      ? offerInstead(counted, lawyers.countCounted, asked, loadCourts(), causes)
      : null,
  ]);
  const { today, ...facts } = corpus;
  const entries = new Map(
    places.flatMap((place, at): [number, LawyerEntry][] => {
      const person = shown[at];
      if (!person) return [];
      const weigher = weighCases(person.cases, claim, today);
      const entry = entryOf(person, scoresOf(ranking, place), weigher, profileOf);
      if (query.evidence !== "weights") delete entry.weights;
      return [[place, entry]];
    }),
  );
  const listed = (list: readonly number[]) => pageOf(list).flatMap((place) => entries.get(place) ?? []);
  return {
    activeLawyer: ranking.active,
    totalLawyer: total,
    lawyerExp: listed(experience),
    lawyerImpact: listed(influence),
    lawyerActiv: listed(activity),
    ...(weights && {
      lawyerCombined: pageOf(combined).flatMap((place) => {
        const entry = entries.get(place);
        return entry ? { ...entry, scoreCombined: ranking.mean(place, weights) } : [];
      }),
    }),
    page: query.page,
    pageSize: query.pageSize,
    counts: {
      exp: ranking.counts.experience,
      impact: ranking.counts.influence,
      activ: ranking.counts.activity,
    },
    highest: {
      exp: ranking.highest.experience,
      impact: ranking.highest.influence,
      activ: ranking.highest.activity,
    },
    claim: understood,
    nearestCause,
    ...(instead && { instead }),
    corpus: { ...facts, newest: facts.judgments > 0 ? formatDay(today) : "" },
  };
}

function entryOf(
  { row, cases, counted, isShown, caseId }: LawyerWithCases,
  scores: ReturnType<typeof scoresOf>,
  weigher: CaseWeigher,
  profileOf: FindProfile,
): LawyerEntry {
  const { picture, page } = profileOf(row.lawyer, row.lawoffice);
  const rows = counted.map((one) => one.row);
  const shown = rows.filter(isShown);
  const ids = shown.map(caseId);
  return {
    ...row,
    lPic: picture ?? "",
    ...scores,
    n: rows.length,
    firstYear: cases.year[rows.at(-1) ?? -1] ?? 0,
    lastYear: cases.year[rows[0] ?? -1] ?? 0,
    evidence: ids,
    weights: shown.map((at, index) => ({
      id: ids[index]!,
      like: weigher.like(at),
      weight: weigher.weight(at),
      recency: weigher.recency(at),
    })),
    alike: countAlike(counted.map(({ row, side }) => ({ ...weigher.explain(row), side }))),
    ...(page && { profile: page }),
  };
}

function scoresOf(ranking: Ranking, lawyer: number) {
  const { experience, influence, activity } = ranking.score(lawyer);
  const parts = ({ sum, n, shrunk, breadth }: Score): ScoreBreakdown => ({ sum, n, shrunk, breadth });
  return {
    scoreExp: experience.value,
    scoreImpact: influence.value,
    scoreActivation: activity.value,
    parts: { exp: parts(experience), impact: parts(influence), activ: parts(activity) },
  };
}

function readWeights(text: string): Weights {
  const [experience = 0, influence = 0, activity = 0] = text.split(",").map(Number);
  return { experience, influence, activity };
}

type Offer = NonNullable<LawyerListData["instead"]>[number];

/** Maximum number of other causes, and of other courts, that are offered. */
const MAX_OFFERED = 6;

/**
 * What to offer if no lawyer is known for a claim. These are, in this order: causes above the given one, at
 * the court; other causes at the court; courts above the given one; courts beside it; if there are none of
 * these, courts elsewhere. Each has the number of lawyers who had such a case.
 *
 * In `asked`, `cause` is a code and `court` an id. `counted` has the cases of at least all lawyers who
 * appeared before the court.
 */
export async function offerInstead(
  counted: Pick<CountedCases, "offsets" | "court" | "cause">,
  countCounted: Lawyers["countCounted"],
  asked: { cause: string | null; court: number | null },
  courts: CourtIndex,
  causes: CauseIndex,
): Promise<Offer[]> {
  const atCourt = asked.court === null ? ALL : courts.range(asked.court);
  const ofCause = asked.cause === null ? ALL : causes.range(asked.cause);
  const above = asked.cause === null ? [] : causes.path(asked.cause).slice(1, -1).reverse();
  const path = asked.court === null ? [] : courts.path(asked.court);
  const beside =
    path.at(-2)?.children?.filter(({ value, level }) => value !== asked.court && level > 1) ?? [];
  const wider = [
    ...above.map(({ label, value }) => offer("reason", "above", label, causes.range(value), atCourt)),
    ...path
      .slice(0, -1)
      .filter(({ level }) => level > 0)
      .reverse()
      .map(({ label, value }) => offer("court", "above", label, ofCause, courts.range(value))),
    ...beside.map(({ label, value }) => offer("court", "beside", label, ofCause, courts.range(value))),
  ];
  const counts = await countCounted(wider.map(({ cause, court }) => [cause, court]));
  for (const [index, { offer }] of wider.entries()) offer.lawyers = counts[index] ?? 0;
  const others = [...causesAt(counted, asked.court === null ? null : atCourt)].flatMap(
    ([at, lawyers]): Offer[] => {
      const label = causes.ordered[at]?.label;
      return label && !isWithin(at, ofCause) ? [{ field: "reason", kind: "other", label, lawyers }] : [];
    },
  );
  const known = wider.map((one) => one.offer).filter(({ lawyers }) => lawyers > 0);
  const most = (offers: Offer[]) => offers.sort((a, b) => b.lawyers - a.lawyers).slice(0, MAX_OFFERED);
  const named = new Set(known.map(({ label }) => label));
  const near = [
    ...known.filter(({ field }) => field === "reason"),
    ...most(others.filter(({ label }) => asked.cause !== null && !named.has(label))),
    ...known.filter(({ field, kind }) => field === "court" && kind === "above"),
    ...most(known.filter(({ kind }) => kind === "beside")),
  ];
  return near.length > 0 ? near : most(await offerElsewhere(ofCause, countCounted, courts));
}

/** The supreme court and the provinces where lawyers had a case of the cause. */
async function offerElsewhere(
  ofCause: OrdinalRange,
  countCounted: Lawyers["countCounted"],
  courts: CourtIndex,
): Promise<Offer[]> {
  const regions = courts.ordered.filter(({ level }) => level <= 1);
  const counts = await countCounted(regions.map(({ value }) => [ofCause, courts.range(value)]));
  return regions
    .map(({ label }, at): Offer => ({ field: "court", kind: "elsewhere", label, lawyers: counts[at] ?? 0 }))
    .filter(({ lawyers }) => lawyers > 0);
}

/**
 * Maps the ordinal of a cause to the number of lawyers who had a counted case of it before a court of the
 * range.
 */
function causesAt(
  { offsets, court, cause }: Pick<CountedCases, "offsets" | "court" | "cause">,
  range: OrdinalRange | null,
): Map<number, number> {
  const lawyersOf = new Map<number, number>();
  if (range === null) return lawyersOf;
  for (let lawyer = 0; lawyer < offsets.length - 1; lawyer++) {
    const own = new Set<number>();
    for (let at = offsets[lawyer]!; at < offsets[lawyer + 1]!; at++)
      if (isWithin(court[at]!, range)) own.add(cause[at]!);
    for (const at of own) lawyersOf.set(at, (lawyersOf.get(at) ?? 0) + 1);
  }
  return lawyersOf;
}

function offer(
  field: Offer["field"],
  kind: Offer["kind"],
  label: string,
  cause: OrdinalRange,
  court: OrdinalRange,
) {
  return { offer: { field, kind, label, lawyers: 0 } as Offer, cause, court };
}

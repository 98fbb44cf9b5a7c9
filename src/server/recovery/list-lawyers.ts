import type {
  LawyerEntry,
  LawyerListData,
  LawyerListQuery,
  ScoreBreakdown,
} from "#contract/recovery/lawyer-list.ts";
import { countAlike } from "#domain/recovery/ranking/count-alike.ts";
import {
  type Ranking,
  rankLawyers,
  type Score,
  type Weights,
} from "#domain/recovery/ranking/rank-lawyers.ts";
import { type CaseWeigher, weighCases } from "#domain/recovery/ranking/weigh-cases.ts";
import { formatDay } from "#domain/text/day.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { ALL, type Lawyers, type LawyerWithCases } from "./lawyers.ts";
import { offerInstead } from "./offer-instead.ts";
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

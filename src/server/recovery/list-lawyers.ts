import type {
  LawyerEntry,
  LawyerListData,
  LawyerListQuery,
  ScoreBreakdown,
} from "#contract/recovery/lawyer-list.ts";
import { SIDES, type Side } from "#domain/judgment/record.ts";
import { FIRST_YEAR } from "#domain/recovery/ranking/formula.ts";
import {
  type Ranking,
  rankLawyers,
  type Score,
  type Weights,
} from "#domain/recovery/ranking/rank-lawyers.ts";
import { weighCases } from "#domain/recovery/ranking/weigh-cases.ts";
import { formatDay } from "#domain/text/day.ts";
import { loadCauses } from "../catalogue/causes.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { offerInstead } from "./offer-instead.ts";
import type { RecoveryTable } from "./open-table.ts";
import type { FindProfile } from "./profiles.ts";
import type { ResolvedClaim } from "./resolve-claim.ts";

/** The three lists of one page for a claim, as answered by GET /lawyer/list and prerendered in the page. */
export function listLawyers(
  table: RecoveryTable,
  { claim, understood }: ResolvedClaim,
  query: LawyerListQuery,
  profileOf: FindProfile,
): LawyerListData {
  const { corpus } = table.meta;
  const ranking = rankLawyers(table.counted, claim);
  const weigher = query.evidence === "weights" ? weighCases(table.cases, claim, corpus.today) : null;
  const weights = query.weights ? readWeights(query.weights) : undefined;
  const first = (query.page - 1) * query.pageSize;
  const pageOf = (list: readonly number[]) => list.slice(first, first + query.pageSize);
  const entry = (lawyer: number): LawyerEntry => {
    const rows = casesOf(table, lawyer).map(({ row }) => row);
    const row = table.lawyerRow(lawyer);
    const { picture, page } = profileOf(row.lawyer, row.lawoffice);
    const shown = rows.filter((at) => table.isShown(at));
    const ids = shown.map((at) => table.caseId(at));
    return {
      ...row,
      lPic: picture ?? "",
      ...scoresOf(ranking, lawyer),
      n: rows.length,
      firstYear: table.cases.year[rows.at(-1) ?? -1] ?? 0,
      lastYear: table.cases.year[rows[0] ?? -1] ?? 0,
      evidence: ids,
      ...(weigher && {
        weights: shown.map((at, index) => ({
          id: ids[index]!,
          like: weigher.like(at),
          weight: weigher.weight(at),
          recency: weigher.recency(at),
        })),
      }),
      ...(page && { profile: page }),
    };
  };
  const { experience, influence, activity } = ranking.lists;
  const { today, ...facts } = corpus;
  const { nearestCause } = ranking;
  const causes = loadCauses();
  return {
    activeLawyer: ranking.active,
    totalLawyer: ranking.total,
    lawyerExp: pageOf(experience).map(entry),
    lawyerImpact: pageOf(influence).map(entry),
    lawyerActiv: pageOf(activity).map(entry),
    ...(weights && {
      lawyerCombined: pageOf(ranking.combine(weights)).map((lawyer) => ({
        ...entry(lawyer),
        scoreCombined: ranking.mean(lawyer, weights),
      })),
    }),
    page: query.page,
    pageSize: query.pageSize,
    counts: { exp: experience.length, impact: influence.length, activ: activity.length },
    highest: {
      exp: ranking.highest.experience,
      impact: ranking.highest.influence,
      activ: ranking.highest.activity,
    },
    claim: understood,
    nearestCause,
    ...((nearestCause !== "same" || ranking.active === 0) && {
      instead: offerInstead(
        table.counted,
        {
          cause: understood.reason ? (causes.byLabel(understood.reason)?.value ?? null) : null,
          court: understood.courtId,
        },
        loadCourts(),
        causes,
      ),
    }),
    corpus: { ...facts, newest: facts.judgments > 0 ? formatDay(today) : "" },
  };
}

/** The counted cases of a lawyer, newest first (the table in reverse), each with the side represented. */
export function casesOf(
  { offsets, appearances, cases, sides }: RecoveryTable,
  lawyer: number,
): { row: number; side: Side }[] {
  const found: { row: number; side: Side }[] = [];
  for (let at = offsets[lawyer + 1]! - 1; at >= offsets[lawyer]!; at--) {
    const row = appearances[at]!;
    if (cases.year[row]! >= FIRST_YEAR) found.push({ row, side: SIDES[sides[at]!] ?? "other" });
  }
  return found;
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

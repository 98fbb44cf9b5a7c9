import type { OrdinalRange } from "#domain/search/hierarchy.ts";
import type { QueryPlan } from "#domain/search/query-plan.ts";
import { NONE } from "./columns.ts";
import { type KeywordMatch, matchKeywords } from "./match-keywords.ts";
import type { TypeIndex } from "./type-index.ts";

/** The documents of a plan, ascending ranks; `match` where keywords were searched. */
export interface Selection {
  ranks: Uint32Array;
  match: KeywordMatch | null;
}

/** All documents that fulfil a plan. */
export function selectDocuments(index: TypeIndex, plan: QueryPlan): Selection {
  const restrict = restriction(index, plan);
  if (plan.keywords.length === 0) {
    return { ranks: restrict(Uint32Array.from({ length: index.documents }, (_, rank) => rank)), match: null };
  }
  const match = matchKeywords(
    index.text,
    plan.keywords.map(({ text }) => text),
    index.documents,
    restrict,
  );
  return { ranks: match.ranks, match };
}

/** A function that keeps, of ascending ranks, those that courts, causes and years allow. */
function restriction(index: TypeIndex, plan: QueryPlan): (ranks: Uint32Array) => Uint32Array {
  const { court, cause, date } = index.columns;
  const courts = plan.courts && marked(plan.courts);
  const causes = plan.causes && marked(plan.causes);
  const years = plan.years && marked(plan.years.map((year) => [year, year + 1]));
  if (!courts && !causes && !years) return (ranks) => ranks;
  return (ranks) => {
    const kept = new Uint32Array(ranks.length);
    let count = 0;
    for (let at = 0; at < ranks.length; at++) {
      const rank = ranks[at]!;
      if (courts && courts[court[rank]!] === 0) continue;
      if (causes && causes[cause[rank]!] === 0) continue;
      if (years && years[(date[rank]! / 10_000) | 0] === 0) continue;
      kept[count++] = rank;
    }
    return kept.subarray(0, count);
  };
}

/** A table with 1 at every ordinal inside one of the ranges, 0 elsewhere. */
function marked(ranges: readonly OrdinalRange[]): Uint8Array {
  const marks = new Uint8Array(NONE + 1);
  for (const [from, to] of ranges) marks.fill(1, from, to);
  return marks;
}

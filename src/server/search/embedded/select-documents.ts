import type { OrdinalRange } from "#domain/search/hierarchy.ts";
import type { QueryPlan } from "#domain/search/query-plan.ts";
import { type BitSet, fullSet, lowestBit } from "./bit-set.ts";
import { NONE } from "./columns.ts";
import { type KeywordMatch, matchKeywords } from "./match-keywords.ts";
import type { TypeIndex } from "./type-index.ts";

/** The documents of a plan; `match` where keywords were searched. */
export interface Selection {
  ranks: BitSet;
  match: KeywordMatch | null;
}

/** All documents that fulfil a plan. */
export function selectDocuments(index: TypeIndex, plan: QueryPlan): Selection {
  const restrict = restriction(index, plan);
  if (plan.keywords.length === 0) {
    const ranks = fullSet(index.documents);
    restrict(ranks);
    return { ranks, match: null };
  }
  const keywords = plan.keywords.map(({ text }) => text);
  const match = matchKeywords(index.text, keywords, index.documents, restrict);
  return { ranks: match.ranks, match };
}

/** A function that leaves in a set what courts, causes and years allow. */
function restriction(index: TypeIndex, plan: QueryPlan): (set: BitSet) => void {
  const { court, cause, year } = index.columns;
  const courts = plan.courts && marked(plan.courts);
  const causes = plan.causes && marked(plan.causes);
  const years = plan.years && marked(plan.years.map((year) => [year, year + 1]));
  if (!courts && !causes && !years) return () => {};
  return (set) => {
    for (let word = 0; word < set.length; word++) {
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
        const rank = word * 32 + lowestBit(bits);
        const allowed =
          (!courts || courts[court[rank]!] === 1) &&
          (!causes || causes[cause[rank]!] === 1) &&
          (!years || years[year[rank]!] === 1);
        if (!allowed) set[word]! ^= bits & -bits;
      }
    }
  };
}

/** A table with 1 at every ordinal inside one of the ranges, 0 elsewhere. */
function marked(ranges: readonly OrdinalRange[]): Uint8Array {
  const marks = new Uint8Array(NONE + 1);
  for (const [from, to] of ranges) marks.fill(1, from, to);
  return marks;
}

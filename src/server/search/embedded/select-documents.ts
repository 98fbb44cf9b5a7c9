import type { OrdinalRange } from "#domain/search/hierarchy.ts";
import type { QueryPlan } from "#domain/search/query-plan.ts";
import { type BitSet, fullSet, intersect, lowestBit, subtract } from "./bit-set.ts";
import { NONE } from "./columns.ts";
import { type KeywordMatch, matchKeywords } from "./match-keywords.ts";
import { matchField, matchNear } from "./match-places.ts";
import type { TypeIndex } from "./type-index.ts";

/** The documents of a plan; `match` where keywords were searched. */
export interface Selection {
  ranks: BitSet;
  match: KeywordMatch | null;
}

/** All documents that fulfil a plan. */
export function selectDocuments(index: TypeIndex, plan: QueryPlan): Selection {
  const restrict = (set: BitSet) => {
    restriction(index, plan)(set);
    narrowByWords(index, plan, set);
  };
  if (plan.keywords.length === 0) {
    const ranks = fullSet(index.documents);
    restrict(ranks);
    return { ranks, match: null };
  }
  const keywords = plan.keywords.map(({ text }) => text);
  const match = matchKeywords(index.text, keywords, index.documents, restrict);
  return { ranks: match.ranks, match };
}

/** Leaves in a set what the words of fields, of one paragraph and those to leave out allow. */
function narrowByWords(index: TypeIndex, { fields, near, without }: QueryPlan, set: BitSet): void {
  for (const word of fields) intersect(set, matchField(index, word, set));
  for (const words of near) intersect(set, matchNear(index, words, set));
  for (const word of without) {
    const { ranks } = matchKeywords(index.text, [word], index.documents, (found) => intersect(found, set));
    subtract(set, ranks);
  }
}

/** A function that leaves in a set what courts, causes, years and the period allow. */
function restriction(index: TypeIndex, plan: QueryPlan): (set: BitSet) => void {
  const { court, cause, year, date } = index.columns;
  const { dates } = plan;
  const courts = plan.courts && marked(plan.courts);
  const causes = plan.causes && marked(plan.causes);
  const years = plan.years && marked(plan.years.map((year) => [year, year + 1]));
  if (!courts && !causes && !years && !dates) return () => {};
  return (set) => {
    for (let word = 0; word < set.length; word++) {
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
        const rank = word * 32 + lowestBit(bits);
        const allowed =
          (!courts || courts[court[rank]!] === 1) &&
          (!causes || causes[cause[rank]!] === 1) &&
          (!years || years[year[rank]!] === 1) &&
          (!dates || (date[rank]! >= dates.from && date[rank]! <= dates.to));
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

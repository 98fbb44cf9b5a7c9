import type { LawyerRecord } from "#contract/recovery/lawyer-cases.ts";
import { weighCases } from "#domain/recovery/ranking/weigh-cases.ts";
import type { Lawyers, NamedLawyer } from "./lawyers.ts";
import type { ResolvedClaim } from "./resolve-claim.ts";

/**
 * The place of each named lawyer, and the counted cases with all factors of the score for the claim, newest
 * first. An unknown lawyer has no cases.
 */
export async function explainCases(
  lawyers: Lawyers,
  { claim }: ResolvedClaim,
  people: readonly NamedLawyer[],
): Promise<LawyerRecord[]> {
  const [{ corpus }, found] = await Promise.all([lawyers.facts(), lawyers.named(people)]);
  return found.map((person, at) => {
    const named = people[at]!;
    if (!person) return { ...named, lProvince: "", lCity: "", cases: [] };
    const { row: lawyer, cases, counted, isShown, caseRow } = person;
    const weigher = weighCases(cases, claim, corpus.today);
    const { lProvince, lCity } = lawyer;
    const shown = counted.filter(({ row }) => isShown(row));
    return {
      ...named,
      ...{ lProvince, lCity },
      cases: shown.map(({ row, side }) => ({
        ...caseRow(row),
        side,
        amountRange: cases.amount[row]!,
        ...weigher.explain(row),
        courtKey: cases.court[row]!,
      })),
    };
  });
}

import type { LawyerCase } from "#contract/recovery/lawyer-cases.ts";
import { weighCases } from "#domain/recovery/ranking/weigh-cases.ts";
import type { Lawyers, NamedLawyer } from "./lawyers.ts";
import type { ResolvedClaim } from "./resolve-claim.ts";

/**
 * The counted cases of each named lawyer with all factors for the claim, newest first; none for an unknown
 * lawyer.
 */
export async function explainCases(
  lawyers: Lawyers,
  { claim }: ResolvedClaim,
  people: readonly NamedLawyer[],
): Promise<LawyerCase[][]> {
  const [{ corpus }, found] = await Promise.all([lawyers.facts(), lawyers.named(people)]);
  return found.map((person) => {
    if (!person) return [];
    const { cases, counted, isShown, caseRow } = person;
    const weigher = weighCases(cases, claim, corpus.today);
    return counted
      .filter(({ row }) => isShown(row))
      .map(({ row, side }) => ({
        ...caseRow(row),
        side,
        amountRange: cases.amount[row]!,
        ...weigher.explain(row),
        courtKey: cases.court[row]!,
      }));
  });
}

import type { LawyerCase } from "#contract/recovery/lawyer-cases.ts";
import { weighCases } from "#domain/recovery/ranking/weigh-cases.ts";
import { casesOf } from "./list-lawyers.ts";
import type { RecoveryTable } from "./open-table.ts";
import type { ResolvedClaim } from "./resolve-claim.ts";

/**
 * The counted cases of a named lawyer with all factors for the claim, newest first; none for an unknown
 * lawyer.
 */
export function explainCases(
  table: RecoveryTable,
  { claim }: ResolvedClaim,
  { lawyer, lawoffice }: { lawyer: string; lawoffice: string },
): LawyerCase[] {
  const at = table.find(lawyer, lawoffice);
  if (at < 0) return [];
  const weigher = weighCases(table.cases, claim, table.meta.corpus.today);
  const shown = casesOf(table, at).filter(({ row }) => table.isShown(row));
  return shown.map(({ row, side }) => ({
    ...table.caseRow(row),
    side,
    amountRange: table.cases.amount[row]!,
    ...weigher.explain(row),
    courtKey: table.cases.court[row]!,
  }));
}

import { atom } from "nanostores";
import { fetchSimilarTo } from "#client/services/content-service.ts";
import type { SimilarRow } from "#contract/search/similar-row.ts";
import type { ReadFacts } from "#domain/reading/own-document.ts";
import { type CaseValues, editCase } from "../reversal/case-form.ts";

/** Similar cases that were asked for: null while they come, and before. */
export type SimilarState =
  | { kind: "none" }
  | { kind: "asking" }
  | { kind: "failed" }
  | { kind: "found"; rows: SimilarRow[] };

export const $similar = atom<SimilarState>({ kind: "none" });

/** Asks for cases like one by its cause and words of law alone. */
export async function askSimilar(terms: readonly string[], cause: string): Promise<void> {
  $similar.set({ kind: "asking" });
  const outcome = await fetchSimilarTo(terms.join("、"), cause);
  $similar.set(outcome.ok ? { kind: "found", rows: outcome.data.data } : { kind: "failed" });
}

/** Fills the form of the analysis, and with it the lead form, on this device. */
export function fillCaseForm({ court, cause, case_number, claim_amount, panel }: ReadFacts): void {
  const [mainjudge = "", ...others] = panel;
  const values: Partial<CaseValues> = {
    court,
    reason: cause,
    first_instance_number: case_number,
    amount: claim_amount === null ? "" : String(claim_amount),
    mainjudge,
    collegial_panel_members: others.join("；"),
  };
  editCase(values);
}

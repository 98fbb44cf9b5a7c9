import { atom } from "nanostores";
import type { LeadFileNames } from "#client/reader/lead-files.ts";
import { textOfPages } from "#client/reader/messages.ts";
import { fetchSimilarTo } from "#client/services/content-service.ts";
import { DOCUMENT_TYPES } from "#contract/reversal/reverse-fields.ts";
import type { SimilarRow } from "#contract/search/similar-row.ts";
import type { ReadFacts } from "#domain/reading/own-document.ts";
import { carryFiles } from "../page/carried-files.ts";
import { type CaseValues, editCase } from "../reversal/case-form.ts";
import { $files, $reader } from "./reader.ts";

/** The requested similar cases; null while they load, and before. */
export type SimilarState =
  | { kind: "none" }
  | { kind: "asking" }
  | { kind: "failed" }
  | { kind: "found"; rows: SimilarRow[] };

export const $similar = atom<SimilarState>({ kind: "none" });

/** Requests similar cases by cause and legal terms alone. */
export async function askSimilar(terms: readonly string[], cause: string): Promise<void> {
  $similar.set({ kind: "asking" });
  const outcome = await fetchSimilarTo(terms.join("、"), cause);
  $similar.set(outcome.ok ? { kind: "found", rows: outcome.data.data } : { kind: "failed" });
}

/** Fills the form of the analysis, and with it the lead form, on this device. */
export function fillCaseForm(facts: ReadFacts, served = ""): void {
  const { court, cause, case_number, claim_amount, panel, text_type } = facts;
  const [mainjudge = "", ...others] = panel;
  const values: Partial<CaseValues> = {
    court,
    reason: cause,
    first_instance_number: case_number,
    amount: claim_amount === null ? "" : String(claim_amount),
    mainjudge,
    collegial_panel_members: others.join("；"),
    paper: DOCUMENT_TYPES.find((type) => text_type.includes(type)) ?? "",
    served,
  };
  editCase(values);
}

/**
 * Fills the lead form and passes on the files that were read, on this device: the browser stores them until
 * the form's page takes them. `names` are those of files that have to be made.
 */
export async function carryToLead(facts: ReadFacts, names: LeadFileNames): Promise<void> {
  fillCaseForm(facts);
  const state = $reader.get();
  const text = state.kind === "read" ? textOfPages(state.pages) : "";
  const { leadFilesOf } = await import("#client/reader/lead-files.ts");
  await carryFiles(await leadFilesOf($files.get(), text, names).catch(() => []));
}

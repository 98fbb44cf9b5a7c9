import { atom } from "nanostores";
import type { LeadFileNames } from "#client/reader/lead-files.ts";
import { textOfPages } from "#client/reader/messages.ts";
import { fetchSimilarTo } from "#client/services/search-service.ts";
import { DOCUMENT_TYPES } from "#contract/reversal/reverse-fields.ts";
import type { SimilarRow } from "#contract/search/similar-row.ts";
import type { ReadFacts } from "#domain/reading/own-document.ts";
import { carryFiles } from "../page/carried-files.ts";
import { type CaseValues, editCase } from "../reversal/case-form.ts";
import { $files, $reader } from "./reader.ts";

/** The similar cases that the visitor requested. `none` until the visitor requests them. */
export type SimilarState =
  | { kind: "none" }
  | { kind: "asking" }
  | { kind: "failed" }
  | { kind: "found"; rows: SimilarRow[] };

export const $similar = atom<SimilarState>({ kind: "none" });

/**
 * Requests similar cases. The request contains only `terms` (cause, cited articles and legal terms) and the
 * cause, not the document.
 */
export async function askSimilar(terms: readonly string[], cause: string): Promise<void> {
  $similar.set({ kind: "asking" });
  const outcome = await fetchSimilarTo(terms.join("、"), cause);
  $similar.set(outcome.ok ? { kind: "found", rows: outcome.data.data } : { kind: "failed" });
}

/**
 * Fills in the form of the reversal analysis from a document that was read. The lead form takes over these
 * values. Nothing leaves the device.
 */
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
 * Fills in the lead form and passes the files that were read on to it. The browser stores the files until the
 * page of the lead form takes them; nothing leaves the device. `names` contains the names of the files that
 * have to be created.
 */
export async function carryToLead(facts: ReadFacts, names: LeadFileNames): Promise<void> {
  fillCaseForm(facts);
  const state = $reader.get();
  const text = state.kind === "read" ? textOfPages(state.pages) : "";
  const { leadFilesOf } = await import("#client/reader/lead-files.ts");
  await carryFiles(await leadFilesOf($files.get(), text, names).catch(() => []));
}

import { LEAD_DRAFT } from "./carried-case.ts";
import { keep } from "./device-storage.ts";
import { DRAFT_MS, loadDraft } from "./form-draft.ts";

/**
 * Writes a request that the office should pass on into the draft of the lead form. An earlier request is
 * replaced.
 */
export const carryRequest = (about: string) =>
  keep(LEAD_DRAFT, { ...loadDraft(LEAD_DRAFT), about }, DRAFT_MS);

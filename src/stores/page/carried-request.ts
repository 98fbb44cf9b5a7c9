import { LEAD_DRAFT } from "./carried-case.ts";
import { keep } from "./device-storage.ts";
import { DRAFT_MS, loadDraft } from "./form-draft.ts";

/** Writes a request that the office shall forward into the draft of the lead form, over an earlier request. */
export const carryRequest = (about: string) =>
  keep(LEAD_DRAFT, { ...loadDraft(LEAD_DRAFT), about }, Date.now(), DRAFT_MS);

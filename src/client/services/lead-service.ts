import type { LeadFilesResponse, LeadWithdrawResponse } from "#contract/leads/lead-files.ts";
import type { AddCases2Response } from "#contract/leads/lead-form.ts";
import {
  ADD_CASES2_PATH,
  LEAD_FILE_REMOVE_PATH,
  LEAD_FILES_PATH,
  LEAD_WITHDRAW_PATH,
} from "#contract/leads/lead-paths.ts";
import { ask } from "../request.ts";

/** What the lead form sends: the sealed form, the consents as ticked, and what tells people from bots. */
export interface LeadPayload {
  user_uuid: string;
  sealed: string;
  sequence?: number | undefined;
  consent_abroad: boolean;
  consent_sensitive: boolean;
  /**
   * Empty if sent by a person. What was in the hidden field does not leave the device: a browser may have
   * filled it in.
   */
  website: "" | "filled";
  filled_ms: number;
}

/** Sends the form. The same uuid again is the same lead, so repeating after a lost answer is safe. */
export const sendLeadForm = (payload: LeadPayload) => ask<AddCases2Response>(ADD_CASES2_PATH, payload);

/** What the service has of a lead's files. */
export const fetchLeadFiles = (user_uuid: string) => ask<LeadFilesResponse>(LEAD_FILES_PATH, { user_uuid });

/** Deletes a file of a lead. */
export const removeLeadFile = (user_uuid: string, file: string) =>
  ask<LeadFilesResponse>(LEAD_FILE_REMOVE_PATH, { user_uuid, file });

/** Withdraws a lead: everything in it is deleted at once. */
export const postWithdrawal = (receipt: string, code: string) =>
  ask<LeadWithdrawResponse>(LEAD_WITHDRAW_PATH, { receipt, code });

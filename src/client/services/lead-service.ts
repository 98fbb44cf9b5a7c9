import type { LeadFilesResponse, LeadWithdrawResponse } from "#contract/leads/lead-files.ts";
import type { AddCases2Response } from "#contract/leads/lead-form.ts";
import {
  ADD_CASES2_PATH,
  LEAD_FILE_REMOVE_PATH,
  LEAD_FILES_PATH,
  LEAD_WITHDRAW_PATH,
} from "#contract/leads/lead-paths.ts";
import { request } from "../request.ts";

/**
 * What the lead form sends: the encrypted form, the consents as ticked, and the values that distinguish
 * people from bots.
 */
export interface LeadPayload {
  user_uuid: string;
  sealed: string;
  sequence?: number | undefined;
  consent_abroad: boolean;
  consent_sensitive: boolean;
  /**
   * Whether the hidden field is filled in. A person leaves it empty. Its content is not sent, because a
   * browser may have filled it in with personal data.
   */
  website: "" | "filled";
  filled_ms: number;
}

/**
 * Sends the form. A second request with the same `user_uuid` belongs to the same lead, so it is safe to
 * repeat a request whose answer was lost.
 */
export const sendLeadForm = (payload: LeadPayload) =>
  request<AddCases2Response>(ADD_CASES2_PATH, { payload });

/** Requests which files of a lead the service has. */
export const fetchLeadFiles = (user_uuid: string) =>
  request<LeadFilesResponse>(LEAD_FILES_PATH, { payload: { user_uuid } });

/** Deletes a file of a lead. */
export const removeLeadFile = (user_uuid: string, file: string) =>
  request<LeadFilesResponse>(LEAD_FILE_REMOVE_PATH, { payload: { user_uuid, file } });

/** Withdraws a lead. The service deletes its whole content at once. */
export const postWithdrawal = (receipt: string, code: string) =>
  request<LeadWithdrawResponse>(LEAD_WITHDRAW_PATH, { payload: { receipt, code } });

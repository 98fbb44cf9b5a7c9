import {
  LAWYER_CASES_PATH,
  LAWYER_COUNT_PATH,
  LAWYER_LIST_PATH,
  LAWYER_PARTY_PATH,
} from "#contract/paths.ts";
import type { LawyerCasesResponse } from "#contract/recovery/lawyer-cases.ts";
import type { LawyerCountResponse } from "#contract/recovery/lawyer-count.ts";
import { LAWYER_PAGE_SIZE } from "#contract/recovery/lawyer-limits.ts";
import type { LawyerListResponse } from "#contract/recovery/lawyer-list.ts";
import type { LawyerPartyResponse } from "#contract/recovery/lawyer-party.ts";
import { BASES, LAWYER_CALLBACK } from "../bases.ts";
import { type RequestOutcome, request } from "../request.ts";
import { completeAnswer } from "./lawyer-answer.ts";

/** A claim as it is sent. `amountMax` is sent whenever it is present, even if it is 0. */
export interface ClaimParams {
  reason: string;
  court: string;
  amount?: number;
  amountMax?: number;
}

/**
 * A claim and the page of its lists. By default it is the first page, of LAWYER_PAGE_SIZE lawyers. `weights`
 * are the visitor's weights of experience, influence and activity, joined by commas.
 */
export interface ListParams extends ClaimParams {
  pageSize?: number;
  page?: number;
  weights?: string;
}

/**
 * Requests one page of the lists of lawyers. Depending on the settings of the build, the lists come from a
 * service of another operator, which may leave out values. Those that the page reads are filled in: missing
 * texts as empty, missing numbers as 0.
 */
export async function fetchLawyers(
  params: ListParams,
  signal?: AbortSignal,
): Promise<RequestOutcome<LawyerListResponse>> {
  const payload = { pageSize: LAWYER_PAGE_SIZE, page: 1, ...params };
  const outcome = LAWYER_CALLBACK
    ? await askByScript(payload, signal)
    : await request<LawyerListResponse>(LAWYER_LIST_PATH, {
        method: "GET",
        base: "lawyer",
        payload,
        signal,
      });
  return outcome.ok ? { ...outcome, data: completeAnswer(outcome.data, payload) } : outcome;
}

async function askByScript(payload: ListParams, signal?: AbortSignal) {
  const { fetchLawyersByScript } = await import("./lawyers-by-script.ts");
  return fetchLawyersByScript(payload, { base: BASES.lawyer, callbackName: LAWYER_CALLBACK }, signal);
}

/** Requests the cases of named lawyers. The answer says how much each case contributes to the scores. */
export const fetchLawyerCases = (
  claim: ClaimParams,
  lawyers: { lawyer: string; lawoffice: string }[],
  signal?: AbortSignal,
) =>
  request<LawyerCasesResponse>(LAWYER_CASES_PATH, {
    base: "lawyer",
    payload: { ...claim, lawyers },
    signal,
  });

/** Requests the lawyers who appeared for a party. */
export const fetchPartyCounsel = (party: string, signal?: AbortSignal) =>
  request<LawyerPartyResponse>(LAWYER_PARTY_PATH, {
    base: "lawyer",
    payload: { party },
    signal,
  });

/**
 * Requests, for each court, the number of lawyers who have a case of a cause. An empty cause stands for all
 * causes.
 */
export const fetchLawyerCounts = (reason: string, courts: string[]) =>
  request<LawyerCountResponse>(LAWYER_COUNT_PATH, { payload: { reason, courts } });

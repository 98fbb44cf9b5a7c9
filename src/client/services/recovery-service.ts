import { LAWYER_CASES_PATH, LAWYER_LIST_PATH, LAWYER_PARTY_PATH } from "#contract/paths.ts";
import type { LawyerCasesResponse } from "#contract/recovery/lawyer-cases.ts";
import { LAWYER_PAGE_SIZE } from "#contract/recovery/lawyer-limits.ts";
import type { LawyerListResponse } from "#contract/recovery/lawyer-list.ts";
import type { LawyerPartyResponse } from "#contract/recovery/lawyer-party.ts";
import { BASES, LAWYER_CALLBACK } from "../bases.ts";
import { type RequestOutcome, request } from "../request.ts";
import { completeAnswer } from "./lawyer-answer.ts";

/** A claim as sent; `amountMax` is sent whenever it is present, 0 included. */
export interface ClaimParams {
  reason: string;
  court: string;
  amount?: number;
  amountMax?: number;
}

/**
 * A claim and the page of its lists, by default the first page with three lawyers. `weights` are the three
 * weights of the combined order, joined by commas.
 */
export interface ListParams extends ClaimParams {
  pageSize?: number;
  page?: number;
  weights?: string;
}

/** The lists of one page. The lawyer list has its own base address, and its status alone decides success. */
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

/** The cases of named lawyers with the contribution of each case to the scores. */
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

/** The lawyers who appeared for a party. */
export const fetchPartyCounsel = (party: string, signal?: AbortSignal) =>
  request<LawyerPartyResponse>(LAWYER_PARTY_PATH, {
    base: "lawyer",
    payload: { party },
    signal,
  });

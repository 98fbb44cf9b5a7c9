import type {
  ReverseBasicinfoRequest,
  ReverseBasicinfoResponse,
} from "#contract/reversal/appeal-analysis.ts";
import type { ReverseCaseRequest, ReverseCaseResponse } from "#contract/reversal/reverse-case.ts";
import { REVERSE_BASICINFO_PATH, REVERSE_CASE_PATH } from "#contract/reversal/reverse-fields.ts";
import { request } from "../request.ts";

type Needed = "court" | "reason" | "amount";
type Optional = "served" | "paper" | "holding";

/** The form as sent: everything as typed, without empty optional fields. */
export type CaseFormFields = Record<Exclude<keyof ReverseBasicinfoRequest, Optional>, string> &
  Partial<Record<Optional, string | undefined>>;

/** The analysis of a case; the caller reports a failure. */
export const fetchAnalysis = (payload: Pick<CaseFormFields, Needed> & Partial<CaseFormFields>) =>
  request<ReverseBasicinfoResponse>(REVERSE_BASICINFO_PATH, { payload });

/** The collection's data on a case by its number; the caller reports a failure. */
export const fetchCase = (payload: ReverseCaseRequest) =>
  request<ReverseCaseResponse>(REVERSE_CASE_PATH, { payload });

import type {
  ReverseBasicinfoRequest,
  ReverseBasicinfoResponse,
} from "#contract/reversal/appeal-analysis.ts";
import type { ReverseCaseRequest, ReverseCaseResponse } from "#contract/reversal/reverse-case.ts";
import { REVERSE_BASICINFO_PATH, REVERSE_CASE_PATH } from "#contract/reversal/reverse-fields.ts";
import { request } from "../request.ts";

type Needed = "court" | "reason" | "amount";
type Optional = "served" | "paper" | "holding";

/** The form as it is sent. All values are texts as typed; optional fields may be absent. */
export type CaseFormFields = Record<Exclude<keyof ReverseBasicinfoRequest, Optional>, string> &
  Partial<Record<Optional, string | undefined>>;

/** Requests the analysis of a case. */
export const fetchAnalysis = (payload: Pick<CaseFormFields, Needed> & Partial<CaseFormFields>) =>
  request<ReverseBasicinfoResponse>(REVERSE_BASICINFO_PATH, { payload });

/** Requests what the collection knows about the case with a case number. */
export const fetchCase = (payload: ReverseCaseRequest) =>
  request<ReverseCaseResponse>(REVERSE_CASE_PATH, { payload });

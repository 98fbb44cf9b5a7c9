import { LAWYER_LIST_PATH } from "#contract/paths.ts";
import type { LawyerListResponse } from "#contract/recovery/lawyer-list.ts";
import type { RequestOutcome } from "../request.ts";
import { requestByScript } from "../script-request.ts";

interface ByScript {
  /** Address of the service. An empty address gives the failure "refused". */
  base: string;
  callbackName: string;
}

/**
 * Requests the lawyer list of a service that answers only by a script. The outcome has the same form as that
 * of `request`. Undefined values are left out.
 */
export async function fetchLawyersByScript(
  payload: object,
  { base, callbackName }: ByScript,
  signal?: AbortSignal,
): Promise<RequestOutcome<LawyerListResponse>> {
  const given = Object.entries(payload).filter(([, value]) => value !== undefined);
  const outcome = await requestByScript<LawyerListResponse>({
    url: base && `${base}${LAWYER_LIST_PATH}`,
    params: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    callbackName,
  });
  const failed = { ok: false as const, status: 0, code: 0, fields: [], choices: [] };
  if (signal?.aborted) return { ...failed, reason: "aborted", msg: "" };
  if (outcome.ok) return outcome;
  const reason = outcome.reason === "invalid_parameter" ? "refused" : outcome.reason;
  return { ...failed, reason, msg: outcome.msg };
}

import { postWithdrawal } from "#client/services/lead-service.ts";
import { forgetLead } from "./lead-record.ts";

/**
 * Withdraws a lead. Returns when it was deleted, or the message of the service. What this device stores about
 * it is dropped too.
 */
export async function withdraw(receipt: string, code: string): Promise<{ at: string } | { msg: string }> {
  const outcome = await postWithdrawal(receipt, code);
  if (!outcome.ok) return { msg: outcome.msg };
  forgetLead(receipt);
  return { at: outcome.data.content.deleted_at };
}

import type {
  LeadFileRemoveRequest,
  LeadFilesResponse,
  LeadWithdrawRequest,
  LeadWithdrawResponse,
} from "#contract/leads/lead-files.ts";
import type { FileStatus } from "#contract/leads/upload-casefile.ts";
import { readReceipt } from "#domain/leads/receipt.ts";
import { receiptOf } from "#sealing/seal-lead.ts";
import type { RequestFailure } from "../../http/request-failure.ts";
import { visitorAddress } from "../../visitor-limits/visitor-address.ts";
import { checkParts } from "../check-parts.ts";
import { withdrawStoredLead } from "../delete-lead.ts";
import { leadFilesOf, removeFile } from "../keep-file.ts";
import { headKey } from "../keys.ts";
import { fail, type LeadContext } from "../lead-context.ts";
import { inContext } from "./answer-lead.ts";

type Answer<Response> = { ok: Omit<Response, "result"> } | { failure: RequestFailure };

/** Answers with the status of all files of a lead. */
export const answerFiles = ({ user_uuid }: { user_uuid: string }): Promise<Answer<LeadFilesResponse>> =>
  inContext(async ({ store }) => listed(store, await receiptOf(user_uuid)));

/** Removes a file and answers with the status of the remaining files. */
export const answerRemoval = ({
  user_uuid,
  file,
}: LeadFileRemoveRequest): Promise<Answer<LeadFilesResponse>> =>
  inContext(async ({ store }) => {
    const receipt = await receiptOf(user_uuid);
    await removeFile(store, receipt, file);
    return listed(store, receipt);
  });

/** Withdraws a lead if receipt number and code are right. */
export const answerWithdrawal = (
  { receipt, code }: LeadWithdrawRequest,
  request: Request,
): Promise<Answer<LeadWithdrawResponse>> =>
  inContext(async (desk) => {
    const named = readReceipt(receipt);
    const secret = readReceipt(code);
    if (!named || !secret) return fail("not_found", "wrong_code");
    const withdrawn = await withdrawStoredLead(desk, named, secret, visitorAddress(request));
    return "failure" in withdrawn ? withdrawn : { ok: { content: withdrawn.ok } };
  });

async function listed(store: LeadContext["store"], receipt: string): Promise<Answer<LeadFilesResponse>> {
  if (!(await store.readFacts(headKey(receipt)))) return fail("not_found", "no_such_lead");
  const files: FileStatus[] = [];
  for (const file of await leadFilesOf(store, receipt)) files.push(await checkParts(store, receipt, file));
  const status = files.every(({ complete }) => complete) ? "complete" : "pending";
  return { ok: { receipt, status, files } };
}

import type { AddCases2Request, AddCases2Response } from "#contract/leads/lead-form.ts";
import { fileFailure } from "../../files/file-failure.ts";
import type { RequestFailure } from "../../http/request-failure.ts";
import { StoreFailure } from "../../object-store/object-store.ts";
import { type Counted, countWithin, secondsLeft } from "../../visitor-limits/daily-limit.ts";
import { visitorAddress } from "../../visitor-limits/visitor-address.ts";
import { fail, type LeadContext, openLeadContext } from "../lead-context.ts";
import { failFull, refuseFull } from "../lead-room.ts";
import { notifyOffice } from "../notify-office.ts";
import { refuseLead, takeSealedLead, takeUnsealedLead } from "../take-lead.ts";

type Answer = { ok: Omit<AddCases2Response, "result"> } | { failure: RequestFailure };

/** Answers a submitted form with receipt number and code, or with the reason why the lead is refused. */
export const answerLead = (input: AddCases2Request, request: Request): Promise<Answer> =>
  inContext((desk) => answerAt(desk, input, request));

async function answerAt(desk: LeadContext, input: AddCases2Request, request: Request): Promise<Answer> {
  const refused = refuseLead(desk, input);
  if (refused) return refused;
  const full = await refuseFull(desk);
  if (full) return full;
  const { FASU_LEADS_PER_DAY: limit, FASU_LEAD_WEBHOOK: webhook } = desk.settings;
  if (!(await countWithin(desk.store, countedAs(input), visitorAddress(request), limit, desk.now())))
    return fail("too_many", "too_many_leads", { headers: { "retry-after": `${secondsLeft(desk.now())}` } });
  const taken = await (input.sealed === undefined
    ? takeUnsealedLead(desk, input)
    : takeSealedLead(desk, input));
  if ("failure" in taken) return taken;
  const { receipt, code, revision, isNew } = taken.ok;
  if (isNew) await notifyOffice(webhook, receipt);
  return { ok: { content: { receipt, code, revision, files: "pending" } } };
}

/**
 * The counter on which a lead is counted. Sealed and unsealed leads have separate counters, so that neither
 * uses up the daily limit of the other.
 */
export const countedAs = (lead: AddCases2Request): Counted => (lead.sealed === undefined ? "plain" : "lead");

/**
 * Runs `work` in the lead context of the running site. Returns a failure if the site takes no leads, or if
 * the store fails (see withStore).
 */
export async function inContext<T>(
  work: (desk: LeadContext) => Promise<T>,
): Promise<T | { failure: RequestFailure }> {
  const opened = await openLeadContext();
  return "failure" in opened ? opened : withStore(() => work(opened.ok));
}

/**
 * Runs `work`. If the store fails or its disk is full, returns a failure with status 503 that says that
 * nothing was lost.
 */
export async function withStore<T>(work: () => Promise<T>): Promise<T | { failure: RequestFailure }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    const failure = fileFailure(error);
    // The log tells the operator what kind of failure it was. It contains neither key nor path.
    console.error(
      JSON.stringify({ route: "leads", error: error.name, kind: failure?.kind ?? "unreachable" }),
    );
    if (failure?.kind === "full") return failFull();
    return fail("missing_part", "store_failed", { headers: { "retry-after": "5" } });
  }
}

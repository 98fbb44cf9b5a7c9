import * as z from "zod/mini";
import { LeadWithdrawRequest } from "#contract/leads/lead-files.ts";
import { LEAD_WITHDRAW_PLAIN_PATH } from "#contract/leads/lead-paths.ts";
import { readForm } from "../../http/read-body.ts";
import { answerWithdrawal } from "./answer-files.ts";
import { answerNoJsForm, type NoJsSpeech } from "./answer-no-js.ts";

/** Maximum size of the form in bytes. The form has two short fields. */
const MAX_FORM_BYTES = 10_000;

/** The page that answers the no-JS withdrawal form. */
export const answerNoJsWithdrawal = (request: Request, speech: NoJsSpeech): Promise<Response> =>
  answerNoJsForm(request, LEAD_WITHDRAW_PLAIN_PATH, speech, "notWithdrawn", async (said) => {
    const read = await readForm(request, MAX_FORM_BYTES);
    if ("failure" in read) return read;
    const typed = Object.fromEntries(new URLSearchParams(read.text));
    const decoded = z.safeParse(LeadWithdrawRequest, typed);
    if (!decoded.success) return { failure: { error: "not_found", reason: "wrong_code" } };
    const done = await answerWithdrawal(decoded.data, request);
    if ("failure" in done) return done;
    const { receipt, deleted_at: at } = done.ok.content;
    return {
      ok: {
        title: said.withdrawn,
        lines: [said.withdrawnAt.replace("{at}", () => at.slice(0, 16).replace("T", " "))],
        facts: [[said.receipt, receipt]],
        links: [{ href: said.homeTo, text: said.home }],
      },
    };
  });

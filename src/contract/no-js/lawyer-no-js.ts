import * as z from "zod/mini";
import type { Operation } from "../operation.ts";
import { LAWYER_PLAIN_PATH } from "../paths.ts";
import { MAX_CLAIM_NAME_CHARS, MAX_PERSON_CHARS } from "../recovery/lawyer-limits.ts";

const name = z._default(z.string().check(z.maxLength(MAX_CLAIM_NAME_CHARS)), "");

const person = z.optional(z.string().check(z.maxLength(MAX_PERSON_CHARS)));

/**
 * The form of the recovery page. `amount` is the index of one of the nine ranges, from 0. `person` (name and
 * firm, one per line) asks for a lawyer's page instead of the lists. `request` has the same form and asks for
 * the lead form, filled in with a request to that lawyer. If the firm is missing, the request is to no
 * particular lawyer.
 */
export const LawyerNoJsForm = z.object({
  reason: name,
  court: name,
  amount: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8))),
  person,
  request: person,
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(99_999)), 1),
});

export type LawyerNoJsForm = z.infer<typeof LawyerNoJsForm>;

/** Answers with the three lists of lawyers for a claim as a page, for browsers without JavaScript. */
export const lawyerPlain = {
  route: LAWYER_PLAIN_PATH,
  method: "POST",
  alsoBy: ["GET"],
  input: LawyerNoJsForm,
  bodies: ["application/x-www-form-urlencoded"],
  media: { "text/html": null },
  isPage: true,
  fails: ["ambiguous"],
  examples: () => ({
    claim: { reason: "保险人代位求偿权纠纷", court: "内蒙古自治区呼和浩特市中级人民法院", amount: 3 },
  }),
} satisfies Operation;

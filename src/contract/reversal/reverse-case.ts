import * as z from "zod/mini";
import { CaseRow } from "../case-row.ts";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { REVERSE_CASE_PATH } from "./reverse-fields.ts";

const MAX_CHARS = 100;

/** What a judgment in the collection says about a case. Missing fields of the form are filled in from it. */
export const FoundCase = z.extend(CaseRow, {
  cause: z.string(),
  presiding_judge: z.string(),
  panel: z.array(z.string()),
  /** The claim in yuan. */
  claim_amount: z.nullable(z.number()),
});
export type FoundCase = z.infer<typeof FoundCase>;

/**
 * The body of POST /reverse/case: a case number, with brackets of any kind. If several documents have this
 * case number, the one that names the judge (`mainjudge`) is returned, or if none does, the newest. The
 * judge's name serves no other purpose.
 */
export const ReverseCaseRequest = z.object({
  first_instance_number: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CHARS)),
  /** The court, if the visitor has chosen one. */
  court: z.optional(z.string().check(z.trim(), z.maxLength(MAX_CHARS))),
  mainjudge: z._default(z.string().check(z.trim(), z.maxLength(MAX_CHARS)), ""),
});
export type ReverseCaseRequest = z.infer<typeof ReverseCaseRequest>;

export const ReverseCaseResponse = answered({
  /** Null if the collection does not have the case number. */
  found_case: z.nullable(FoundCase),
  /** The court whose code is in the case number, if it is not the chosen one; else null. */
  other_court: z.nullable(z.string()),
});
export type ReverseCaseResponse = z.infer<typeof ReverseCaseResponse>;

/** Returns the case with a case number. */
export const reverseCase = {
  route: REVERSE_CASE_PATH,
  method: "POST",
  input: ReverseCaseRequest,
  output: ReverseCaseResponse,
  examples: ({ case_number }) => ({ number: { first_instance_number: case_number } }),
} satisfies Operation;

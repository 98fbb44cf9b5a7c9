import * as z from "zod/mini";
import { MAX_CLAIM_NAME_CHARS } from "./lawyer-limits.ts";

const name = z.string().check(z.trim(), z.maxLength(MAX_CLAIM_NAME_CHARS));
const yuan = z.coerce.number().check(z.minimum(0), z.maximum(1e12));

/**
 * The claim for which lawyers are ranked. Cause and court are given by label, id or code; empty means any.
 * `amount` and `amountMax` are the ends of one of the nine ranges, the lower one inclusive, the upper one
 * exclusive. Both are 0 for the range without an amount. Without `amountMax`, the range is the one that
 * contains `amount`.
 */
export const LawyerClaim = z.object({
  reason: z._default(name, ""),
  court: z._default(name, ""),
  amount: z.optional(yuan),
  amountMax: z.optional(yuan),
});
export type LawyerClaim = z.infer<typeof LawyerClaim>;

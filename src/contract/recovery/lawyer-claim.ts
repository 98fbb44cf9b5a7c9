import * as z from "zod/mini";
import { MAX_CLAIM_NAME_CHARS } from "./lawyer-limits.ts";

const name = z.string().check(z.trim(), z.maxLength(MAX_CLAIM_NAME_CHARS));
const yuan = z.coerce.number().check(z.minimum(0), z.maximum(1e12));

/**
 * The claim a ranking is for. Cause and court by label, id or code; empty means not restricted. `amount` and
 * `amountMax` are the ends of one of the nine ranges: the lower end belongs to it, the upper does not; 0 and 0
 * name the range without an amount; without `amountMax` the range is the one that holds `amount`.
 */
export const LawyerClaim = z.object({
  reason: z._default(name, ""),
  court: z._default(name, ""),
  amount: z.optional(yuan),
  amountMax: z.optional(yuan),
});
export type LawyerClaim = z.infer<typeof LawyerClaim>;

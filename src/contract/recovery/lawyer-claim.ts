import * as z from "zod/mini";
import { MAX_CLAIM_NAME_CHARS } from "./lawyer-limits.ts";

const name = z.string().check(z.trim(), z.maxLength(MAX_CLAIM_NAME_CHARS));
const yuan = z.coerce.number().check(z.minimum(0), z.maximum(1e12));

/**
 * The claim a ranking is for. Cause and court by label, id or code; empty means unrestricted. `amount` and
 * `amountMax` are the ends of one of the nine ranges: lower end inclusive, upper end exclusive; 0 and 0 mean
 * the range without an amount; without `amountMax` it is the range that contains `amount`.
 */
export const LawyerClaim = z.object({
  reason: z._default(name, ""),
  court: z._default(name, ""),
  amount: z.optional(yuan),
  amountMax: z.optional(yuan),
});
export type LawyerClaim = z.infer<typeof LawyerClaim>;
